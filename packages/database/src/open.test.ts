import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DamagedDatabaseError, openDatabase } from './open.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'open-'));
  const db = await openDatabase(join(folder, 'whole'));
  await db.close();
});
afterAll(() => rm(folder, { recursive: true }));

/** A copy of a whole database, with what happens to it. */
async function damaged(name: string, damage: (path: string) => Promise<void>): Promise<string> {
  const path = join(folder, name);
  await cp(join(folder, 'whole'), path, { recursive: true });
  await damage(path);
  return path;
}

const damages: Record<string, (path: string) => Promise<void>> = {
  'with an overwritten control file': (path) =>
    writeFile(join(path, 'global/pg_control'), Buffer.alloc(8192, 7)),
  'without its version': (path) => rm(join(path, 'PG_VERSION')),
  'without its tables': (path) => rm(join(path, 'base'), { recursive: true }),
};

test.each(Object.entries(damages))('refuses a database %s and leaves it as it is', async (name, damage) => {
  const path = await damaged(name, damage);
  const before = await readdir(path);
  await expect(openDatabase(path)).rejects.toThrow(DamagedDatabaseError);
  expect(await readdir(path)).toEqual(before);
});

test('the server says in one sentence what happened and how to restore', async () => {
  await damaged('data/pglite', (path) => rm(join(path, 'PG_VERSION')));
  const script = resolve(import.meta.dirname, '../../../scripts/database.ts');
  const server = spawn(process.execPath, [script], {
    env: { DATA_DIR: join(folder, 'data') },
  });
  const [said, [code]] = await Promise.all([text(server.stderr), once(server, 'exit')]);
  expect(code).toBe(1);
  expect(said.trim().split('\n')).toHaveLength(1);
  expect(said).toMatch(/cannot be opened.*npm run restore/);
});
