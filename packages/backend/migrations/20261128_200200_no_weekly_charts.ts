import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw('drop index if exists applications_weekly_idx, messages_weekly_idx;'));
}

export async function down(): Promise<void> {
  throw new Error('Restore a backup instead.');
}
