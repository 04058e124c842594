import { chmod, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { makeTestFolder } from '@riverfront/backend/testing/close-at-end';
import { clusterFolder, databasePassword, embeddedUrl, startServer, withClient } from '@riverfront/database';
import { findFreePort } from '@riverfront/database/free-port';
import { createTestDatabase } from '@riverfront/database/testing';
import { expect, test } from 'vitest';
import { embeddedDatabase, serverDatabase } from './backup/database.ts';
import { createBackup, restoreBackup } from './backup.ts';
import { run } from './node.ts';

const dir = await makeTestFolder();
// As root, PostgreSQL runs as another account, which has to pass.
await chmod(dir, 0o711);

const known = ['20260101_000000_baseline'];

/** What a restore looks at; a database with all its tables takes ten times as long. */
const setUp = `create table backups (files int, error varchar);
  create table payload_migrations (id serial primary key, name varchar, batch numeric);
  insert into payload_migrations (name, batch) values ('${known[0]}', 1);
  create table users_sessions (id varchar);
  create table content_revision (id serial primary key, value varchar, updated_at timestamptz);
  insert into content_revision (value) values ('before')`;

const { output: tools } = await run('pg_dump', ['--version']).catch(() => ({ output: '' }));
const hasTools = Number(/\d+/.exec(tools)?.[0]) >= 18;

/** Loses nothing where the target is not empty. */
test.for(['embedded', 'server'])('backs up and restores %s', { timeout: 180_000 }, async (kind, { skip }) => {
  skip(kind === 'server' && !hasTools, 'needs pg_dump 18');
  const dataDir = join(dir, kind);
  for (const folder of ['media', 'resumes']) await mkdir(join(dataDir, folder), { recursive: true });
  const [port, folder] = [await findFreePort(), clusterFolder(dataDir)];
  const url = kind === 'server' ? (await createTestDatabase()).url : embeddedUrl(dataDir, port);
  const start = () => startServer({ folder, port, password: databasePassword(dataDir) });
  const database = kind === 'server' ? serverDatabase(url) : embeddedDatabase(dataDir, port);
  const files = ['media', 'resumes'].map((name) => ({ name, folder: join(dataDir, name) }));
  const secret = { name: 'secret', folder: dataDir, only: 'payload-secret' };
  const target = { database, files: [...files, secret], backupDir: join(dir, 'backups') };
  const write = (path: string, text: string) => writeFile(join(dataDir, path), text);
  const read = (path: string) => readFile(resolve(dataDir, path), 'utf8');
  const media = async () => (await readdir(join(dataDir, 'media'))).filter((name) => !name.startsWith('.'));
  if (kind === 'embedded') await (await start()).stop();
  await database.execute(setUp);
  await write('media/logo.svg', 'a logo');
  await write('resumes/one', 'a résumé');
  await write('payload-secret', 'a secret');

  const { folder: from, count } = await createBackup(target);
  expect(count).toBe(3);
  expect(await database.execute('select files from backups')).toEqual([{ files: 3 }]);
  await expect(restoreBackup(dir, target, { known })).rejects.toThrow('is no backup for this database');
  await expect(restoreBackup(from, target, { known })).rejects.toThrow('Add --force');

  // The usual disaster: the database is lost; the files are not, and newer.
  if (kind === 'embedded') await rm(folder, { recursive: true });
  else await database.execute('drop schema public cascade; create schema public');
  await write('media/logo.svg', 'a newer logo');
  await write('media/newer.png', 'newer');
  await write('payload-secret', 'a newer secret');
  const force = { known, force: true };
  const newer = restoreBackup(from, target, { ...force, known: ['another'] });
  await expect(newer).rejects.toThrow(/everything is as it was before.*newer version/s);
  expect([await database.isEmpty(), await read('media/logo.svg')]).toEqual([true, 'a newer logo']);
  const broken = { name: 'resumes', folder: join(dataDir, 'media/logo.svg/below') };
  const failed = restoreBackup(from, { ...target, files: target.files.toSpliced(1, 1, broken) }, force);
  await expect(failed).rejects.toThrow('everything is as it was before');
  expect([await media(), await read('payload-secret')]).toEqual([
    ['logo.svg', 'newer.png'],
    'a newer secret',
  ]);
  const [aside = ''] = await restoreBackup(from, target, force);
  expect([await media(), await read(`${aside}/newer.png`)]).toEqual([['logo.svg'], 'newer']);
  expect([await read('resumes/one'), await read('payload-secret')]).toEqual(['a résumé', 'a secret']);

  const server = kind === 'embedded' ? await start() : undefined;
  await withClient(url, () => expect(restoreBackup(from, target, force)).rejects.toThrow('in use'));
  await server?.stop();
  expect(await restoreBackup(from, target, force)).toHaveLength(4);
  expect(await database.execute('select value from content_revision')).not.toEqual([{ value: 'before' }]);
});

test('leaves nothing of a backup that fails', async () => {
  const database = serverDatabase('postgres://nobody@127.0.0.1:1/nothing');
  const backup = createBackup({ database, files: [], backupDir: join(dir, 'failed') });
  await expect(backup).rejects.toThrow('pg_dump');
  expect(await readdir(join(dir, 'failed'))).toEqual([]);
});
