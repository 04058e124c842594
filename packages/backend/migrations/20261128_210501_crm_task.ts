import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Messages for the CRM are tasks of the queue alone. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
      drop table if exists deliveries cascade;
      drop type if exists enum_deliveries_state;
      alter table retention drop column if exists deliveries;`),
  );
}

export async function down(_: MigrateDownArgs): Promise<void> {
  throw new Error('Restore a backup instead');
}
