import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { embeddedUrl } from '@riverfront/database';
import { findFreePort } from '@riverfront/database/free-port';
import { expect, test } from 'vitest';
import { env } from './env.ts';
import { select } from './postgres.ts';

test.skipIf(process.platform === 'win32')(
  'serves whoever has the password, and denies other accounts access to the folder and each new file',
  { timeout: 60_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'riverfront-database-'));
    const port = await findFreePort();
    // As another program may have created it.
    await chmod(folder, 0o755);
    const server = spawn(process.execPath, [join(import.meta.dirname, 'database.ts')], {
      env: { ...env.inherited, DATA_DIR: folder, DATABASE_PORT: String(port), DATABASE_URL: '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [printed] = await once(server.stdout, 'data');
    expect(String(printed)).not.toContain(new URL(embeddedUrl(folder, port)).password);
    expect(await select(embeddedUrl(folder, port), 'select 7 as n')).toEqual([{ n: 7 }]);
    const modeOf = async (path: string) => (await stat(path)).mode & 0o777;
    // Through root's folder PostgreSQL passes, which runs as another account.
    expect(await modeOf(folder)).toBe(process.getuid?.() === 0 ? 0o711 : 0o700);
    for (const name of await readdir(folder))
      expect([name, (await modeOf(join(folder, name))) & 0o077]).toEqual([name, 0]);
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true });
  },
);
