import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import {
  clusterFolder,
  copyCluster,
  databasePassword,
  embeddedUrl,
  lockFolder,
  placeCluster,
  startServer,
  withClient,
} from '@riverfront/database';
import { findFreePort } from '@riverfront/database/free-port';
import { UserError } from '../command.ts';
import { run } from '../node.ts';
import { select } from '../stack/database.ts';

/** The database of an installation, as backup and restoration use it. */
export type BackupDatabase = ReturnType<typeof serverDatabase>;

const query = (url: string, sql: string, values?: unknown[]): Promise<Record<string, unknown>[]> =>
  withClient(url, async (client) => (await client.query(sql, values)).rows);

/** A database on a PostgreSQL server, by `pg_dump` and `psql`. */
export function serverDatabase(url: string) {
  const address = new URL(url);
  // The password goes into the environment, because `ps` shows arguments to everybody.
  const password = address.password && { PGPASSWORD: decodeURIComponent(address.password) };
  address.password = '';
  const runTool = async (name: string, ...args: string[]) => {
    const missing = `${name} is missing: install PostgreSQL's client programs, of the server's version or newer.`;
    const { code, output } = await run(name, args, { env: { ...password } }).catch((error) => {
      throw error.code === 'ENOENT' ? new UserError(missing) : error;
    });
    if (code !== 0) throw new UserError(`${name} failed:\n${output.trim()}`);
  };
  const isEmpty = async () =>
    (await query(url, `select from pg_tables where schemaname in ('public', 'pgboss') limit 1`)).length === 0;
  const copyTo = (path: string) =>
    runTool('pg_dump', '--no-owner', '--no-privileges', `--file=${path}`, `--dbname=${address.href}`);
  return {
    /** Name of its copy in a backup. */
    copyName: 'database.sql',
    /** Copies it, also while it is in use. */
    copyTo,
    /** Runs SQL, also while it is in use. */
    execute: (sql: string, values?: unknown[]) => query(url, sql, values),
    isEmpty,
    /** @throws {UserError} while something else uses it */
    async assertUnused(): Promise<void> {
      const others = `select from pg_stat_activity where datname = current_database()
        and pid <> pg_backend_pid() and backend_type = 'client backend'`;
      const { length } = await select(url, others);
      if (length > 0)
        throw new UserError(`The database is in use by ${length} connections: stop sites and staff sides.`);
    },
    /**
     * Replaces it by a copy, on which `sql` is run. When that fails, it is as it was.
     * @param aside a path without extension, for what was there
     * @returns where that is now
     */
    async restore(path: string, sql: string, aside: string): Promise<string | undefined> {
      await mkdir(dirname(aside), { recursive: true });
      const before = (await isEmpty()) ? undefined : `${aside}.sql`;
      if (before) await copyTo(before);
      const parts = [`--command=${dropSchemas}`, `--file=${path}`, `--command=${sql}`];
      const options = ['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1'];
      await runTool('psql', ...options, ...parts, `--dbname=${address.href}`);
      return before;
    },
  };
}

/** A dump with `--clean` would leave what it does not have. */
const dropSchemas = `do $$ declare name text; begin
  for name in select nspname from pg_namespace where nspname !~ '^(pg_|information_schema$)'
  loop execute format('drop schema %I cascade', name); end loop; end $$; create schema public`;

/** The embedded database of a data folder, by PostgreSQL's base backup. @param port where Riverfront serves it */
export function embeddedDatabase(dataDir: string, port: number): BackupDatabase {
  const folder = clusterFolder(dataDir);
  const [url, password] = [embeddedUrl(dataDir, port), databasePassword(dataDir)];
  let isLocked = false;
  /** Locks the folder. @returns false while Riverfront runs, which has the lock then */
  const lock = () => (isLocked ||= lockFolder(dataDir));
  /** Works on the database, or on a copy, which is served for it unless Riverfront does that. */
  async function connect<T>(work: (url: string) => Promise<T>, from = folder): Promise<T> {
    if (!existsSync(from)) throw new UserError(`There is no database in ${dataDir}.`);
    if (!lock()) return work(url);
    const server = await startServer({ folder: from, port: await findFreePort(), password });
    return await work(server.url).finally(server.stop);
  }
  return {
    copyName: 'database',
    copyTo: (path) => connect((at) => withClient(at, (client) => copyCluster(client, folder, path))),
    execute: (sql, values) => connect((at) => query(at, sql, values)),
    isEmpty: async () => !existsSync(folder),
    async assertUnused() {
      const isServed = await query(url, 'select 1').then(Boolean, () => false);
      if (isServed || !lock()) throw new UserError(`The database in ${dataDir} is in use: stop Riverfront.`);
    },
    async restore(path, sql, aside) {
      const draft = `${folder}.partial`;
      const before = existsSync(folder) ? `${folder}.${basename(aside)}` : undefined;
      try {
        await placeCluster(path, draft);
        await connect((at) => query(at, sql), draft);
        if (before) await rename(folder, before);
        await rename(draft, folder);
      } finally {
        await rm(draft, { recursive: true, force: true });
      }
      return before;
    },
  };
}
