import { execFileSync } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyCluster } from './base-backup.ts';
import { withClient } from './client.ts';
import { findFreePort } from './free-port.ts';
import { account, clusterFolder, DatabaseError } from './programs.ts';
import { type DatabaseServer, startServer } from './server.ts';

const dir = await mkdtemp(join(tmpdir(), 'database-'));
await chmod(dir, 0o711);
afterAll(() => rm(dir, { recursive: true }));

/** Gives a folder to the account that PostgreSQL runs as. */
function own(folder: string): void {
  if (account) execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, folder]);
}

/** Copies the folder of the first test, because to create one takes seconds. */
async function copy(name: string): Promise<string> {
  await cp(join(dir, 'admits'), join(dir, name), { recursive: true });
  own(join(dir, name));
  return join(dir, name);
}

const password = "it's a password";
const open = async (name: string, more = {}) =>
  startServer({ folder: join(dir, name), port: await findFreePort(), password, ...more });

const query = (url: string, statement: string): Promise<unknown[]> =>
  withClient(url, async (client) => (await client.query(statement)).rows);

async function kill({ pid, ended }: DatabaseServer): Promise<void> {
  process.kill(pid, 'SIGKILL');
  await ended;
}

test('admits clients with the password alone, and has checksums and one order of sorting', async () => {
  const server = await open('admits');
  await expect(query(server.url.replace(/:[^:@]*@/, ':guess@'), 'select 1')).rejects.toThrow(/password/);
  const settings = `select current_setting('data_checksums') as checksums, current_setting('fsync') as fsync,
    (select datlocale from pg_database where datname = 'postgres') as locale`;
  expect(await query(server.url, settings)).toEqual([{ checksums: 'on', fsync: 'on', locale: 'C.UTF-8' }]);
  await server.stop();
  // Another password, as after a restore on another machine.
  const again = await open('admits', { password: 'another' });
  expect(await query(again.url, 'select 1 as n')).toEqual([{ n: 1 }]);
  await again.stop();
});

// Starts mostly wait for the disk, so those of several databases wait together.
test.concurrent('has every acknowledged row after SIGKILL, also when a server without a parent still runs', async () => {
  await copy('killed');
  let server = await open('killed');
  await query(server.url, 'create table stored (n int)');
  for (let n = 1; n <= 3; n += 1) {
    await query(server.url, `insert into stored values (${n})`);
    // The third time it is left running, as when only its parent is killed.
    if (n < 3) await kill(server);
    server = await open('killed');
    expect(await query(server.url, 'select count(*)::int as n from stored')).toEqual([{ n }]);
  }
  await server.stop();
});

test.concurrent('a copy made while others write is a whole database', async () => {
  await copy('copied');
  const server = await open('copied', { isDurable: false });
  await query(
    server.url,
    'create table stored as select n, md5(n::text) from generate_series(1, 20000) as n',
  );
  let isCopying = true;
  const writing = (async () => {
    while (isCopying) await query(server.url, `update stored set md5 = md5(md5) where n % 7 = 0`);
  })();
  await withClient(server.url, (client) => copyCluster(client, join(dir, 'copied'), join(dir, 'copy')));
  isCopying = false;
  await writing;
  await server.stop();
  // As on another machine: nothing of the first one is there.
  await rename(join(dir, 'copied'), join(dir, 'gone'));
  own(join(dir, 'copy'));
  const restored = await open('copy', { isDurable: false });
  expect(await query(restored.url, 'select count(*)::int as n from stored')).toEqual([{ n: 20_000 }]);
  await restored.stop();
});

const damages: Record<string, (path: string) => Promise<void>> = {
  'with an overwritten control file': (path) =>
    writeFile(join(path, 'global/pg_control'), Buffer.alloc(8192, 7)),
  'without its version': (path) => rm(join(path, 'PG_VERSION')),
  'without its tables': (path) => rm(join(path, 'base'), { recursive: true }),
};

test.concurrent.each(Object.entries(damages))(
  'rejects a database %s in one sentence',
  async (name, damage) => {
    const path = await copy(name);
    await damage(path);
    const before = await readdir(path);
    const error = await open(name).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(DatabaseError);
    expect(String(error)).toMatch(/cannot be opened \(.+\).*npm run restore/);
    expect(String(error).split('\n')).toHaveLength(1);
    expect(await readdir(path)).toEqual(before);
  },
);

test.runIf(account)('works for root in a folder that only root may enter', { concurrent: true }, async () => {
  const dataDir = join(dir, 'root/data');
  await mkdir(dataDir, { recursive: true });
  await chmod(join(dir, 'root'), 0o700);
  const folder = clusterFolder(dataDir);
  expect(folder).not.toContain(dataDir);
  const server = await startServer({ folder, port: await findFreePort(), password, isDurable: false });
  expect(await query(server.url, 'select 1 as n')).toEqual([{ n: 1 }]);
  await server.stop();
  await rm(folder, { recursive: true });
});
