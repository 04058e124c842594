import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Drops the talent pool: applications are kept for the one period that the form promised. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
      alter table applications drop column talent_pool_agreed_at, drop column talent_pool_until,
        drop column talent_pool_asked_at, drop column talent_pool_invited_at, drop column talent_pool_invited_by_id;
      alter table forms drop column application_talent_pool;
      alter table _forms_v drop column version_application_talent_pool;`),
  );
}

export async function down(): Promise<void> {
  throw new Error('Restore a backup instead');
}
