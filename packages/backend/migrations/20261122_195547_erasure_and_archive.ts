import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "applications" DROP CONSTRAINT "applications_job_id_jobs_id_fk";
  
  ALTER TABLE "application_notes" DROP CONSTRAINT "application_notes_about_id_applications_id_fk";
  
  ALTER TABLE "message_notes" DROP CONSTRAINT "message_notes_about_id_messages_id_fk";
  
  ALTER TABLE "jobs" ADD COLUMN "archived" boolean DEFAULT false;
  ALTER TABLE "_jobs_v" ADD COLUMN "version_archived" boolean DEFAULT false;
  ALTER TABLE "applications" ADD CONSTRAINT "applications_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_about_id_applications_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."applications"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "message_notes" ADD CONSTRAINT "message_notes_about_id_messages_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."messages"("id") ON DELETE restrict ON UPDATE no action;
  CREATE INDEX "jobs_archived_idx" ON "jobs" USING btree ("archived");
  CREATE INDEX "_jobs_v_version_version_archived_idx" ON "_jobs_v" USING btree ("version_archived");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "applications" DROP CONSTRAINT "applications_job_id_jobs_id_fk";
  
  ALTER TABLE "application_notes" DROP CONSTRAINT "application_notes_about_id_applications_id_fk";
  
  ALTER TABLE "message_notes" DROP CONSTRAINT "message_notes_about_id_messages_id_fk";
  
  DROP INDEX "jobs_archived_idx";
  DROP INDEX "_jobs_v_version_version_archived_idx";
  ALTER TABLE "applications" ADD CONSTRAINT "applications_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_about_id_applications_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "message_notes" ADD CONSTRAINT "message_notes_about_id_messages_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "jobs" DROP COLUMN "archived";
  ALTER TABLE "_jobs_v" DROP COLUMN "version_archived";`)
}
