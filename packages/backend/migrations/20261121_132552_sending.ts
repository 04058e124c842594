import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_applications_resume_scan" AS ENUM('off', 'waiting', 'clean', 'infected');
  CREATE TYPE "public"."enum_applications_stage" AS ENUM('new', 'screening', 'interview', 'offer', 'hired', 'rejected', 'withdrawn');
  CREATE TYPE "public"."enum_messages_status" AS ENUM('new', 'in-progress', 'answered', 'spam');
  CREATE TYPE "public"."enum_mails_state" AS ENUM('waiting', 'sent', 'failed');
  CREATE TYPE "public"."enum_forms_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__forms_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "applications" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"job_id" integer,
  	"job_title" varchar,
  	"first_name" varchar,
  	"last_name" varchar,
  	"email" varchar NOT NULL,
  	"phone_number" varchar,
  	"email_verified_at" timestamp(3) with time zone,
  	"gender" varchar,
  	"country_name" varchar,
  	"country_dataset_id" numeric,
  	"state_name" varchar,
  	"state_dataset_id" numeric,
  	"city" varchar,
  	"current_location" varchar,
  	"relocate" varchar,
  	"total_experience" numeric,
  	"relevant_experience" numeric,
  	"current_salary" numeric,
  	"expected_salary" numeric,
  	"resume_file_name" varchar,
  	"resume_file_type" varchar,
  	"resume_size" numeric,
  	"resume_stored_name" varchar,
  	"resume_sha256" varchar,
  	"resume_scan" "enum_applications_resume_scan",
  	"resume_missing" boolean DEFAULT false,
  	"stage" "enum_applications_stage" DEFAULT 'new' NOT NULL,
  	"reference" varchar NOT NULL,
  	"notice_version" numeric,
  	"submission_key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "messages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"organization" varchar,
  	"country" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"message" varchar,
  	"topic" varchar,
  	"page" varchar,
  	"status" "enum_messages_status" DEFAULT 'new' NOT NULL,
  	"suspected_spam" boolean DEFAULT false,
  	"reference" varchar NOT NULL,
  	"notice_version" numeric,
  	"submission_key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "messages_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"reply_to" varchar,
  	"about" varchar,
  	"state" "enum_mails_state" DEFAULT 'waiting' NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"last_error" varchar,
  	"sent_at" timestamp(3) with time zone,
  	"sealed_data" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "forms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"contact_tag" varchar,
  	"contact_heading" varchar,
  	"contact_text" varchar,
  	"contact_notice_text" jsonb,
  	"contact_notice_version" numeric DEFAULT 1,
  	"application_intro" varchar,
  	"application_without_script" jsonb,
  	"application_notice_text" jsonb,
  	"application_notice_version" numeric DEFAULT 1,
  	"_status" "enum_forms_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_forms_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_contact_tag" varchar,
  	"version_contact_heading" varchar,
  	"version_contact_text" varchar,
  	"version_contact_notice_text" jsonb,
  	"version_contact_notice_version" numeric DEFAULT 1,
  	"version_application_intro" varchar,
  	"version_application_without_script" jsonb,
  	"version_application_notice_text" jsonb,
  	"version_application_notice_version" numeric DEFAULT 1,
  	"version__status" "enum__forms_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  ALTER TABLE "jobs" ADD COLUMN "closed_at" timestamp(3) with time zone;
  ALTER TABLE "_jobs_v" ADD COLUMN "version_closed_at" timestamp(3) with time zone;
  ALTER TABLE "applications" ADD CONSTRAINT "applications_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "messages_texts" ADD CONSTRAINT "messages_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "applications_job_idx" ON "applications" USING btree ("job_id");
  CREATE INDEX "applications_email_idx" ON "applications" USING btree ("email");
  CREATE UNIQUE INDEX "applications_resume_resume_stored_name_idx" ON "applications" USING btree ("resume_stored_name");
  CREATE INDEX "applications_resume_missing_idx" ON "applications" USING btree ("resume_missing");
  CREATE INDEX "applications_stage_idx" ON "applications" USING btree ("stage");
  CREATE UNIQUE INDEX "applications_reference_idx" ON "applications" USING btree ("reference");
  CREATE UNIQUE INDEX "applications_submission_key_idx" ON "applications" USING btree ("submission_key");
  CREATE INDEX "applications_updated_at_idx" ON "applications" USING btree ("updated_at");
  CREATE INDEX "applications_created_at_idx" ON "applications" USING btree ("created_at");
  CREATE INDEX "messages_status_idx" ON "messages" USING btree ("status");
  CREATE INDEX "messages_suspected_spam_idx" ON "messages" USING btree ("suspected_spam");
  CREATE UNIQUE INDEX "messages_reference_idx" ON "messages" USING btree ("reference");
  CREATE UNIQUE INDEX "messages_submission_key_idx" ON "messages" USING btree ("submission_key");
  CREATE INDEX "messages_updated_at_idx" ON "messages" USING btree ("updated_at");
  CREATE INDEX "messages_created_at_idx" ON "messages" USING btree ("created_at");
  CREATE INDEX "messages_texts_order_parent" ON "messages_texts" USING btree ("order","parent_id");
  CREATE INDEX "mails_kind_idx" ON "mails" USING btree ("kind");
  CREATE INDEX "mails_about_idx" ON "mails" USING btree ("about");
  CREATE INDEX "mails_state_idx" ON "mails" USING btree ("state");
  CREATE INDEX "mails_updated_at_idx" ON "mails" USING btree ("updated_at");
  CREATE INDEX "mails_created_at_idx" ON "mails" USING btree ("created_at");
  CREATE INDEX "forms__status_idx" ON "forms" USING btree ("_status");
  CREATE INDEX "_forms_v_version_version__status_idx" ON "_forms_v" USING btree ("version__status");
  CREATE INDEX "_forms_v_created_at_idx" ON "_forms_v" USING btree ("created_at");
  CREATE INDEX "_forms_v_updated_at_idx" ON "_forms_v" USING btree ("updated_at");
  CREATE INDEX "_forms_v_latest_idx" ON "_forms_v" USING btree ("latest");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "applications" CASCADE;
  DROP TABLE "messages" CASCADE;
  DROP TABLE "messages_texts" CASCADE;
  DROP TABLE "mails" CASCADE;
  DROP TABLE "forms" CASCADE;
  DROP TABLE "_forms_v" CASCADE;
  ALTER TABLE "jobs" DROP COLUMN "closed_at";
  ALTER TABLE "_jobs_v" DROP COLUMN "version_closed_at";
  DROP TYPE "public"."enum_applications_resume_scan";
  DROP TYPE "public"."enum_applications_stage";
  DROP TYPE "public"."enum_messages_status";
  DROP TYPE "public"."enum_mails_state";
  DROP TYPE "public"."enum_forms_status";
  DROP TYPE "public"."enum__forms_v_version_status";`)
}
