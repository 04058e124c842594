import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Removes the index of references: a hook asks the content itself. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    drop table if exists document_references;
    drop table if exists document_references_state;`);
}

export async function down(_: MigrateDownArgs): Promise<void> {
  throw new Error('Restore a backup instead');
}
