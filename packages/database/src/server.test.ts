import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DatabaseServer, serveDatabase } from './server.ts';
import { message } from './wire.ts';

let db: PGlite;
let server: DatabaseServer;

beforeAll(async () => {
  db = await PGlite.create();
  server = await serveDatabase(db, { idleInTransactionMs: 200, maxConnections: 30 });
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
async function rawConnection(): Promise<Socket> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  const hello = Buffer.from('\0\0\0\0\0\x03\0\0user\0postgres\0\0', 'latin1');
  hello.writeInt32BE(hello.length);
  socket.write(hello);
  await once(socket, 'data');
  return socket;
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

  test('says so when there are too many clients', async () => {
    const clients = await Promise.all(Array.from({ length: 30 }, connected));
    await expect(connected()).rejects.toThrow('too many clients');
    await Promise.all(clients.map((client) => client.end()));
  });
});
