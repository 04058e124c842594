/** A connection to a database; the clients of both kinds are one. */
export interface Session {
  query(statement: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

/** A database that can be dumped into a file and restored from one. */
export interface BackupDatabase {
  kind: 'embedded' | 'postgres';
  /** Name of the dump in a backup. */
  file: string;
  /** Dumps the database, also while it is in use, and describes the very dump. */
  dump(path: string): Promise<Contents>;
  /** Reads a dump; describes it when no server is needed for that. @throws {Error} when it is damaged */
  inspectDump(path: string): Promise<Contents | undefined>;
  isEmpty(): Promise<boolean>;
  /** @throws {import('../user-error.ts').UserError} while something else uses the database */
  assertUnused(): Promise<void>;
  /** Replaces the database by a dump. */
  restore(path: string): Promise<void>;
  /** Opens a session, also while the database is in use. */
  withSession<T>(work: (session: Session) => Promise<T>): Promise<T>;
}

/** What a backup has to contain according to its database. */
export interface Contents {
  version: string;
  migrations: string[];
  /** Rows by table. */
  counts: Record<string, number>;
  /** Names of the files that records refer to. */
  media: string[];
  resumes: string[];
}

/** Describes a database. */
export async function inspect(session: Session): Promise<Contents> {
  const names = async (statement: string) =>
    (await session.query(statement)).rows.map(({ name }) => String(name));
  const [version = ''] = await names(`select current_setting('server_version') as name`);
  return {
    version,
    migrations: await names('select name from payload_migrations where batch >= 0 order by name'),
    counts: await countRows(session),
    // A picture and its smaller sizes are files of their own, each in a column.
    media: await names(
      `select value as name from media, jsonb_each_text(to_jsonb(media)) where key like '%filename' and value <> ''`,
    ),
    resumes: await names(
      `select resume_stored_name as name from applications where resume_stored_name <> ''`,
    ),
  };
}

async function countRows(session: Session): Promise<Contents['counts']> {
  const { rows: tables } = await session.query(
    `select format('%I.%I', schemaname, tablename) as table from pg_tables
     where schemaname = 'public' or (schemaname = 'pgboss' and tablename in ('job', 'schedule', 'queue'))
     order by 1`,
  );
  const counts: Contents['counts'] = {};
  for (const { table } of tables) {
    const { rows } = await session.query(`select count(*)::int as count from ${table}`);
    counts[String(table).replace(/^public\./, '')] = Number(rows[0]?.count);
  }
  return counts;
}
