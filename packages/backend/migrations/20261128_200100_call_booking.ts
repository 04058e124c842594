import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Drops the hours in which visitors booked calls; the settings name a booking page instead. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
      drop table if exists call_hours;
      delete from appointments where subject = 'messages';
      alter table settings add column scheduling_url varchar;
      alter table _settings_v add column version_scheduling_url varchar;`),
  );
}

export async function down(): Promise<void> {
  throw new Error('Restore a backup instead');
}
