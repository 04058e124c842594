import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** The sitemap of all open jobs is read from the index alone, in the order of its parts. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`create index jobs_sitemap_idx on jobs (id) include (key, updated_at, closing_on)
    where _status = 'published' and availability = 'active'`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop index if exists jobs_sitemap_idx`);
}
