import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** The newest entries of each kind. Minus, because PostgreSQL would read the primary key backwards for the number itself. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`create index search_entries_newest_idx on search_entries (kind, (-id))`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop index if exists search_entries_newest_idx`);
}
