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
  const db = await openDatabase(join(folder, 'intact'));
  await db.close();
});
afterAll(() => rm(folder, { recursive: true }));

/** Copies the intact database and damages the copy. */
async function copyDamaged(name: string, damage: (path: string) => Promise<void>): Promise<string> {
  const path = join(folder, name);
  await cp(join(folder, 'intact'), path, { recursive: true });
  await damage(path);
  return path;
}

const damages: Record<string, (path: string) => Promise<void>> = {
  'with an overwritten control file': (path) =>
    writeFile(join(path, 'global/pg_control'), Buffer.alloc(8192, 7)),
  'without its version': (path) => rm(join(path, 'PG_VERSION')),
  'without its tables': (path) => rm(join(path, 'base'), { recursive: true }),
};

test.each(Object.entries(damages))('rejects a database %s and leaves it unchanged', async (name, damage) => {
  const path = await copyDamaged(name, damage);
  const before = await readdir(path);
  await expect(openDatabase(path)).rejects.toThrow(DamagedDatabaseError);
  expect(await readdir(path)).toEqual(before);
});

test('the server prints one line that says what happened and how to restore', async () => {
  await copyDamaged('data/pglite', (path) => rm(join(path, 'PG_VERSION')));
  const script = resolve(import.meta.dirname, '../../../scripts/database.ts');
  const server = spawn(process.execPath, [script], {
    env: { DATA_DIR: join(folder, 'data') },
  });
  const [printed, [code]] = await Promise.all([text(server.stderr), once(server, 'exit')]);
  expect(code).toBe(1);
  expect(printed.trim().split('\n')).toHaveLength(1);
  expect(printed).toMatch(/cannot be opened.*npm run restore/);
});
