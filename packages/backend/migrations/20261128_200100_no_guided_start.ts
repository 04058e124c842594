import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(`
    drop table if exists guided_start_passed, guided_start cascade;
    drop type if exists enum_guided_start_passed;
    delete from confirmations where key <> 'secret';`));
}

export async function down(): Promise<void> {
  throw new Error('Restore a backup instead.');
}
