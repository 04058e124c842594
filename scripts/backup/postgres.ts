import pg from 'pg';
import { run } from '../node.ts';
import { Refusal, textOf } from '../refusal.ts';
import type { BackupDatabase } from './database.ts';
import { inspect, type Query } from './inspect.ts';

/** A database on a PostgreSQL server, copied and made by its own `pg_dump` and `pg_restore`. */
export function postgresDatabase(url: string): BackupDatabase {
  async function withQuery<T>(work: (query: Query) => Promise<T>): Promise<T> {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
    } catch (error) {
      throw new Refusal(`The database of DATABASE_URL cannot be reached: ${textOf(error)}.`);
    }
    try {
      return await work(async (statement) => (await client.query(statement)).rows);
    } finally {
      await client.end();
    }
  }

  return {
    kind: 'postgres',
    file: 'database.dump',
    withQuery,
    copyTo: (path) =>
      withQuery(async (query) => {
        // The dump and what is read here are of the very same moment.
        await query('begin isolation level repeatable read read only');
        const [row] = await query('select pg_export_snapshot() as snapshot');
        const options = ['--format=custom', '--no-owner', '--no-privileges', `--file=${path}`];
        await tool('pg_dump', [...options, `--snapshot=${row?.snapshot}`], url);
        const found = await inspect(query);
        await query('commit');
        return found;
      }),
    async inspectCopy(path) {
      await tool('pg_restore', ['--list', path]);
      return undefined;
    },
    isEmpty: () =>
      withQuery(async (query) => {
        const tables = await query(
          "select 1 from pg_tables where schemaname in ('public', 'pgboss') limit 1",
        );
        return tables.length === 0;
      }),
    demandUnused: () =>
      withQuery(async (query) => {
        const others = await query(
          `select 1 from pg_stat_activity where datname = current_database()
           and pid <> pg_backend_pid() and backend_type = 'client backend'`,
        );
        if (others.length > 0)
          throw new Refusal(
            `The database of DATABASE_URL is in use by ${others.length} connections: stop every site and staff side, then try again.`,
          );
      }),
    async load(path) {
      await withQuery(async (query) => {
        const schemas = await query(
          "select nspname as name from pg_namespace where nspname !~ '^(pg_|information_schema$)'",
        );
        for (const { name } of schemas) await query(`drop schema "${name}" cascade`);
        await query('create schema public');
      });
      await tool(
        'pg_restore',
        ['--exit-on-error', '--single-transaction', '--no-owner', '--no-privileges', path],
        url,
      );
    },
  };
}

/** Runs one of PostgreSQL's programs; the password travels in its environment, where `ps` does not show it. */
async function tool(name: 'pg_dump' | 'pg_restore', args: string[], url?: string): Promise<void> {
  const address = url === undefined ? undefined : new URL(url);
  const password = address?.password;
  if (address) address.password = '';
  try {
    const { code, output } = await run(name, [...args, ...(address ? [`--dbname=${address.href}`] : [])], {
      env: password ? { PGPASSWORD: decodeURIComponent(password) } : {},
    });
    if (code !== 0) throw new Refusal(`${name} failed:\n${output.trim()}`);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new Refusal(
        `${name} is not there. Install PostgreSQL's client programs of at least the server's version (Debian: postgresql-client).`,
      );
    throw error;
  }
}
