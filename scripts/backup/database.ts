import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import {
  account,
  clusterFolder,
  copyCluster,
  createFolder,
  databasePassword,
  lockFolder,
  startServer,
  withClient,
} from '@riverfront/database';
import { findFreePort } from '@riverfront/database/free-port';
import { run } from '../node.ts';
import { assertReachable, isReachable } from '../postgres.ts';
import { UserError } from '../user-error.ts';

/** The database of an installation, as backup and restoration use it. */
export type BackupDatabase = ReturnType<typeof serverDatabase>;

/** A database on a PostgreSQL server, by `pg_dump`, `pg_restore` and `psql`. */
export function serverDatabase(url: string) {
  const address = new URL(url);
  // The password goes into the environment, because `ps` shows arguments to everybody.
  const password = address.password && { PGPASSWORD: decodeURIComponent(address.password) };
  address.password = '';
  const runTool = async (name: string, ...args: string[]) => {
    const missing = `${name} is not installed. Install PostgreSQL's client programs of at least the server's version (Debian: postgresql-client).`;
    const { code, output } = await run(name, args, { env: { ...password } }).catch((error) => {
      throw error.code === 'ENOENT' ? new UserError(missing) : error;
    });
    if (code !== 0) throw new UserError(`${name} failed:\n${output.trim()}`);
  };
  const execute = (sql: string, values?: unknown[]): Promise<Record<string, unknown>[]> =>
    withClient(url, async (client) => (await client.query(sql, values)).rows);
  const isEmpty = async () =>
    (await execute(`select from pg_tables where schemaname in ('public', 'pgboss') limit 1`)).length === 0;
  const copyTo = (path: string) =>
    runTool('pg_dump', '--format=custom', ...portable, `--file=${path}`, `--dbname=${address.href}`);
  return {
    /** Name of its copy in a backup. */
    copyName: 'database.dump',
    /** Copies it, also while it is in use. */
    copyTo,
    /** Runs SQL, also while it is in use. */
    execute,
    isEmpty,
    /** @throws {UserError} while something else uses it */
    async assertUnused(): Promise<void> {
      await assertReachable(url);
      const users = await execute(`select from pg_stat_activity where datname = current_database()
        and pid <> pg_backend_pid() and backend_type = 'client backend'`);
      if (users.length > 0)
        throw new UserError(
          `The database of DATABASE_URL is in use by ${users.length} connections: stop every site and staff side, then try again.`,
        );
    },
    /**
     * Replaces it by a copy, on which `sql` is run. When that fails, it is as it was.
     * @param aside a path without extension, for what was there
     * @returns where that is now
     */
    async restore(path: string, sql: string, aside: string): Promise<string | undefined> {
      await mkdir(dirname(aside), { recursive: true });
      const before = (await isEmpty()) ? undefined : `${aside}.dump`;
      if (before) await copyTo(before);
      const script = `${aside}.sql`;
      try {
        await runTool('pg_restore', ...portable, `--file=${script}`, path);
        const parts = [`--command=${dropSchemas}`, `--file=${script}`, `--command=${sql}`];
        const options = ['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1'];
        await runTool('psql', ...options, ...parts, `--dbname=${address.href}`);
      } finally {
        await rm(script, { force: true });
      }
      return before;
    },
  };
}

const portable = ['--no-owner', '--no-privileges'];

/** `pg_restore --clean` would leave what the dump does not have. */
const dropSchemas = `do $$ declare name text; begin
  for name in select nspname from pg_namespace where nspname !~ '^(pg_|information_schema$)'
  loop execute format('drop schema %I cascade', name); end loop; end $$; create schema public`;

/** The embedded database of a data folder, by PostgreSQL's base backup. @param url where Riverfront serves it */
export function embeddedDatabase(dataDir: string, url: string): BackupDatabase {
  const folder = clusterFolder(dataDir);
  let isLocked = false;
  async function assertUnused() {
    isLocked ||= lockFolder(dataDir);
    if (!isLocked || (await isReachable(url)))
      throw new UserError(`The database in ${dataDir} is in use: stop Riverfront, then try again.`);
  }
  type Client = Parameters<Parameters<typeof withClient>[1]>[0];
  async function connect<T>(work: (client: Client) => Promise<T>): Promise<T> {
    if (!isLocked && (await isReachable(url))) return withClient(url, work);
    if (!existsSync(folder)) throw new UserError(`There is no database in ${dataDir}.`);
    await assertUnused();
    const [port, password] = [await findFreePort(), databasePassword(dataDir)];
    const server = await startServer({ folder, port, password });
    return await withClient(server.url, work).finally(server.stop);
  }
  return {
    copyName: 'database',
    copyTo: (path) => connect((client) => copyCluster(client, folder, path)),
    execute: (sql, values) => connect(async (client) => (await client.query(sql, values)).rows),
    isEmpty: async () => !existsSync(folder),
    assertUnused,
    async restore(path, sql, aside) {
      const draft = `${folder}.partial`;
      const before = existsSync(folder) ? `${folder}.${basename(aside)}` : undefined;
      createFolder(draft);
      await cp(path, draft, { recursive: true });
      // As root, PostgreSQL runs as another account.
      if (account) await run('chown', ['-R', `${account.uid}:${account.gid}`, draft]);
      if (before) await rename(folder, before);
      try {
        await rename(draft, folder);
        await connect((client) => client.query(sql));
      } catch (error) {
        await rm(folder, { recursive: true, force: true });
        if (before) await rename(before, folder);
        throw error;
      }
      return before;
    },
  };
}
