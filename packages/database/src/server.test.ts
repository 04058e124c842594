import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DatabaseServer, serveDatabase } from './server.ts';
import { message } from './wire.ts';

let db: PGlite;
let server: DatabaseServer;

beforeAll(async () => {
  db = await PGlite.create();
  server = await serveDatabase(db, { idleInTransactionMs: 200, maxConnections: 30, signInMs: 300 });
});

afterAll(async () => {
  await server.stop();
  await db.close();
});

async function connected(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  return client;
}

/** A client that speaks the protocol by hand, to break off in the middle. */
async function rawConnection(): Promise<Duplex> {
  const client = await connected();
  client.on('error', () => {});
  const { stream } = client.connection;
  stream.removeAllListeners('data');
  return stream;
}

/** A client that has not said its password. */
function stranger(): Socket {
  const { hostname, port } = new URL(server.url);
  return connect(Number(port), hostname);
}

const hello = Buffer.from('\0\0\0\x11\0\x03\0\0user\0me\0\0', 'latin1');

function withPassword(password: string): string {
  const url = new URL(server.url);
  url.password = password;
  return url.href;
}

describe('serveDatabase', () => {
  test('keeps batches apart that do not fit into one packet', async () => {
    const pool = new pg.Pool({ connectionString: server.url, max: 16 });
    const long = 'x'.repeat(150_000);
    const answers = await Promise.all(
      Array.from({ length: 200 }, async (_, i) => {
        const { rows } =
          i % 2 === 0
            ? await pool.query('select $1::int as i', [i])
            : await pool.query('select length($1::text) as length, $2::int as i', [long, i]);
        return rows[0].i as number;
      }),
    );
    expect(answers).toEqual(answers.map((_, i) => i));
    await pool.end();
  });

  test('runs transactions one after the other', async () => {
    const pool = new pg.Pool({ connectionString: server.url, max: 8 });
    await pool.query('create table counter (n int); insert into counter values (0)');
    await Promise.all(
      Array.from({ length: 40 }, async () => {
        const client = await pool.connect();
        await client.query('begin');
        const { rows } = await client.query('select n from counter');
        await client.query('update counter set n = $1', [rows[0].n + 1]);
        await client.query('commit');
        client.release();
      }),
    );
    expect((await pool.query('select n from counter')).rows).toEqual([{ n: 40 }]);
    await pool.end();
  });

  test('lets two clients prepare a statement under one name', async () => {
    const [one, two] = await Promise.all([connected(), connected()]);
    const ask = async (client: pg.Client, text: string) =>
      (await client.query({ name: 'same', text, values: [1] })).rows[0];
    expect(await ask(one, 'select $1::int as a')).toEqual({ a: 1 });
    expect(await ask(two, 'select $1::int as b')).toEqual({ b: 1 });
    expect(await ask(one, 'select $1::int as a')).toEqual({ a: 1 });
    await Promise.all([one.end(), two.end()]);
  });

  test('goes on after an error inside a batch', async () => {
    const client = await connected();
    await expect(client.query('select 1 / $1::int', [0])).rejects.toThrow('division by zero');
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await client.end();
  });

  test('ends a transaction that its client forgot, and that connection', async () => {
    const [forgetful, patient] = await Promise.all([connected(), connected()]);
    const failed = new Promise((resolve) => forgetful.on('error', resolve));
    await forgetful.query('create table kept (n int)');
    await forgetful.query('begin');
    await forgetful.query('insert into kept values (1)');
    expect((await patient.query('select n from kept')).rows).toEqual([]);
    expect(String(await failed)).toContain('idle-in-transaction');
    await patient.end();
  });

  test('takes back what a client that vanished had not committed', async () => {
    const [vanishing, other] = await Promise.all([rawConnection(), connected()]);
    await other.query('create table half (n int)');
    vanishing.write(message('Q', 'begin; insert into half values (1)\0'));
    await once(vanishing, 'data');
    vanishing.destroy();
    expect((await other.query('select n from half')).rows).toEqual([]);
    await other.end();
  });

  test.each(['', 'postgres', '0'.repeat(64)])('rejects the password "%s"', async (password) => {
    const client = new pg.Client({ connectionString: withPassword(password) });
    await expect(client.connect()).rejects.toThrow(/password/);
    await client.end();
  });

  test('runs nothing for a client that has not proved the password', async () => {
    const client = await connected();
    await client.query('create table guarded (n int)');
    const socket = stranger();
    const answer = buffer(socket);
    socket.write(Buffer.concat([hello, message('Q', 'insert into guarded values (1)\0')]));
    expect((await answer).toString('latin1')).toContain('password authentication failed');
    expect((await client.query('select n from guarded')).rows).toEqual([]);
    await client.end();
  });

  test('lets go of a client that does not prove the password in time', async () => {
    const socket = stranger();
    socket.write(hello);
    await once(socket.resume(), 'close', { signal: AbortSignal.timeout(5_000) });
    expect(socket.destroyed).toBe(true);
  });

  test.each([
    ['sends much', Buffer.alloc(20_000, 1)],
    ['states a length of 0', Buffer.alloc(8)],
    ['states a length below 0', Buffer.alloc(8, 0xff)],
  ])('lets go of a stranger that %s', async (_, bytes) => {
    const socket = stranger().on('error', () => {});
    socket.write(bytes);
    await once(socket.resume(), 'close', { signal: AbortSignal.timeout(250) });
    expect(socket.destroyed).toBe(true);
  });

  test('says so when there are too many clients', async () => {
    const clients = await Promise.all(Array.from({ length: 30 }, connected));
    await expect(connected()).rejects.toThrow('too many clients');
    await Promise.all(clients.map((client) => client.end()));
  });
});
