import { once } from 'node:events';
import { connect as connectSocket, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type DatabaseServer, type ServeOptions, serveDatabase } from './server.ts';
import { message } from './wire.ts';

let db: PGlite;
let server: DatabaseServer;

beforeAll(async () => {
  db = await PGlite.create();
  server = await serveDatabase(db, { maxConnections: 30 });
});

afterAll(async () => {
  await server.stop();
  await db.close();
});

/** Starts a server of its own for a test of a short timeout, which a busy machine exceeds elsewhere. */
async function startServer(options: ServeOptions): Promise<DatabaseServer> {
  const own = await PGlite.create();
  const started = await serveDatabase(own, options);
  onTestFinished(async () => {
    await started.stop();
    await own.close();
  });
  return started;
}

async function connect({ url } = server): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

/** Connects a client whose raw protocol stream the test uses. */
async function connectRaw(): Promise<Duplex> {
  const client = await connect();
  client.on('error', () => {});
  const { stream } = client.connection;
  stream.removeAllListeners('data');
  return stream;
}

/** Connects a socket that does not authenticate. */
function connectUnauthenticated({ url } = server): Socket {
  const { hostname, port } = new URL(url);
  return connectSocket(Number(port), hostname);
}

const startup = Buffer.from('\0\0\0\x11\0\x03\0\0user\0me\0\0', 'latin1');

function withPassword(password: string): string {
  const url = new URL(server.url);
  url.password = password;
  return url.href;
}

describe('serveDatabase', () => {
  test('keeps batches apart that span several packets', async () => {
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

  test('serialises transactions', async () => {
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

  test('keeps prepared statements of two clients with the same name apart', async () => {
    const [one, two] = await Promise.all([connect(), connect()]);
    const ask = async (client: pg.Client, text: string) =>
      (await client.query({ name: 'same', text, values: [1] })).rows[0];
    expect(await ask(one, 'select $1::int as a')).toEqual({ a: 1 });
    expect(await ask(two, 'select $1::int as b')).toEqual({ b: 1 });
    expect(await ask(one, 'select $1::int as a')).toEqual({ a: 1 });
    await Promise.all([one.end(), two.end()]);
  });

  test('continues after an error inside a batch', async () => {
    const client = await connect();
    await expect(client.query('select 1 / $1::int', [0])).rejects.toThrow('division by zero');
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await client.end();
  });

  test('closes a connection that leaves its transaction idle', async () => {
    const impatient = await startServer({ idleInTransactionMs: 1_000 });
    const [forgetful, patient] = await Promise.all([connect(impatient), connect(impatient)]);
    const failed = new Promise((resolve) => forgetful.on('error', resolve));
    await forgetful.query('create table kept (n int)');
    await forgetful.query('begin');
    await forgetful.query('insert into kept values (1)');
    expect((await patient.query('select n from kept')).rows).toEqual([]);
    expect(String(await failed)).toContain('idle-in-transaction');
    await patient.end();
  });

  test('rolls back what a client that vanished had not committed', async () => {
    const [vanishing, other] = await Promise.all([connectRaw(), connect()]);
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

  test('runs nothing for an unauthenticated client', async () => {
    const client = await connect();
    await client.query('create table guarded (n int)');
    const socket = connectUnauthenticated();
    const answer = buffer(socket);
    socket.write(Buffer.concat([startup, message('Q', 'insert into guarded values (1)\0')]));
    expect((await answer).toString('latin1')).toContain('password authentication failed');
    expect((await client.query('select n from guarded')).rows).toEqual([]);
    await client.end();
  });

  test('disconnects a client that does not authenticate in time', async () => {
    const socket = connectUnauthenticated(await startServer({ authenticationMs: 300 }));
    socket.write(startup);
    await once(socket.resume(), 'close', { signal: AbortSignal.timeout(5_000) });
    expect(socket.destroyed).toBe(true);
  });

  test.each([
    ['sends much', Buffer.alloc(20_000, 1)],
    ['states a length of 0', Buffer.alloc(8)],
    ['states a length below 0', Buffer.alloc(8, 0xff)],
  ])('disconnects an unauthenticated client that %s', async (_, bytes) => {
    const socket = connectUnauthenticated().on('error', () => {});
    socket.write(bytes);
    await once(socket.resume(), 'close', { signal: AbortSignal.timeout(5_000) });
    expect(socket.destroyed).toBe(true);
  });

  test('rejects a client when there are too many', async () => {
    const clients = await Promise.all(Array.from({ length: 30 }, () => connect()));
    await expect(connect()).rejects.toThrow('too many clients');
    await Promise.all(clients.map((client) => client.end()));
  });
});
