import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * The revision of each kind of content, so that a publication makes only the pages stale that show its kind. The
 * row of all content stays beside it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`CREATE TABLE "content_revisions" ("kind" text PRIMARY KEY, "value" text NOT NULL);`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "content_revisions";`);
}
