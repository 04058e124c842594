import { readFile } from 'node:fs/promises';
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Creates the schema in an empty database.
 * @throws {Error} for a database of a version before 1.0: nothing was released then, so none is taken over
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  const { rows } = await db.execute(sql`select to_regclass('public.payload_migrations') as present`);
  if (rows[0]?.present)
    throw new Error(
      'This database is of a version before 1.0, which is not taken over: name an empty database in DATABASE_URL, or without one another folder in DATA_DIR.',
    );
  const schema = await readFile(new URL('20261128_204645_baseline.sql', import.meta.url), 'utf8');
  await db.execute(sql.raw(schema));
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP SCHEMA "public" CASCADE; CREATE SCHEMA "public";`);
}
