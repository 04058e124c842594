import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  const { rows } = await db.execute(sql`
    select tablename as name from pg_tables where schemaname = 'public' and tablename like '%due_diligence%'`);
  for (const { name } of rows)
    await db.execute(sql`drop table if exists ${sql.identifier(String(name))} cascade`);
}

export async function down(): Promise<void> {
  throw new Error('Restore a backup instead.');
}
