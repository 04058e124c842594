import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_jobs_questions_kind" AS ENUM('text', 'choice', 'yes-no');
  CREATE TYPE "public"."enum__jobs_v_version_questions_kind" AS ENUM('text', 'choice', 'yes-no');
  CREATE TYPE "public"."enum_applications_rejection_reason" AS ENUM('skills', 'experience', 'salary', 'location', 'other-chosen', 'role-closed', 'no-answer', 'other');
  CREATE TYPE "public"."enum_application_notes_kind" AS ENUM('note', 'reply', 'change');
  CREATE TYPE "public"."enum_message_notes_kind" AS ENUM('note', 'reply', 'change');
  CREATE TYPE "public"."enum_reply_templates_audience" AS ENUM('applications', 'messages');
  CREATE TYPE "public"."enum_deliveries_state" AS ENUM('waiting', 'sent', 'failed');
  CREATE TYPE "public"."enum_audit_events_action" AS ENUM('created', 'changed', 'published', 'unpublished', 'deleted', 'opened', 'downloaded', 'exported', 'mailed', 'signed-in', 'refused', 'signed-out', 'erased', 'retired');
  CREATE TYPE "public"."enum_pages_blocks_articles_category" AS ENUM('sap', 'cloud', 'data-ai', 'engineering', 'business');
  CREATE TYPE "public"."enum__pages_v_blocks_articles_category" AS ENUM('sap', 'cloud', 'data-ai', 'engineering', 'business');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TABLE "jobs_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"kind" "enum_jobs_questions_kind" DEFAULT 'text',
  	"required" boolean DEFAULT false
  );
  
  CREATE TABLE "_jobs_v_version_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"kind" "enum__jobs_v_version_questions_kind" DEFAULT 'text',
  	"required" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "applications_answers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" varchar,
  	"question_id" varchar
  );
  
  CREATE TABLE "application_notes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"about_id" integer NOT NULL,
  	"text" varchar NOT NULL,
  	"kind" "enum_application_notes_kind" DEFAULT 'note' NOT NULL,
  	"author_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "message_notes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"about_id" integer NOT NULL,
  	"text" varchar NOT NULL,
  	"kind" "enum_message_notes_kind" DEFAULT 'note' NOT NULL,
  	"author_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reply_templates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"audience" "enum_reply_templates_audience" DEFAULT 'applications' NOT NULL,
  	"subject" varchar NOT NULL,
  	"body" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "deliveries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"event" varchar NOT NULL,
  	"about" varchar NOT NULL,
  	"message_id" integer,
  	"state" "enum_deliveries_state" DEFAULT 'waiting' NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"last_error" varchar,
  	"sent_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"automatic" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "retention_receipts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" varchar NOT NULL,
  	"summary" varchar NOT NULL,
  	"deleted" numeric NOT NULL,
  	"held" numeric DEFAULT 0 NOT NULL,
  	"before" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "retention_receipts_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "audit_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"action" "enum_audit_events_action" NOT NULL,
  	"actor_id" integer,
  	"actor_name" varchar NOT NULL,
  	"kind" varchar,
  	"record" varchar,
  	"summary" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "pages_blocks_hero" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_counters_counters" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"figure" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "pages_blocks_counters" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_logos" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_stories" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar DEFAULT 'Success stories',
  	"text" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_timeline_entries" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"period" varchar,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "pages_blocks_timeline" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_map" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"tag" varchar,
  	"title" varchar,
  	"text" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_questions_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "pages_blocks_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"tag" varchar,
  	"title" varchar,
  	"text" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_jobs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"tag" varchar,
  	"title" varchar,
  	"text" varchar,
  	"department" varchar,
  	"count" numeric DEFAULT 5,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_articles" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"tag" varchar,
  	"title" varchar,
  	"text" varchar,
  	"category" "enum_pages_blocks_articles_category",
  	"count" numeric DEFAULT 3,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"companies_id" integer,
  	"success_stories_id" integer,
  	"culture_highlights_id" integer,
  	"blogs_id" integer
  );
  
  CREATE TABLE "_pages_v_blocks_hero" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_counters_counters" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"figure" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_counters" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_logos" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_stories" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar DEFAULT 'Success stories',
  	"text" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_timeline_entries" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"period" varchar,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_timeline" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_map" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"tag" varchar,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_questions_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"tag" varchar,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_jobs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"tag" varchar,
  	"title" varchar,
  	"text" varchar,
  	"department" varchar,
  	"count" numeric DEFAULT 5,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_articles" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"tag" varchar,
  	"title" varchar,
  	"text" varchar,
  	"category" "enum__pages_v_blocks_articles_category",
  	"count" numeric DEFAULT 3,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"companies_id" integer,
  	"success_stories_id" integer,
  	"culture_highlights_id" integer,
  	"blogs_id" integer
  );
  
  CREATE TABLE "users_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "retention" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"messages" numeric DEFAULT 24 NOT NULL,
  	"spam" numeric DEFAULT 30 NOT NULL,
  	"applications" numeric DEFAULT 12 NOT NULL,
  	"hired" numeric DEFAULT 12 NOT NULL,
  	"mails" numeric DEFAULT 90 NOT NULL,
  	"deliveries" numeric DEFAULT 90 NOT NULL,
  	"audit" numeric DEFAULT 24 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "blogs" ADD COLUMN "meta_title" varchar;
  ALTER TABLE "blogs" ADD COLUMN "meta_description" varchar;
  ALTER TABLE "blogs" ADD COLUMN "meta_image_id" integer;
  ALTER TABLE "_blogs_v" ADD COLUMN "version_meta_title" varchar;
  ALTER TABLE "_blogs_v" ADD COLUMN "version_meta_description" varchar;
  ALTER TABLE "_blogs_v" ADD COLUMN "version_meta_image_id" integer;
  ALTER TABLE "_blogs_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "services" ADD COLUMN "meta_title" varchar;
  ALTER TABLE "services" ADD COLUMN "meta_description" varchar;
  ALTER TABLE "services" ADD COLUMN "meta_image_id" integer;
  ALTER TABLE "_services_v" ADD COLUMN "version_meta_title" varchar;
  ALTER TABLE "_services_v" ADD COLUMN "version_meta_description" varchar;
  ALTER TABLE "_services_v" ADD COLUMN "version_meta_image_id" integer;
  ALTER TABLE "_services_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "solutions" ADD COLUMN "meta_title" varchar;
  ALTER TABLE "solutions" ADD COLUMN "meta_description" varchar;
  ALTER TABLE "solutions" ADD COLUMN "meta_image_id" integer;
  ALTER TABLE "_solutions_v" ADD COLUMN "version_meta_title" varchar;
  ALTER TABLE "_solutions_v" ADD COLUMN "version_meta_description" varchar;
  ALTER TABLE "_solutions_v" ADD COLUMN "version_meta_image_id" integer;
  ALTER TABLE "_solutions_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "jobs" ADD COLUMN "meta_title" varchar;
  ALTER TABLE "jobs" ADD COLUMN "meta_description" varchar;
  ALTER TABLE "jobs" ADD COLUMN "meta_image_id" integer;
  ALTER TABLE "_jobs_v" ADD COLUMN "version_meta_title" varchar;
  ALTER TABLE "_jobs_v" ADD COLUMN "version_meta_description" varchar;
  ALTER TABLE "_jobs_v" ADD COLUMN "version_meta_image_id" integer;
  ALTER TABLE "_jobs_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "applications" ADD COLUMN "source" varchar;
  ALTER TABLE "applications" ADD COLUMN "stage_changed_at" timestamp(3) with time zone;
  ALTER TABLE "applications" ADD COLUMN "rejection_reason" "enum_applications_rejection_reason";
  ALTER TABLE "applications" ADD COLUMN "owner_id" integer;
  ALTER TABLE "applications" ADD COLUMN "rating" numeric;
  ALTER TABLE "applications" ADD COLUMN "possible_duplicate" boolean DEFAULT false;
  ALTER TABLE "applications" ADD COLUMN "legal_hold" boolean DEFAULT false;
  ALTER TABLE "applications" ADD COLUMN "legal_hold_reason" varchar;
  ALTER TABLE "messages" ADD COLUMN "owner_id" integer;
  ALTER TABLE "messages" ADD COLUMN "follow_up_on" timestamp(3) with time zone;
  ALTER TABLE "messages" ADD COLUMN "first_answered_at" timestamp(3) with time zone;
  ALTER TABLE "messages" ADD COLUMN "legal_hold" boolean DEFAULT false;
  ALTER TABLE "messages" ADD COLUMN "legal_hold_reason" varchar;
  ALTER TABLE "_culture_highlights_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_page_contents_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "pages" ADD COLUMN "meta_title" varchar;
  ALTER TABLE "pages" ADD COLUMN "meta_description" varchar;
  ALTER TABLE "pages" ADD COLUMN "meta_image_id" integer;
  ALTER TABLE "_pages_v" ADD COLUMN "version_meta_title" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_meta_description" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_meta_image_id" integer;
  ALTER TABLE "_pages_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_team_members_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_success_stories_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_companies_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_offices_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_legal_sections_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "media" ADD COLUMN "sizes_avif480_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_avif480_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif480_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif480_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_avif480_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif480_filename" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_avif960_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_avif960_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif960_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif960_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_avif960_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif960_filename" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_avif1440_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_avif1440_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif1440_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif1440_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_avif1440_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif1440_filename" varchar;
  ALTER TABLE "users" ADD COLUMN "disabled" boolean DEFAULT false;
  ALTER TABLE "users" ADD COLUMN "second_factor_since" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "second_factor_secret" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_about_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_menus_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_settings_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_forms_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "jobs_questions" ADD CONSTRAINT "jobs_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_jobs_v_version_questions" ADD CONSTRAINT "_jobs_v_version_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_jobs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "applications_answers" ADD CONSTRAINT "applications_answers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_about_id_applications_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "message_notes" ADD CONSTRAINT "message_notes_about_id_messages_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "message_notes" ADD CONSTRAINT "message_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "retention_receipts_texts" ADD CONSTRAINT "retention_receipts_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."retention_receipts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_hero" ADD CONSTRAINT "pages_blocks_hero_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_counters_counters" ADD CONSTRAINT "pages_blocks_counters_counters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_counters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_counters" ADD CONSTRAINT "pages_blocks_counters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_logos" ADD CONSTRAINT "pages_blocks_logos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_stories" ADD CONSTRAINT "pages_blocks_stories_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_timeline_entries" ADD CONSTRAINT "pages_blocks_timeline_entries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_timeline"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_timeline" ADD CONSTRAINT "pages_blocks_timeline_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_gallery" ADD CONSTRAINT "pages_blocks_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_map" ADD CONSTRAINT "pages_blocks_map_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_questions_questions" ADD CONSTRAINT "pages_blocks_questions_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_questions" ADD CONSTRAINT "pages_blocks_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_jobs" ADD CONSTRAINT "pages_blocks_jobs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_articles" ADD CONSTRAINT "pages_blocks_articles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_companies_fk" FOREIGN KEY ("companies_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_success_stories_fk" FOREIGN KEY ("success_stories_id") REFERENCES "public"."success_stories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_culture_highlights_fk" FOREIGN KEY ("culture_highlights_id") REFERENCES "public"."culture_highlights"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_blogs_fk" FOREIGN KEY ("blogs_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_hero" ADD CONSTRAINT "_pages_v_blocks_hero_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_counters_counters" ADD CONSTRAINT "_pages_v_blocks_counters_counters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_counters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_counters" ADD CONSTRAINT "_pages_v_blocks_counters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_logos" ADD CONSTRAINT "_pages_v_blocks_logos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_stories" ADD CONSTRAINT "_pages_v_blocks_stories_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_timeline_entries" ADD CONSTRAINT "_pages_v_blocks_timeline_entries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_timeline"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_timeline" ADD CONSTRAINT "_pages_v_blocks_timeline_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_gallery" ADD CONSTRAINT "_pages_v_blocks_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_map" ADD CONSTRAINT "_pages_v_blocks_map_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_questions_questions" ADD CONSTRAINT "_pages_v_blocks_questions_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_questions" ADD CONSTRAINT "_pages_v_blocks_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_jobs" ADD CONSTRAINT "_pages_v_blocks_jobs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_articles" ADD CONSTRAINT "_pages_v_blocks_articles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_companies_fk" FOREIGN KEY ("companies_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_success_stories_fk" FOREIGN KEY ("success_stories_id") REFERENCES "public"."success_stories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_culture_highlights_fk" FOREIGN KEY ("culture_highlights_id") REFERENCES "public"."culture_highlights"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_blogs_fk" FOREIGN KEY ("blogs_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_texts" ADD CONSTRAINT "users_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "jobs_questions_order_idx" ON "jobs_questions" USING btree ("_order");
  CREATE INDEX "jobs_questions_parent_id_idx" ON "jobs_questions" USING btree ("_parent_id");
  CREATE INDEX "_jobs_v_version_questions_order_idx" ON "_jobs_v_version_questions" USING btree ("_order");
  CREATE INDEX "_jobs_v_version_questions_parent_id_idx" ON "_jobs_v_version_questions" USING btree ("_parent_id");
  CREATE INDEX "applications_answers_order_idx" ON "applications_answers" USING btree ("_order");
  CREATE INDEX "applications_answers_parent_id_idx" ON "applications_answers" USING btree ("_parent_id");
  CREATE INDEX "application_notes_about_idx" ON "application_notes" USING btree ("about_id");
  CREATE INDEX "application_notes_author_idx" ON "application_notes" USING btree ("author_id");
  CREATE INDEX "application_notes_updated_at_idx" ON "application_notes" USING btree ("updated_at");
  CREATE INDEX "application_notes_created_at_idx" ON "application_notes" USING btree ("created_at");
  CREATE INDEX "message_notes_about_idx" ON "message_notes" USING btree ("about_id");
  CREATE INDEX "message_notes_author_idx" ON "message_notes" USING btree ("author_id");
  CREATE INDEX "message_notes_updated_at_idx" ON "message_notes" USING btree ("updated_at");
  CREATE INDEX "message_notes_created_at_idx" ON "message_notes" USING btree ("created_at");
  CREATE UNIQUE INDEX "reply_templates_name_idx" ON "reply_templates" USING btree ("name");
  CREATE INDEX "reply_templates_updated_at_idx" ON "reply_templates" USING btree ("updated_at");
  CREATE INDEX "reply_templates_created_at_idx" ON "reply_templates" USING btree ("created_at");
  CREATE INDEX "deliveries_about_idx" ON "deliveries" USING btree ("about");
  CREATE INDEX "deliveries_message_idx" ON "deliveries" USING btree ("message_id");
  CREATE INDEX "deliveries_state_idx" ON "deliveries" USING btree ("state");
  CREATE INDEX "deliveries_updated_at_idx" ON "deliveries" USING btree ("updated_at");
  CREATE INDEX "deliveries_created_at_idx" ON "deliveries" USING btree ("created_at");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "retention_receipts_kind_idx" ON "retention_receipts" USING btree ("kind");
  CREATE INDEX "retention_receipts_updated_at_idx" ON "retention_receipts" USING btree ("updated_at");
  CREATE INDEX "retention_receipts_created_at_idx" ON "retention_receipts" USING btree ("created_at");
  CREATE INDEX "retention_receipts_texts_order_parent" ON "retention_receipts_texts" USING btree ("order","parent_id");
  CREATE INDEX "audit_events_action_idx" ON "audit_events" USING btree ("action");
  CREATE INDEX "audit_events_actor_idx" ON "audit_events" USING btree ("actor_id");
  CREATE INDEX "audit_events_kind_idx" ON "audit_events" USING btree ("kind");
  CREATE INDEX "audit_events_record_idx" ON "audit_events" USING btree ("record");
  CREATE INDEX "audit_events_updated_at_idx" ON "audit_events" USING btree ("updated_at");
  CREATE INDEX "audit_events_created_at_idx" ON "audit_events" USING btree ("created_at");
  CREATE INDEX "pages_blocks_hero_order_idx" ON "pages_blocks_hero" USING btree ("_order");
  CREATE INDEX "pages_blocks_hero_parent_id_idx" ON "pages_blocks_hero" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_hero_path_idx" ON "pages_blocks_hero" USING btree ("_path");
  CREATE INDEX "pages_blocks_counters_counters_order_idx" ON "pages_blocks_counters_counters" USING btree ("_order");
  CREATE INDEX "pages_blocks_counters_counters_parent_id_idx" ON "pages_blocks_counters_counters" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_counters_order_idx" ON "pages_blocks_counters" USING btree ("_order");
  CREATE INDEX "pages_blocks_counters_parent_id_idx" ON "pages_blocks_counters" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_counters_path_idx" ON "pages_blocks_counters" USING btree ("_path");
  CREATE INDEX "pages_blocks_logos_order_idx" ON "pages_blocks_logos" USING btree ("_order");
  CREATE INDEX "pages_blocks_logos_parent_id_idx" ON "pages_blocks_logos" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_logos_path_idx" ON "pages_blocks_logos" USING btree ("_path");
  CREATE INDEX "pages_blocks_stories_order_idx" ON "pages_blocks_stories" USING btree ("_order");
  CREATE INDEX "pages_blocks_stories_parent_id_idx" ON "pages_blocks_stories" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_stories_path_idx" ON "pages_blocks_stories" USING btree ("_path");
  CREATE INDEX "pages_blocks_timeline_entries_order_idx" ON "pages_blocks_timeline_entries" USING btree ("_order");
  CREATE INDEX "pages_blocks_timeline_entries_parent_id_idx" ON "pages_blocks_timeline_entries" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_timeline_order_idx" ON "pages_blocks_timeline" USING btree ("_order");
  CREATE INDEX "pages_blocks_timeline_parent_id_idx" ON "pages_blocks_timeline" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_timeline_path_idx" ON "pages_blocks_timeline" USING btree ("_path");
  CREATE INDEX "pages_blocks_gallery_order_idx" ON "pages_blocks_gallery" USING btree ("_order");
  CREATE INDEX "pages_blocks_gallery_parent_id_idx" ON "pages_blocks_gallery" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_gallery_path_idx" ON "pages_blocks_gallery" USING btree ("_path");
  CREATE INDEX "pages_blocks_map_order_idx" ON "pages_blocks_map" USING btree ("_order");
  CREATE INDEX "pages_blocks_map_parent_id_idx" ON "pages_blocks_map" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_map_path_idx" ON "pages_blocks_map" USING btree ("_path");
  CREATE INDEX "pages_blocks_questions_questions_order_idx" ON "pages_blocks_questions_questions" USING btree ("_order");
  CREATE INDEX "pages_blocks_questions_questions_parent_id_idx" ON "pages_blocks_questions_questions" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_questions_order_idx" ON "pages_blocks_questions" USING btree ("_order");
  CREATE INDEX "pages_blocks_questions_parent_id_idx" ON "pages_blocks_questions" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_questions_path_idx" ON "pages_blocks_questions" USING btree ("_path");
  CREATE INDEX "pages_blocks_jobs_order_idx" ON "pages_blocks_jobs" USING btree ("_order");
  CREATE INDEX "pages_blocks_jobs_parent_id_idx" ON "pages_blocks_jobs" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_jobs_path_idx" ON "pages_blocks_jobs" USING btree ("_path");
  CREATE INDEX "pages_blocks_articles_order_idx" ON "pages_blocks_articles" USING btree ("_order");
  CREATE INDEX "pages_blocks_articles_parent_id_idx" ON "pages_blocks_articles" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_articles_path_idx" ON "pages_blocks_articles" USING btree ("_path");
  CREATE INDEX "pages_rels_order_idx" ON "pages_rels" USING btree ("order");
  CREATE INDEX "pages_rels_parent_idx" ON "pages_rels" USING btree ("parent_id");
  CREATE INDEX "pages_rels_path_idx" ON "pages_rels" USING btree ("path");
  CREATE INDEX "pages_rels_media_id_idx" ON "pages_rels" USING btree ("media_id");
  CREATE INDEX "pages_rels_companies_id_idx" ON "pages_rels" USING btree ("companies_id");
  CREATE INDEX "pages_rels_success_stories_id_idx" ON "pages_rels" USING btree ("success_stories_id");
  CREATE INDEX "pages_rels_culture_highlights_id_idx" ON "pages_rels" USING btree ("culture_highlights_id");
  CREATE INDEX "pages_rels_blogs_id_idx" ON "pages_rels" USING btree ("blogs_id");
  CREATE INDEX "_pages_v_blocks_hero_order_idx" ON "_pages_v_blocks_hero" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_hero_parent_id_idx" ON "_pages_v_blocks_hero" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_hero_path_idx" ON "_pages_v_blocks_hero" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_counters_counters_order_idx" ON "_pages_v_blocks_counters_counters" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_counters_counters_parent_id_idx" ON "_pages_v_blocks_counters_counters" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_counters_order_idx" ON "_pages_v_blocks_counters" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_counters_parent_id_idx" ON "_pages_v_blocks_counters" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_counters_path_idx" ON "_pages_v_blocks_counters" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_logos_order_idx" ON "_pages_v_blocks_logos" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_logos_parent_id_idx" ON "_pages_v_blocks_logos" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_logos_path_idx" ON "_pages_v_blocks_logos" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_stories_order_idx" ON "_pages_v_blocks_stories" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_stories_parent_id_idx" ON "_pages_v_blocks_stories" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_stories_path_idx" ON "_pages_v_blocks_stories" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_timeline_entries_order_idx" ON "_pages_v_blocks_timeline_entries" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_timeline_entries_parent_id_idx" ON "_pages_v_blocks_timeline_entries" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_timeline_order_idx" ON "_pages_v_blocks_timeline" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_timeline_parent_id_idx" ON "_pages_v_blocks_timeline" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_timeline_path_idx" ON "_pages_v_blocks_timeline" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_gallery_order_idx" ON "_pages_v_blocks_gallery" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_gallery_parent_id_idx" ON "_pages_v_blocks_gallery" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_gallery_path_idx" ON "_pages_v_blocks_gallery" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_map_order_idx" ON "_pages_v_blocks_map" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_map_parent_id_idx" ON "_pages_v_blocks_map" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_map_path_idx" ON "_pages_v_blocks_map" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_questions_questions_order_idx" ON "_pages_v_blocks_questions_questions" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_questions_questions_parent_id_idx" ON "_pages_v_blocks_questions_questions" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_questions_order_idx" ON "_pages_v_blocks_questions" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_questions_parent_id_idx" ON "_pages_v_blocks_questions" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_questions_path_idx" ON "_pages_v_blocks_questions" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_jobs_order_idx" ON "_pages_v_blocks_jobs" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_jobs_parent_id_idx" ON "_pages_v_blocks_jobs" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_jobs_path_idx" ON "_pages_v_blocks_jobs" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_articles_order_idx" ON "_pages_v_blocks_articles" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_articles_parent_id_idx" ON "_pages_v_blocks_articles" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_articles_path_idx" ON "_pages_v_blocks_articles" USING btree ("_path");
  CREATE INDEX "_pages_v_rels_order_idx" ON "_pages_v_rels" USING btree ("order");
  CREATE INDEX "_pages_v_rels_parent_idx" ON "_pages_v_rels" USING btree ("parent_id");
  CREATE INDEX "_pages_v_rels_path_idx" ON "_pages_v_rels" USING btree ("path");
  CREATE INDEX "_pages_v_rels_media_id_idx" ON "_pages_v_rels" USING btree ("media_id");
  CREATE INDEX "_pages_v_rels_companies_id_idx" ON "_pages_v_rels" USING btree ("companies_id");
  CREATE INDEX "_pages_v_rels_success_stories_id_idx" ON "_pages_v_rels" USING btree ("success_stories_id");
  CREATE INDEX "_pages_v_rels_culture_highlights_id_idx" ON "_pages_v_rels" USING btree ("culture_highlights_id");
  CREATE INDEX "_pages_v_rels_blogs_id_idx" ON "_pages_v_rels" USING btree ("blogs_id");
  CREATE INDEX "users_texts_order_parent" ON "users_texts" USING btree ("order","parent_id");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  ALTER TABLE "blogs" ADD CONSTRAINT "blogs_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blogs_v" ADD CONSTRAINT "_blogs_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services" ADD CONSTRAINT "services_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "solutions" ADD CONSTRAINT "solutions_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_solutions_v" ADD CONSTRAINT "_solutions_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "jobs" ADD CONSTRAINT "jobs_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_jobs_v" ADD CONSTRAINT "_jobs_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "applications" ADD CONSTRAINT "applications_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "messages" ADD CONSTRAINT "messages_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "blogs_meta_meta_image_idx" ON "blogs" USING btree ("meta_image_id");
  CREATE INDEX "_blogs_v_version_meta_version_meta_image_idx" ON "_blogs_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_blogs_v_autosave_idx" ON "_blogs_v" USING btree ("autosave");
  CREATE INDEX "services_meta_meta_image_idx" ON "services" USING btree ("meta_image_id");
  CREATE INDEX "_services_v_version_meta_version_meta_image_idx" ON "_services_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_services_v_autosave_idx" ON "_services_v" USING btree ("autosave");
  CREATE INDEX "solutions_meta_meta_image_idx" ON "solutions" USING btree ("meta_image_id");
  CREATE INDEX "_solutions_v_version_meta_version_meta_image_idx" ON "_solutions_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_solutions_v_autosave_idx" ON "_solutions_v" USING btree ("autosave");
  CREATE INDEX "jobs_meta_meta_image_idx" ON "jobs" USING btree ("meta_image_id");
  CREATE INDEX "_jobs_v_version_meta_version_meta_image_idx" ON "_jobs_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_jobs_v_autosave_idx" ON "_jobs_v" USING btree ("autosave");
  CREATE INDEX "applications_phone_number_idx" ON "applications" USING btree ("phone_number");
  CREATE INDEX "applications_owner_idx" ON "applications" USING btree ("owner_id");
  CREATE INDEX "applications_possible_duplicate_idx" ON "applications" USING btree ("possible_duplicate");
  CREATE INDEX "applications_legal_hold_idx" ON "applications" USING btree ("legal_hold");
  CREATE INDEX "messages_owner_idx" ON "messages" USING btree ("owner_id");
  CREATE INDEX "messages_follow_up_on_idx" ON "messages" USING btree ("follow_up_on");
  CREATE INDEX "messages_legal_hold_idx" ON "messages" USING btree ("legal_hold");
  CREATE INDEX "_culture_highlights_v_autosave_idx" ON "_culture_highlights_v" USING btree ("autosave");
  CREATE INDEX "_page_contents_v_autosave_idx" ON "_page_contents_v" USING btree ("autosave");
  CREATE INDEX "pages_meta_meta_image_idx" ON "pages" USING btree ("meta_image_id");
  CREATE INDEX "_pages_v_version_meta_version_meta_image_idx" ON "_pages_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE INDEX "_team_members_v_autosave_idx" ON "_team_members_v" USING btree ("autosave");
  CREATE INDEX "_success_stories_v_autosave_idx" ON "_success_stories_v" USING btree ("autosave");
  CREATE INDEX "_companies_v_autosave_idx" ON "_companies_v" USING btree ("autosave");
  CREATE INDEX "_offices_v_autosave_idx" ON "_offices_v" USING btree ("autosave");
  CREATE INDEX "_legal_sections_v_autosave_idx" ON "_legal_sections_v" USING btree ("autosave");
  CREATE INDEX "media_sizes_avif480_sizes_avif480_filename_idx" ON "media" USING btree ("sizes_avif480_filename");
  CREATE INDEX "media_sizes_avif960_sizes_avif960_filename_idx" ON "media" USING btree ("sizes_avif960_filename");
  CREATE INDEX "media_sizes_avif1440_sizes_avif1440_filename_idx" ON "media" USING btree ("sizes_avif1440_filename");
  CREATE INDEX "_home_v_autosave_idx" ON "_home_v" USING btree ("autosave");
  CREATE INDEX "_about_v_autosave_idx" ON "_about_v" USING btree ("autosave");
  CREATE INDEX "_menus_v_autosave_idx" ON "_menus_v" USING btree ("autosave");
  CREATE INDEX "_settings_v_autosave_idx" ON "_settings_v" USING btree ("autosave");
  CREATE INDEX "_forms_v_autosave_idx" ON "_forms_v" USING btree ("autosave");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "jobs_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_jobs_v_version_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "applications_answers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "application_notes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "message_notes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reply_templates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "deliveries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "redirects" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "retention_receipts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "retention_receipts_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "audit_events" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_hero" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_counters_counters" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_counters" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_logos" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_stories" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_timeline_entries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_timeline" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_gallery" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_map" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_questions_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_jobs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_articles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_hero" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_counters_counters" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_counters" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_logos" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_stories" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_timeline_entries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_timeline" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_gallery" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_map" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_questions_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_jobs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_articles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "users_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_jobs_log" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_jobs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "retention" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "jobs_questions" CASCADE;
  DROP TABLE "_jobs_v_version_questions" CASCADE;
  DROP TABLE "applications_answers" CASCADE;
  DROP TABLE "application_notes" CASCADE;
  DROP TABLE "message_notes" CASCADE;
  DROP TABLE "reply_templates" CASCADE;
  DROP TABLE "deliveries" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "retention_receipts" CASCADE;
  DROP TABLE "retention_receipts_texts" CASCADE;
  DROP TABLE "audit_events" CASCADE;
  DROP TABLE "pages_blocks_hero" CASCADE;
  DROP TABLE "pages_blocks_counters_counters" CASCADE;
  DROP TABLE "pages_blocks_counters" CASCADE;
  DROP TABLE "pages_blocks_logos" CASCADE;
  DROP TABLE "pages_blocks_stories" CASCADE;
  DROP TABLE "pages_blocks_timeline_entries" CASCADE;
  DROP TABLE "pages_blocks_timeline" CASCADE;
  DROP TABLE "pages_blocks_gallery" CASCADE;
  DROP TABLE "pages_blocks_map" CASCADE;
  DROP TABLE "pages_blocks_questions_questions" CASCADE;
  DROP TABLE "pages_blocks_questions" CASCADE;
  DROP TABLE "pages_blocks_jobs" CASCADE;
  DROP TABLE "pages_blocks_articles" CASCADE;
  DROP TABLE "pages_rels" CASCADE;
  DROP TABLE "_pages_v_blocks_hero" CASCADE;
  DROP TABLE "_pages_v_blocks_counters_counters" CASCADE;
  DROP TABLE "_pages_v_blocks_counters" CASCADE;
  DROP TABLE "_pages_v_blocks_logos" CASCADE;
  DROP TABLE "_pages_v_blocks_stories" CASCADE;
  DROP TABLE "_pages_v_blocks_timeline_entries" CASCADE;
  DROP TABLE "_pages_v_blocks_timeline" CASCADE;
  DROP TABLE "_pages_v_blocks_gallery" CASCADE;
  DROP TABLE "_pages_v_blocks_map" CASCADE;
  DROP TABLE "_pages_v_blocks_questions_questions" CASCADE;
  DROP TABLE "_pages_v_blocks_questions" CASCADE;
  DROP TABLE "_pages_v_blocks_jobs" CASCADE;
  DROP TABLE "_pages_v_blocks_articles" CASCADE;
  DROP TABLE "_pages_v_rels" CASCADE;
  DROP TABLE "users_texts" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "retention" CASCADE;
  ALTER TABLE "blogs" DROP CONSTRAINT "blogs_meta_image_id_media_id_fk";
  
  ALTER TABLE "_blogs_v" DROP CONSTRAINT "_blogs_v_version_meta_image_id_media_id_fk";
  
  ALTER TABLE "services" DROP CONSTRAINT "services_meta_image_id_media_id_fk";
  
  ALTER TABLE "_services_v" DROP CONSTRAINT "_services_v_version_meta_image_id_media_id_fk";
  
  ALTER TABLE "solutions" DROP CONSTRAINT "solutions_meta_image_id_media_id_fk";
  
  ALTER TABLE "_solutions_v" DROP CONSTRAINT "_solutions_v_version_meta_image_id_media_id_fk";
  
  ALTER TABLE "jobs" DROP CONSTRAINT "jobs_meta_image_id_media_id_fk";
  
  ALTER TABLE "_jobs_v" DROP CONSTRAINT "_jobs_v_version_meta_image_id_media_id_fk";
  
  ALTER TABLE "applications" DROP CONSTRAINT "applications_owner_id_users_id_fk";
  
  ALTER TABLE "messages" DROP CONSTRAINT "messages_owner_id_users_id_fk";
  
  ALTER TABLE "pages" DROP CONSTRAINT "pages_meta_image_id_media_id_fk";
  
  ALTER TABLE "_pages_v" DROP CONSTRAINT "_pages_v_version_meta_image_id_media_id_fk";
  
  DROP INDEX "blogs_meta_meta_image_idx";
  DROP INDEX "_blogs_v_version_meta_version_meta_image_idx";
  DROP INDEX "_blogs_v_autosave_idx";
  DROP INDEX "services_meta_meta_image_idx";
  DROP INDEX "_services_v_version_meta_version_meta_image_idx";
  DROP INDEX "_services_v_autosave_idx";
  DROP INDEX "solutions_meta_meta_image_idx";
  DROP INDEX "_solutions_v_version_meta_version_meta_image_idx";
  DROP INDEX "_solutions_v_autosave_idx";
  DROP INDEX "jobs_meta_meta_image_idx";
  DROP INDEX "_jobs_v_version_meta_version_meta_image_idx";
  DROP INDEX "_jobs_v_autosave_idx";
  DROP INDEX "applications_phone_number_idx";
  DROP INDEX "applications_owner_idx";
  DROP INDEX "applications_possible_duplicate_idx";
  DROP INDEX "applications_legal_hold_idx";
  DROP INDEX "messages_owner_idx";
  DROP INDEX "messages_follow_up_on_idx";
  DROP INDEX "messages_legal_hold_idx";
  DROP INDEX "_culture_highlights_v_autosave_idx";
  DROP INDEX "_page_contents_v_autosave_idx";
  DROP INDEX "pages_meta_meta_image_idx";
  DROP INDEX "_pages_v_version_meta_version_meta_image_idx";
  DROP INDEX "_pages_v_autosave_idx";
  DROP INDEX "_team_members_v_autosave_idx";
  DROP INDEX "_success_stories_v_autosave_idx";
  DROP INDEX "_companies_v_autosave_idx";
  DROP INDEX "_offices_v_autosave_idx";
  DROP INDEX "_legal_sections_v_autosave_idx";
  DROP INDEX "media_sizes_avif480_sizes_avif480_filename_idx";
  DROP INDEX "media_sizes_avif960_sizes_avif960_filename_idx";
  DROP INDEX "media_sizes_avif1440_sizes_avif1440_filename_idx";
  DROP INDEX "_home_v_autosave_idx";
  DROP INDEX "_about_v_autosave_idx";
  DROP INDEX "_menus_v_autosave_idx";
  DROP INDEX "_settings_v_autosave_idx";
  DROP INDEX "_forms_v_autosave_idx";
  ALTER TABLE "blogs" DROP COLUMN "meta_title";
  ALTER TABLE "blogs" DROP COLUMN "meta_description";
  ALTER TABLE "blogs" DROP COLUMN "meta_image_id";
  ALTER TABLE "_blogs_v" DROP COLUMN "version_meta_title";
  ALTER TABLE "_blogs_v" DROP COLUMN "version_meta_description";
  ALTER TABLE "_blogs_v" DROP COLUMN "version_meta_image_id";
  ALTER TABLE "_blogs_v" DROP COLUMN "autosave";
  ALTER TABLE "services" DROP COLUMN "meta_title";
  ALTER TABLE "services" DROP COLUMN "meta_description";
  ALTER TABLE "services" DROP COLUMN "meta_image_id";
  ALTER TABLE "_services_v" DROP COLUMN "version_meta_title";
  ALTER TABLE "_services_v" DROP COLUMN "version_meta_description";
  ALTER TABLE "_services_v" DROP COLUMN "version_meta_image_id";
  ALTER TABLE "_services_v" DROP COLUMN "autosave";
  ALTER TABLE "solutions" DROP COLUMN "meta_title";
  ALTER TABLE "solutions" DROP COLUMN "meta_description";
  ALTER TABLE "solutions" DROP COLUMN "meta_image_id";
  ALTER TABLE "_solutions_v" DROP COLUMN "version_meta_title";
  ALTER TABLE "_solutions_v" DROP COLUMN "version_meta_description";
  ALTER TABLE "_solutions_v" DROP COLUMN "version_meta_image_id";
  ALTER TABLE "_solutions_v" DROP COLUMN "autosave";
  ALTER TABLE "jobs" DROP COLUMN "meta_title";
  ALTER TABLE "jobs" DROP COLUMN "meta_description";
  ALTER TABLE "jobs" DROP COLUMN "meta_image_id";
  ALTER TABLE "_jobs_v" DROP COLUMN "version_meta_title";
  ALTER TABLE "_jobs_v" DROP COLUMN "version_meta_description";
  ALTER TABLE "_jobs_v" DROP COLUMN "version_meta_image_id";
  ALTER TABLE "_jobs_v" DROP COLUMN "autosave";
  ALTER TABLE "applications" DROP COLUMN "source";
  ALTER TABLE "applications" DROP COLUMN "stage_changed_at";
  ALTER TABLE "applications" DROP COLUMN "rejection_reason";
  ALTER TABLE "applications" DROP COLUMN "owner_id";
  ALTER TABLE "applications" DROP COLUMN "rating";
  ALTER TABLE "applications" DROP COLUMN "possible_duplicate";
  ALTER TABLE "applications" DROP COLUMN "legal_hold";
  ALTER TABLE "applications" DROP COLUMN "legal_hold_reason";
  ALTER TABLE "messages" DROP COLUMN "owner_id";
  ALTER TABLE "messages" DROP COLUMN "follow_up_on";
  ALTER TABLE "messages" DROP COLUMN "first_answered_at";
  ALTER TABLE "messages" DROP COLUMN "legal_hold";
  ALTER TABLE "messages" DROP COLUMN "legal_hold_reason";
  ALTER TABLE "_culture_highlights_v" DROP COLUMN "autosave";
  ALTER TABLE "_page_contents_v" DROP COLUMN "autosave";
  ALTER TABLE "pages" DROP COLUMN "meta_title";
  ALTER TABLE "pages" DROP COLUMN "meta_description";
  ALTER TABLE "pages" DROP COLUMN "meta_image_id";
  ALTER TABLE "_pages_v" DROP COLUMN "version_meta_title";
  ALTER TABLE "_pages_v" DROP COLUMN "version_meta_description";
  ALTER TABLE "_pages_v" DROP COLUMN "version_meta_image_id";
  ALTER TABLE "_pages_v" DROP COLUMN "autosave";
  ALTER TABLE "_team_members_v" DROP COLUMN "autosave";
  ALTER TABLE "_success_stories_v" DROP COLUMN "autosave";
  ALTER TABLE "_companies_v" DROP COLUMN "autosave";
  ALTER TABLE "_offices_v" DROP COLUMN "autosave";
  ALTER TABLE "_legal_sections_v" DROP COLUMN "autosave";
  ALTER TABLE "media" DROP COLUMN "sizes_avif480_url";
  ALTER TABLE "media" DROP COLUMN "sizes_avif480_width";
  ALTER TABLE "media" DROP COLUMN "sizes_avif480_height";
  ALTER TABLE "media" DROP COLUMN "sizes_avif480_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_avif480_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_avif480_filename";
  ALTER TABLE "media" DROP COLUMN "sizes_avif960_url";
  ALTER TABLE "media" DROP COLUMN "sizes_avif960_width";
  ALTER TABLE "media" DROP COLUMN "sizes_avif960_height";
  ALTER TABLE "media" DROP COLUMN "sizes_avif960_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_avif960_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_avif960_filename";
  ALTER TABLE "media" DROP COLUMN "sizes_avif1440_url";
  ALTER TABLE "media" DROP COLUMN "sizes_avif1440_width";
  ALTER TABLE "media" DROP COLUMN "sizes_avif1440_height";
  ALTER TABLE "media" DROP COLUMN "sizes_avif1440_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_avif1440_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_avif1440_filename";
  ALTER TABLE "users" DROP COLUMN "disabled";
  ALTER TABLE "users" DROP COLUMN "second_factor_since";
  ALTER TABLE "users" DROP COLUMN "second_factor_secret";
  ALTER TABLE "_home_v" DROP COLUMN "autosave";
  ALTER TABLE "_about_v" DROP COLUMN "autosave";
  ALTER TABLE "_menus_v" DROP COLUMN "autosave";
  ALTER TABLE "_settings_v" DROP COLUMN "autosave";
  ALTER TABLE "_forms_v" DROP COLUMN "autosave";
  DROP TYPE "public"."enum_jobs_questions_kind";
  DROP TYPE "public"."enum__jobs_v_version_questions_kind";
  DROP TYPE "public"."enum_applications_rejection_reason";
  DROP TYPE "public"."enum_application_notes_kind";
  DROP TYPE "public"."enum_message_notes_kind";
  DROP TYPE "public"."enum_reply_templates_audience";
  DROP TYPE "public"."enum_deliveries_state";
  DROP TYPE "public"."enum_audit_events_action";
  DROP TYPE "public"."enum_pages_blocks_articles_category";
  DROP TYPE "public"."enum__pages_v_blocks_articles_category";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";`)
}
