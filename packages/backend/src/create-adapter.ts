import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type PostgresAdapter, postgresAdapter } from '@payloadcms/db-postgres';
import { checkCommits } from './database/checked-commits.ts';
import { searchPlainly } from './database/plain-search.ts';
import { restrictRequired } from './database/restrict-required.ts';
import { storeDays } from './fields/day.ts';

const here = dirname(fileURLToPath(import.meta.url));

interface AdapterOptions {
  databaseUrl: string;
  /** Most connections of this process. */
  poolSize?: number | undefined;
  /** Milliseconds after which the server ends a statement, and a transaction that waits for its client. */
  statementTimeoutMs: number;
}

/** Creates Payload's database adapter, with checked commits and searches for plain text. */
export function createAdapter({ databaseUrl, poolSize = 5, statementTimeoutMs }: AdapterOptions) {
  const postgres = postgresAdapter({
    push: false,
    migrationDir: resolve(here, '../migrations'),
    beforeSchemaInit: [restrictRequired],
    afterSchemaInit: [storeDays],
    pool: {
      connectionString: databaseUrl,
      max: poolSize,
      connectionTimeoutMillis: 5_000,
      // The server's limit, and ours for a server that does not respond at all.
      statement_timeout: statementTimeoutMs,
      query_timeout: statementTimeoutMs + 1_000,
      idle_in_transaction_session_timeout: statementTimeoutMs,
    },
  });
  const init: typeof postgres.init = (args) => {
    const adapter = postgres.init(args) as unknown as PostgresAdapter;
    checkCommits(adapter);
    searchPlainly(adapter);
    return adapter;
  };
  return { ...postgres, init };
}
