import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Content is no longer imported from files. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw('drop table if exists imported_items; drop table if exists imports;'));
}

export async function down(): Promise<void> {
  throw new Error('Restore a backup instead');
}
