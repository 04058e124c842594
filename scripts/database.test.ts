import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { embeddedUrl, openDatabase } from '@riverfront/database';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { env } from './env.ts';

const folder = await mkdtemp(join(tmpdir(), 'riverfront-database-'));
const port = await freePort();
let server: ChildProcess;

describe('the embedded database of a data folder that has no password yet', () => {
  beforeAll(async () => {
    // As a version before passwords left it, open to every account.
    const db = await openDatabase(join(folder, 'pglite'));
    await db.exec('create table kept (n int); insert into kept values (7)');
    await db.close();
    await chmod(folder, 0o755);
    await chmod(join(folder, 'pglite'), 0o755);

    server = spawn(process.execPath, [join(import.meta.dirname, 'database.ts')], {
      env: { ...env.inherited, DATA_DIR: folder, DATABASE_PORT: String(port), DATABASE_URL: '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [said] = server.stdout ? await once(server.stdout, 'data') : [];
    expect(String(said)).not.toContain(new URL(embeddedUrl(folder, port)).password);
  }, 60_000);

  afterAll(async () => {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  });

  test('rejects a client without the password', async () => {
    await expect(rowsOf(`postgres://postgres@127.0.0.1:${port}/postgres`)).rejects.toThrow(/password/);
    await expect(rowsOf(`postgres://postgres:guess@127.0.0.1:${port}/postgres`)).rejects.toThrow(/password/);
  });

  test('serves everything in it to a client that knows the password', async () => {
    expect(await rowsOf(embeddedUrl(folder, port))).toEqual([{ n: 7 }]);
  });

  test.skipIf(process.platform === 'win32')('is closed to other accounts, as is each new file', async () => {
    const modeOf = async (path: string) => (await stat(path)).mode & 0o777;
    expect(await modeOf(folder)).toBe(0o700);
    for (const name of await readdir(folder))
      if (name !== 'pglite') expect([name, (await modeOf(join(folder, name))) & 0o077]).toEqual([name, 0]);
  });
});

async function rowsOf(connectionString: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString });
  try {
    await client.connect();
    return (await client.query('select n from kept')).rows;
  } finally {
    await client.end();
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
