import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createBackup, removeOldBackups } from './create-backup.ts';
import type { BackupDatabase } from './database.ts';
import { readManifest, verifyBackup } from './manifest.ts';

let dir = '';
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'backup-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

test('links what has not changed since the last backup, and copies the rest', async () => {
  const [folder, to] = [join(dir, 'linked'), join(dir, 'linked-backups')];
  const folders = { media: join(folder, 'media'), resumes: join(folder, 'resumes') };
  for (const path of Object.values(folders)) await mkdir(path, { recursive: true });
  const contents = { version: '18', migrations: [], counts: {}, media: [], resumes: [] };
  const database = {
    kind: 'postgres' as const,
    file: 'database.dump',
    dump: (path: string) => writeFile(path, 'rows').then(() => contents),
    inspectDump: async () => undefined,
  } as unknown as BackupDatabase;
  vi.useFakeTimers({ toFake: ['Date'] });
  const back = (day: number) => {
    vi.setSystemTime(new Date(2026, 10, day));
    return createBackup({ database, folders, to, appVersion: '1' });
  };
  await writeFile(join(folders.resumes, 'same'), 'one');
  await writeFile(join(folders.media, 'changed'), 'one');
  await back(1);
  await writeFile(join(folders.media, 'changed'), 'two');
  await utimes(join(folders.media, 'changed'), 1, 1);
  const second = await back(2);
  const third = await back(3);
  vi.useRealTimers();
  const links = async (path: string) => (await stat(join(third.folder, path))).nlink;
  expect([await links('resumes/same'), await links('media/changed')]).toEqual([3, 2]);
  expect([...second.linked.keys()]).toEqual(['resumes/same']);
  for (const { folder } of [second, third]) await verifyBackup(folder, database);
  expect(await readFile(join(third.folder, 'media/changed'), 'utf8')).toBe('two');
});

test('removes backups that are too old or were killed, and neither the newest nor anything else', async () => {
  const folder = join(dir, 'old');
  const [old, killed, running] = ['2026-10-01T02', '2026-11-20T02', '2026-11-21T01'];
  const names = [
    `${old}-00-00Z`,
    '2026-10-05T02-00-00Z',
    `${killed}-00-00Z.partial`,
    `${running}-00-00Z.partial`,
  ];
  for (const name of [...names.map((one) => `riverfront-${one}`), 'mine'])
    await mkdir(join(folder, name), { recursive: true });
  expect(await removeOldBackups(folder, 35, new Date('2026-11-21T02:00:00Z'))).toEqual([
    `riverfront-${killed}-00-00Z.partial`,
    `riverfront-${old}-00-00Z`,
  ]);
  await expect(readManifest(join(folder, `riverfront-${running}-00-00Z.partial`))).rejects.toThrow(
    'was killed',
  );
});

test('leaves nothing of a backup that fails', async () => {
  const to = join(dir, 'failed');
  const database = {
    file: 'database.dump',
    dump: () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })),
  } as unknown as BackupDatabase;
  const folders = { media: join(dir, 'none'), resumes: join(dir, 'none') };
  await expect(createBackup({ database, folders, to, appVersion: '1' })).rejects.toThrow('the disk is full');
  expect(await readdir(to)).toEqual([]);
});
