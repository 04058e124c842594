import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "jobs" ADD COLUMN "search_text" varchar;
  ALTER TABLE "_jobs_v" ADD COLUMN "version_search_text" varchar;
  CREATE INDEX "stage_createdAt_idx" ON "applications" USING btree ("stage","created_at");
  CREATE INDEX "job_createdAt_idx" ON "applications" USING btree ("job_id","created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "stage_createdAt_idx";
  DROP INDEX "job_createdAt_idx";
  ALTER TABLE "jobs" DROP COLUMN "search_text";
  ALTER TABLE "_jobs_v" DROP COLUMN "version_search_text";`)
}
