import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { embeddedUrl, openDatabase } from '@riverfront/database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { env } from './env.ts';
import { select } from './postgres.ts';

const folder = await mkdtemp(join(tmpdir(), 'riverfront-database-'));
const port = await findFreePort();
let server: ChildProcess;

describe('the embedded database of a data folder without a password', () => {
  beforeAll(async () => {
    // As a version without passwords left it, accessible to every account.
    const db = await openDatabase(join(folder, 'pglite'));
    await db.exec('create table stored (n int); insert into stored values (7)');
    await db.close();
    await chmod(folder, 0o755);
    await chmod(join(folder, 'pglite'), 0o755);

    server = spawn(process.execPath, [join(import.meta.dirname, 'database.ts')], {
      env: { ...env.inherited, DATA_DIR: folder, DATABASE_PORT: String(port), DATABASE_URL: '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [printed] = server.stdout ? await once(server.stdout, 'data') : [];
    expect(String(printed)).not.toContain(new URL(embeddedUrl(folder, port)).password);
  }, 60_000);

  afterAll(async () => {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  });

  test('rejects a client without the password', async () => {
    await expect(readRows(`postgres://postgres@127.0.0.1:${port}/postgres`)).rejects.toThrow(/password/);
    await expect(readRows(`postgres://postgres:guess@127.0.0.1:${port}/postgres`)).rejects.toThrow(
      /password/,
    );
  });

  test('serves the stored rows to a client with the password', async () => {
    expect(await readRows(embeddedUrl(folder, port))).toEqual([{ n: 7 }]);
  });

  test.skipIf(process.platform === 'win32')(
    'denies other accounts access to the folder and each new file',
    async () => {
      const modeOf = async (path: string) => (await stat(path)).mode & 0o777;
      expect(await modeOf(folder)).toBe(0o700);
      for (const name of await readdir(folder))
        if (name !== 'pglite') expect([name, (await modeOf(join(folder, name))) & 0o077]).toEqual([name, 0]);
    },
  );
});

const readRows = (databaseUrl: string) => select(databaseUrl, 'select n from stored');

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
