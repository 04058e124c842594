/** Runs one statement and gives its rows; the embedded database and a server's client both can. */
export type Query = (statement: string) => Promise<Record<string, unknown>[]>;

/** What a database says that a backup has to have. */
export interface Inspection {
  version: string;
  migrations: string[];
  counts: Record<string, number>;
  /** Names of files that records refer to. */
  resumes: string[];
  media: string[];
}

/** Looks into a database; everything is of one moment when `query` is. */
export async function inspect(query: Query): Promise<Inspection> {
  const [version] = await query('show server_version');
  const migrations = await query('select name from payload_migrations where batch >= 0 order by name');
  const resumes = await query(
    "select resume_stored_name as name from applications where coalesce(resume_stored_name, '') <> ''",
  );
  return {
    version: String(version?.server_version ?? ''),
    migrations: migrations.map(({ name }) => String(name)),
    counts: await countTables(query),
    resumes: resumes.map(({ name }) => String(name)),
    media: await mediaNames(query),
  };
}

async function countTables(query: Query): Promise<Record<string, number>> {
  const tables = await query(
    `select schemaname as schema, tablename as name from pg_tables
     where schemaname = 'public' or (schemaname = 'pgboss' and tablename in ('job', 'schedule', 'queue'))
     order by 1, 2`,
  );
  const counts: Record<string, number> = {};
  for (const { schema, name } of tables) {
    const [row] = await query(`select count(*)::int as count from "${schema}"."${name}"`);
    counts[schema === 'public' ? String(name) : `${schema}.${name}`] = Number(row?.count);
  }
  return counts;
}

/** A picture and its smaller sizes are files of their own. */
async function mediaNames(query: Query): Promise<string[]> {
  const columns = await query(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = 'media' and column_name like '%filename'`,
  );
  const names: string[] = [];
  for (const { name } of columns) {
    const rows = await query(`select "${name}" as name from media where coalesce("${name}", '') <> ''`);
    names.push(...rows.map((row) => String(row.name)));
  }
  return names;
}
