import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Drops appointments; an account names the page where people book a time with its owner. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
      drop table if exists appointments_slots, appointments_rels, appointments cascade;
      drop type if exists enum_appointments_subject, enum_appointments_state;
      alter table users add column scheduling_url varchar;`),
  );
}

export async function down(): Promise<void> {
  throw new Error('Restore a backup instead');
}
