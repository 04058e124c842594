import { withClient } from '@riverfront/database';
import { run } from '../node.ts';
import { assertReachable } from '../postgres.ts';
import { UserError } from '../user-error.ts';
import { type BackupDatabase, inspect, type Session } from './database.ts';

/** A database on a PostgreSQL server, dumped and restored by `pg_dump` and `pg_restore`. */
export function postgresDatabase(url: string): BackupDatabase {
  const withSession = <T>(work: (session: Session) => Promise<T>) => withClient(url, work);
  const portable = ['--no-owner', '--no-privileges'];

  return {
    kind: 'postgres',
    file: 'database.dump',
    withSession,
    async dump(path) {
      await assertReachable(url);
      return await withSession(async (session) => {
        // pg_dump and the inspection see the same snapshot.
        await session.query('begin isolation level repeatable read read only');
        const { rows } = await session.query('select pg_export_snapshot() as snapshot');
        const options = ['--format=custom', `--file=${path}`, `--snapshot=${rows[0]?.snapshot}`];
        await runTool('pg_dump', [...options, ...portable], url);
        return await inspect(session);
      });
    },
    async inspectDump(path) {
      await runTool('pg_restore', ['--list', path], url);
      return undefined;
    },
    isEmpty: () =>
      withSession(async (session) => {
        const { rows } = await session.query(
          `select from pg_tables where schemaname in ('public', 'pgboss') limit 1`,
        );
        return rows.length === 0;
      }),
    async assertUnused() {
      await assertReachable(url);
      await withSession(async (session) => {
        const { rows } = await session.query(
          `select from pg_stat_activity where datname = current_database()
           and pid <> pg_backend_pid() and backend_type = 'client backend'`,
        );
        if (rows.length > 0)
          throw new UserError(
            `The database of DATABASE_URL is in use by ${rows.length} connections: stop every site and staff side, then try again.`,
          );
      });
    },
    async restore(path) {
      await withSession(async (session) => {
        const { rows } = await session.query(
          `select format('%I', nspname) as name from pg_namespace where nspname !~ '^(pg_|information_schema$)'`,
        );
        for (const { name } of rows) await session.query(`drop schema ${name} cascade`);
        await session.query('create schema public');
      });
      await runTool('pg_restore', ['--exit-on-error', '--single-transaction', ...portable, path], url);
    },
  };
}

/** @throws {UserError} when the program is not installed or fails */
async function runTool(name: 'pg_dump' | 'pg_restore', args: string[], url: string): Promise<void> {
  const address = new URL(url);
  // The password goes into the environment, because `ps` shows arguments to everybody.
  const password = address.password && { PGPASSWORD: decodeURIComponent(address.password) };
  address.password = '';
  const { code, output } = await run(name, [`--dbname=${address.href}`, ...args], {
    env: { ...password },
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new UserError(
      `${name} is not installed. Install PostgreSQL's client programs of at least the server's version (Debian: postgresql-client).`,
    );
  });
  if (code !== 0) throw new UserError(`${name} failed:\n${output.trim()}`);
}
