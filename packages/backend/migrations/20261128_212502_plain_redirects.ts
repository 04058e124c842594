import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** A page takes the place of any redirect, and addresses without a page are not counted. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
      alter table redirects drop column if exists automatic;
      drop table if exists unknown_addresses;`),
  );
}

export async function down(_: MigrateDownArgs): Promise<void> {
  throw new Error('Restore a backup instead');
}
