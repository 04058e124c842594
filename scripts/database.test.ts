import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { embeddedUrl } from '@riverfront/database';
import { findFreePort } from '@riverfront/database/free-port';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { env } from './env.ts';
import { select } from './postgres.ts';

const folder = await mkdtemp(join(tmpdir(), 'riverfront-database-'));
const port = await findFreePort();
let server: ChildProcess;

describe('the process of the embedded database', () => {
  beforeAll(async () => {
    // As an earlier version left it.
    await chmod(folder, 0o755);
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

  test('serves a client with the password of the folder', async () => {
    expect(await select(embeddedUrl(folder, port), 'select 7 as n')).toEqual([{ n: 7 }]);
  });

  test.skipIf(process.platform === 'win32')(
    'denies other accounts access to the folder and each new file',
    async () => {
      const modeOf = async (path: string) => (await stat(path)).mode & 0o777;
      // Through root's folder PostgreSQL passes, which runs as another account.
      expect(await modeOf(folder)).toBe(process.getuid?.() === 0 ? 0o711 : 0o700);
      for (const name of await readdir(folder))
        expect([name, (await modeOf(join(folder, name))) & 0o077]).toEqual([name, 0]);
    },
  );
});
