import { readFile } from 'node:fs/promises';
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** The last of the forty migrations that this one replaces. */
const former = '20261125_021007_source_names';

/**
 * The schema as forty migrations had made it by 25 November 2026: applied to an empty database; one that has them stays
 * as it is.
 * @throws {Error} for a database that has only some of them
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  const { rows } = await db.execute(sql`select to_regclass('public.payload_migrations') as present`);
  if (rows[0]?.present) {
    const applied = await db.execute(sql`select from payload_migrations where name = ${former}`);
    if (applied.rowCount === 1) return;
    throw new Error(
      'This database is of a version before 25 November 2026. Start a version of 25 or 26 November 2026 on it once, then this one.',
    );
  }
  const schema = await readFile(new URL('20261125_021008_baseline.sql', import.meta.url), 'utf8');
  await db.execute(sql.raw(schema));
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP SCHEMA "public" CASCADE; CREATE SCHEMA "public";`);
}
