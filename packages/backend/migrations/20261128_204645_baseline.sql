-- The tables of the configuration, as Payload writes them.
CREATE TYPE "public"."enum_blogs_category" AS ENUM('sap', 'cloud', 'data-ai', 'engineering', 'business');
CREATE TYPE "public"."enum_blogs_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__blogs_v_version_category" AS ENUM('sap', 'cloud', 'data-ai', 'engineering', 'business');
CREATE TYPE "public"."enum__blogs_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum_services_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__services_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum_solutions_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__solutions_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum_cases_disclosure" AS ENUM('withheld', 'named');
CREATE TYPE "public"."enum_cases_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__cases_v_version_disclosure" AS ENUM('withheld', 'named');
CREATE TYPE "public"."enum__cases_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum_jobs_questions_kind" AS ENUM('text', 'choice', 'yes-no');
CREATE TYPE "public"."enum_jobs_job_type" AS ENUM('full-time', 'part-time', 'contract', 'internship');
CREATE TYPE "public"."enum_jobs_work_mode" AS ENUM('on-site', 'hybrid', 'remote');
CREATE TYPE "public"."enum_jobs_salary_currency" AS ENUM('INR', 'USD', 'GBP', 'EUR');
CREATE TYPE "public"."enum_jobs_salary_unit" AS ENUM('year', 'month', 'hour');
CREATE TYPE "public"."enum_jobs_availability" AS ENUM('active', 'closed');
CREATE TYPE "public"."enum_jobs_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__jobs_v_version_questions_kind" AS ENUM('text', 'choice', 'yes-no');
CREATE TYPE "public"."enum__jobs_v_version_job_type" AS ENUM('full-time', 'part-time', 'contract', 'internship');
CREATE TYPE "public"."enum__jobs_v_version_work_mode" AS ENUM('on-site', 'hybrid', 'remote');
CREATE TYPE "public"."enum__jobs_v_version_salary_currency" AS ENUM('INR', 'USD', 'GBP', 'EUR');
CREATE TYPE "public"."enum__jobs_v_version_salary_unit" AS ENUM('year', 'month', 'hour');
CREATE TYPE "public"."enum__jobs_v_version_availability" AS ENUM('active', 'closed');
CREATE TYPE "public"."enum__jobs_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum_applications_salary_currency" AS ENUM('INR', 'USD', 'GBP', 'EUR');
CREATE TYPE "public"."enum_applications_resume_scan" AS ENUM('off', 'waiting', 'clean', 'infected');
CREATE TYPE "public"."enum_applications_stage" AS ENUM('new', 'screening', 'interview', 'offer', 'hired', 'rejected', 'withdrawn');
CREATE TYPE "public"."enum_applications_rejection_reason" AS ENUM('skills', 'experience', 'salary', 'location', 'other-chosen', 'role-closed', 'no-answer', 'other');
CREATE TYPE "public"."enum_stage_changes_from" AS ENUM('new', 'screening', 'interview', 'offer', 'hired', 'rejected', 'withdrawn');
CREATE TYPE "public"."enum_stage_changes_to" AS ENUM('new', 'screening', 'interview', 'offer', 'hired', 'rejected', 'withdrawn');
CREATE TYPE "public"."enum_stage_changes_rejection_reason" AS ENUM('skills', 'experience', 'salary', 'location', 'other-chosen', 'role-closed', 'no-answer', 'other');
CREATE TYPE "public"."enum_messages_status" AS ENUM('new', 'in-progress', 'answered', 'spam');
CREATE TYPE "public"."enum_mails_state" AS ENUM('waiting', 'sent', 'failed');
CREATE TYPE "public"."enum_application_notes_kind" AS ENUM('note', 'reply', 'change', 'owner');
CREATE TYPE "public"."enum_application_notes_delivery" AS ENUM('waiting', 'sent', 'failed', 'settled');
CREATE TYPE "public"."enum_message_notes_kind" AS ENUM('note', 'reply', 'change', 'owner');
CREATE TYPE "public"."enum_message_notes_delivery" AS ENUM('waiting', 'sent', 'failed', 'settled');
CREATE TYPE "public"."enum_reply_templates_audience" AS ENUM('applications', 'messages');
CREATE TYPE "public"."enum_audit_events_action" AS ENUM('created', 'changed', 'published', 'unpublished', 'trashed', 'restored', 'deleted', 'opened', 'listed', 'downloaded', 'exported', 'mailed', 'signed-in', 'refused', 'rejected', 'signed-out', 'erased', 'retired');
CREATE TYPE "public"."enum_culture_highlights_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__culture_highlights_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum_page_contents_page" AS ENUM('Home', 'About', 'Cloud Solution', 'Consulting', 'Contact Us', 'Industries', 'Insights', 'Modernization', 'Services', 'Solutions', 'Join Us');
CREATE TYPE "public"."enum_page_contents_drawing" AS ENUM('stages', 'groundwork', 'invoices', 'watch', 'interfaces', 'floor-plan');
CREATE TYPE "public"."enum_page_contents_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__page_contents_v_version_page" AS ENUM('Home', 'About', 'Cloud Solution', 'Consulting', 'Contact Us', 'Industries', 'Insights', 'Modernization', 'Services', 'Solutions', 'Join Us');
CREATE TYPE "public"."enum__page_contents_v_version_drawing" AS ENUM('stages', 'groundwork', 'invoices', 'watch', 'interfaces', 'floor-plan');
CREATE TYPE "public"."enum__page_contents_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum_pages_blocks_articles_category" AS ENUM('sap', 'cloud', 'data-ai', 'engineering', 'business');
CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__pages_v_blocks_articles_category" AS ENUM('sap', 'cloud', 'data-ai', 'engineering', 'business');
CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum_team_members_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__team_members_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum_success_stories_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__success_stories_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum_companies_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__companies_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum_offices_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__offices_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum_legal_sections_document" AS ENUM('Privacy Policy', 'Cookie Policy', 'Terms and Conditions');
CREATE TYPE "public"."enum_legal_sections_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__legal_sections_v_version_document" AS ENUM('Privacy Policy', 'Cookie Policy', 'Terms and Conditions');
CREATE TYPE "public"."enum__legal_sections_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum_users_roles" AS ENUM('administrator', 'editor', 'recruiter', 'sales');
CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
CREATE TYPE "public"."enum_home_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__home_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum_about_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__about_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum_menus_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__menus_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum_settings_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__settings_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum_forms_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__forms_v_version_status" AS ENUM('draft', 'published');
CREATE TABLE "blogs" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" varchar,
	"subtitle" varchar,
	"category" "enum_blogs_category",
	"author_id" integer,
	"published_on" date,
	"image_id" integer,
	"description" jsonb,
	"reading_minutes" numeric,
	"meta_title" varchar,
	"meta_description" varchar,
	"meta_image_id" integer,
	"key" varchar,
	"ready" boolean DEFAULT false,
	"sample" boolean DEFAULT false,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"saved_by" varchar,
	"deleted_at" timestamp(3) with time zone,
	"_status" "enum_blogs_status" DEFAULT 'draft'
);

CREATE TABLE "_blogs_v" (
	"id" serial PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"version_title" varchar,
	"version_subtitle" varchar,
	"version_category" "enum__blogs_v_version_category",
	"version_author_id" integer,
	"version_published_on" date,
	"version_image_id" integer,
	"version_description" jsonb,
	"version_reading_minutes" numeric,
	"version_meta_title" varchar,
	"version_meta_description" varchar,
	"version_meta_image_id" integer,
	"version_key" varchar,
	"version_ready" boolean DEFAULT false,
	"version_sample" boolean DEFAULT false,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"version_saved_by" varchar,
	"version_deleted_at" timestamp(3) with time zone,
	"version__status" "enum__blogs_v_version_status" DEFAULT 'draft',
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"latest" boolean
);

CREATE TABLE "services" (
	"id" serial PRIMARY KEY NOT NULL,
	"_order" varchar,
	"title" varchar,
	"subtitle" varchar,
	"facts_duration" varchar,
	"facts_team" varchar,
	"facts_starts_with" varchar,
	"facts_you_bring" varchar,
	"facts_ends_with" varchar,
	"image_id" integer,
	"description" jsonb,
	"meta_title" varchar,
	"meta_description" varchar,
	"meta_image_id" integer,
	"key" varchar,
	"ready" boolean DEFAULT false,
	"sample" boolean DEFAULT false,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"saved_by" varchar,
	"deleted_at" timestamp(3) with time zone,
	"_status" "enum_services_status" DEFAULT 'draft'
);

CREATE TABLE "_services_v" (
	"id" serial PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"version__order" varchar,
	"version_title" varchar,
	"version_subtitle" varchar,
	"version_facts_duration" varchar,
	"version_facts_team" varchar,
	"version_facts_starts_with" varchar,
	"version_facts_you_bring" varchar,
	"version_facts_ends_with" varchar,
	"version_image_id" integer,
	"version_description" jsonb,
	"version_meta_title" varchar,
	"version_meta_description" varchar,
	"version_meta_image_id" integer,
	"version_key" varchar,
	"version_ready" boolean DEFAULT false,
	"version_sample" boolean DEFAULT false,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"version_saved_by" varchar,
	"version_deleted_at" timestamp(3) with time zone,
	"version__status" "enum__services_v_version_status" DEFAULT 'draft',
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"latest" boolean
);

CREATE TABLE "solutions" (
	"id" serial PRIMARY KEY NOT NULL,
	"_order" varchar,
	"title" varchar,
	"subtitle" varchar,
	"facts_duration" varchar,
	"facts_team" varchar,
	"facts_starts_with" varchar,
	"facts_you_bring" varchar,
	"facts_ends_with" varchar,
	"image_id" integer,
	"description" jsonb,
	"meta_title" varchar,
	"meta_description" varchar,
	"meta_image_id" integer,
	"key" varchar,
	"ready" boolean DEFAULT false,
	"sample" boolean DEFAULT false,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"saved_by" varchar,
	"deleted_at" timestamp(3) with time zone,
	"_status" "enum_solutions_status" DEFAULT 'draft'
);

CREATE TABLE "_solutions_v" (
	"id" serial PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"version__order" varchar,
	"version_title" varchar,
	"version_subtitle" varchar,
	"version_facts_duration" varchar,
	"version_facts_team" varchar,
	"version_facts_starts_with" varchar,
	"version_facts_you_bring" varchar,
	"version_facts_ends_with" varchar,
	"version_image_id" integer,
	"version_description" jsonb,
	"version_meta_title" varchar,
	"version_meta_description" varchar,
	"version_meta_image_id" integer,
	"version_key" varchar,
	"version_ready" boolean DEFAULT false,
	"version_sample" boolean DEFAULT false,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"version_saved_by" varchar,
	"version_deleted_at" timestamp(3) with time zone,
	"version__status" "enum__solutions_v_version_status" DEFAULT 'draft',
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"latest" boolean
);

CREATE TABLE "cases_figures" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"value" varchar,
	"before" varchar,
	"label" varchar,
	"basis" varchar
);

CREATE TABLE "cases" (
	"id" serial PRIMARY KEY NOT NULL,
	"_order" varchar,
	"title" varchar,
	"subtitle" varchar,
	"disclosure" "enum_cases_disclosure" DEFAULT 'withheld',
	"client" varchar,
	"internal_permitted_by" varchar,
	"internal_permitted_on" timestamp(3) with time zone,
	"internal_note" varchar,
	"industry" varchar,
	"region" varchar,
	"published_on" date,
	"image_id" integer,
	"challenge" jsonb,
	"approach" jsonb,
	"outcome" jsonb,
	"went_wrong" jsonb,
	"quote_text" varchar,
	"quote_speaker" varchar,
	"contact_id" integer,
	"meta_title" varchar,
	"meta_description" varchar,
	"meta_image_id" integer,
	"key" varchar,
	"ready" boolean DEFAULT false,
	"sample" boolean DEFAULT false,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"saved_by" varchar,
	"deleted_at" timestamp(3) with time zone,
	"_status" "enum_cases_status" DEFAULT 'draft'
);

CREATE TABLE "cases_texts" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer NOT NULL,
	"parent_id" integer NOT NULL,
	"path" varchar NOT NULL,
	"text" varchar
);

CREATE TABLE "_cases_v_version_figures" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"value" varchar,
	"before" varchar,
	"label" varchar,
	"basis" varchar,
	"_uuid" varchar
);

CREATE TABLE "_cases_v" (
	"id" serial PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"version__order" varchar,
	"version_title" varchar,
	"version_subtitle" varchar,
	"version_disclosure" "enum__cases_v_version_disclosure" DEFAULT 'withheld',
	"version_client" varchar,
	"version_internal_permitted_by" varchar,
	"version_internal_permitted_on" timestamp(3) with time zone,
	"version_internal_note" varchar,
	"version_industry" varchar,
	"version_region" varchar,
	"version_published_on" date,
	"version_image_id" integer,
	"version_challenge" jsonb,
	"version_approach" jsonb,
	"version_outcome" jsonb,
	"version_went_wrong" jsonb,
	"version_quote_text" varchar,
	"version_quote_speaker" varchar,
	"version_contact_id" integer,
	"version_meta_title" varchar,
	"version_meta_description" varchar,
	"version_meta_image_id" integer,
	"version_key" varchar,
	"version_ready" boolean DEFAULT false,
	"version_sample" boolean DEFAULT false,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"version_saved_by" varchar,
	"version_deleted_at" timestamp(3) with time zone,
	"version__status" "enum__cases_v_version_status" DEFAULT 'draft',
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"latest" boolean
);

CREATE TABLE "_cases_v_texts" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer NOT NULL,
	"parent_id" integer NOT NULL,
	"path" varchar NOT NULL,
	"text" varchar
);

CREATE TABLE "jobs_questions" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"text" varchar,
	"kind" "enum_jobs_questions_kind" DEFAULT 'text',
	"required" boolean DEFAULT false
);

CREATE TABLE "jobs" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" varchar,
	"department" varchar,
	"experience" varchar,
	"location" varchar,
	"city" varchar,
	"country" varchar,
	"job_type" "enum_jobs_job_type" DEFAULT 'full-time',
	"work_mode" "enum_jobs_work_mode" DEFAULT 'on-site',
	"education" varchar,
	"salary_min" numeric,
	"salary_max" numeric,
	"salary_currency" "enum_jobs_salary_currency" DEFAULT 'INR',
	"salary_unit" "enum_jobs_salary_unit" DEFAULT 'year',
	"description" jsonb,
	"availability" "enum_jobs_availability" DEFAULT 'active',
	"posted_on" date,
	"closing_on" date,
	"archived" boolean DEFAULT false,
	"closed_at" timestamp(3) with time zone,
	"search_text" varchar,
	"meta_title" varchar,
	"meta_description" varchar,
	"meta_image_id" integer,
	"key" varchar,
	"ready" boolean DEFAULT false,
	"sample" boolean DEFAULT false,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"saved_by" varchar,
	"deleted_at" timestamp(3) with time zone,
	"_status" "enum_jobs_status" DEFAULT 'draft'
);

CREATE TABLE "jobs_texts" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer NOT NULL,
	"parent_id" integer NOT NULL,
	"path" varchar NOT NULL,
	"text" varchar
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

CREATE TABLE "_jobs_v" (
	"id" serial PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"version_title" varchar,
	"version_department" varchar,
	"version_experience" varchar,
	"version_location" varchar,
	"version_city" varchar,
	"version_country" varchar,
	"version_job_type" "enum__jobs_v_version_job_type" DEFAULT 'full-time',
	"version_work_mode" "enum__jobs_v_version_work_mode" DEFAULT 'on-site',
	"version_education" varchar,
	"version_salary_min" numeric,
	"version_salary_max" numeric,
	"version_salary_currency" "enum__jobs_v_version_salary_currency" DEFAULT 'INR',
	"version_salary_unit" "enum__jobs_v_version_salary_unit" DEFAULT 'year',
	"version_description" jsonb,
	"version_availability" "enum__jobs_v_version_availability" DEFAULT 'active',
	"version_posted_on" date,
	"version_closing_on" date,
	"version_archived" boolean DEFAULT false,
	"version_closed_at" timestamp(3) with time zone,
	"version_search_text" varchar,
	"version_meta_title" varchar,
	"version_meta_description" varchar,
	"version_meta_image_id" integer,
	"version_key" varchar,
	"version_ready" boolean DEFAULT false,
	"version_sample" boolean DEFAULT false,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"version_saved_by" varchar,
	"version_deleted_at" timestamp(3) with time zone,
	"version__status" "enum__jobs_v_version_status" DEFAULT 'draft',
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"latest" boolean
);

CREATE TABLE "_jobs_v_texts" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer NOT NULL,
	"parent_id" integer NOT NULL,
	"path" varchar NOT NULL,
	"text" varchar
);

CREATE TABLE "applications_answers" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"question" varchar NOT NULL,
	"answer" varchar,
	"question_id" varchar
);

CREATE TABLE "applications" (
	"id" serial PRIMARY KEY NOT NULL,
	"job_id" integer,
	"job_title" varchar,
	"first_name" varchar,
	"last_name" varchar,
	"email" varchar NOT NULL,
	"phone_number" varchar,
	"total_experience" numeric,
	"relevant_experience" numeric,
	"current_salary" numeric,
	"expected_salary" numeric,
	"salary_currency" "enum_applications_salary_currency" DEFAULT 'INR',
	"city" varchar,
	"current_location" varchar,
	"state_name" varchar,
	"state_dataset_id" numeric,
	"country_name" varchar,
	"country_dataset_id" numeric,
	"relocate" varchar,
	"gender" varchar,
	"email_verified_at" timestamp(3) with time zone,
	"source" varchar,
	"source_name" varchar,
	"consent" varchar,
	"consent_at" date,
	"resume_file_name" varchar,
	"resume_file_type" varchar,
	"resume_size" numeric,
	"resume_stored_name" varchar,
	"resume_sha256" varchar,
	"resume_scan" "enum_applications_resume_scan",
	"stage" "enum_applications_stage" DEFAULT 'new' NOT NULL,
	"stage_changed_at" timestamp(3) with time zone,
	"stage_mailed" boolean,
	"rejection_reason" "enum_applications_rejection_reason",
	"owner_id" integer,
	"rating" numeric,
	"resume_missing" boolean DEFAULT false,
	"possible_duplicate" boolean DEFAULT false,
	"legal_hold" boolean DEFAULT false,
	"legal_hold_reason" varchar,
	"reference" varchar NOT NULL,
	"notice_version" numeric,
	"retention_months" numeric,
	"submission_key" varchar NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "applications_texts" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer NOT NULL,
	"parent_id" integer NOT NULL,
	"path" varchar NOT NULL,
	"text" varchar
);

CREATE TABLE "stage_changes" (
	"id" serial PRIMARY KEY NOT NULL,
	"application_id" integer NOT NULL,
	"from" "enum_stage_changes_from" NOT NULL,
	"to" "enum_stage_changes_to" NOT NULL,
	"rejection_reason" "enum_stage_changes_rejection_reason",
	"by_id" integer,
	"mail_id" integer,
	"undone" boolean DEFAULT false,
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
	"owner_id" integer,
	"follow_up_on" date,
	"first_answered_at" timestamp(3) with time zone,
	"suspected_spam" boolean DEFAULT false,
	"legal_hold" boolean DEFAULT false,
	"legal_hold_reason" varchar,
	"reference" varchar NOT NULL,
	"notice_version" numeric,
	"retention_months" numeric,
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
	"subject" varchar,
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

CREATE TABLE "application_notes" (
	"id" serial PRIMARY KEY NOT NULL,
	"about_id" integer NOT NULL,
	"text" varchar NOT NULL,
	"kind" "enum_application_notes_kind" DEFAULT 'note' NOT NULL,
	"author_id" integer,
	"mail_id" integer,
	"delivery" "enum_application_notes_delivery",
	"delivery_error" varchar,
	"delivered_at" timestamp(3) with time zone,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "message_notes" (
	"id" serial PRIMARY KEY NOT NULL,
	"about_id" integer NOT NULL,
	"text" varchar NOT NULL,
	"kind" "enum_message_notes_kind" DEFAULT 'note' NOT NULL,
	"author_id" integer,
	"mail_id" integer,
	"delivery" "enum_message_notes_delivery",
	"delivery_error" varchar,
	"delivered_at" timestamp(3) with time zone,
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

CREATE TABLE "redirects" (
	"id" serial PRIMARY KEY NOT NULL,
	"from" varchar NOT NULL,
	"to" varchar NOT NULL,
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
	"filter" jsonb,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "culture_highlights_images" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"media_id" integer
);

CREATE TABLE "culture_highlights" (
	"id" serial PRIMARY KEY NOT NULL,
	"_order" varchar,
	"title" varchar,
	"key" varchar,
	"ready" boolean DEFAULT false,
	"sample" boolean DEFAULT false,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"saved_by" varchar,
	"deleted_at" timestamp(3) with time zone,
	"_status" "enum_culture_highlights_status" DEFAULT 'draft'
);

CREATE TABLE "_culture_highlights_v_version_images" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"media_id" integer,
	"_uuid" varchar
);

CREATE TABLE "_culture_highlights_v" (
	"id" serial PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"version__order" varchar,
	"version_title" varchar,
	"version_key" varchar,
	"version_ready" boolean DEFAULT false,
	"version_sample" boolean DEFAULT false,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"version_saved_by" varchar,
	"version_deleted_at" timestamp(3) with time zone,
	"version__status" "enum__culture_highlights_v_version_status" DEFAULT 'draft',
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"latest" boolean
);

CREATE TABLE "page_contents_home" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"media_id" integer,
	"title" varchar
);

CREATE TABLE "page_contents_intro_figures" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"figure" varchar,
	"text" varchar
);

CREATE TABLE "page_contents_blocks_text" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"_path" text NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"title" varchar,
	"body" jsonb,
	"block_name" varchar
);

CREATE TABLE "page_contents_blocks_cards_cards" (
	"_order" integer NOT NULL,
	"_parent_id" varchar NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"title" varchar,
	"subtitle" varchar,
	"image_id" integer,
	"link" varchar
);

CREATE TABLE "page_contents_blocks_cards" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"_path" text NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"tag" varchar,
	"title" varchar,
	"text" varchar,
	"block_name" varchar
);

CREATE TABLE "page_contents_blocks_groups_groups_companies" (
	"_order" integer NOT NULL,
	"_parent_id" varchar NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"name" varchar,
	"figure" varchar,
	"text" varchar,
	"link" varchar
);

CREATE TABLE "page_contents_blocks_groups_groups" (
	"_order" integer NOT NULL,
	"_parent_id" varchar NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"title" varchar,
	"text" varchar
);

CREATE TABLE "page_contents_blocks_groups" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"_path" text NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"tag" varchar,
	"title" varchar,
	"text" varchar,
	"block_name" varchar
);

CREATE TABLE "page_contents_blocks_call_to_action" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"_path" text NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"title" varchar,
	"text" varchar,
	"button_label" varchar,
	"link" varchar,
	"block_name" varchar
);

CREATE TABLE "page_contents" (
	"id" serial PRIMARY KEY NOT NULL,
	"page" "enum_page_contents_page",
	"drawing" "enum_page_contents_drawing",
	"intro_tag" varchar,
	"intro_title" varchar,
	"intro_text" varchar,
	"intro_link_label" varchar,
	"key" varchar,
	"ready" boolean DEFAULT false,
	"sample" boolean DEFAULT false,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"saved_by" varchar,
	"deleted_at" timestamp(3) with time zone,
	"_status" "enum_page_contents_status" DEFAULT 'draft'
);

CREATE TABLE "_page_contents_v_version_home" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"media_id" integer,
	"title" varchar,
	"_uuid" varchar
);

CREATE TABLE "_page_contents_v_version_intro_figures" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"figure" varchar,
	"text" varchar,
	"_uuid" varchar
);

CREATE TABLE "_page_contents_v_blocks_text" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"_path" text NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"title" varchar,
	"body" jsonb,
	"_uuid" varchar,
	"block_name" varchar
);

CREATE TABLE "_page_contents_v_blocks_cards_cards" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"title" varchar,
	"subtitle" varchar,
	"image_id" integer,
	"link" varchar,
	"_uuid" varchar
);

CREATE TABLE "_page_contents_v_blocks_cards" (
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

CREATE TABLE "_page_contents_v_blocks_groups_groups_companies" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"name" varchar,
	"figure" varchar,
	"text" varchar,
	"link" varchar,
	"_uuid" varchar
);

CREATE TABLE "_page_contents_v_blocks_groups_groups" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"title" varchar,
	"text" varchar,
	"_uuid" varchar
);

CREATE TABLE "_page_contents_v_blocks_groups" (
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

CREATE TABLE "_page_contents_v_blocks_call_to_action" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"_path" text NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"title" varchar,
	"text" varchar,
	"button_label" varchar,
	"link" varchar,
	"_uuid" varchar,
	"block_name" varchar
);

CREATE TABLE "_page_contents_v" (
	"id" serial PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"version_page" "enum__page_contents_v_version_page",
	"version_drawing" "enum__page_contents_v_version_drawing",
	"version_intro_tag" varchar,
	"version_intro_title" varchar,
	"version_intro_text" varchar,
	"version_intro_link_label" varchar,
	"version_key" varchar,
	"version_ready" boolean DEFAULT false,
	"version_sample" boolean DEFAULT false,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"version_saved_by" varchar,
	"version_deleted_at" timestamp(3) with time zone,
	"version__status" "enum__page_contents_v_version_status" DEFAULT 'draft',
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"latest" boolean
);

CREATE TABLE "pages_blocks_hero" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"_path" text NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"title" varchar,
	"block_name" varchar
);

CREATE TABLE "pages_blocks_text" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"_path" text NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"title" varchar,
	"body" jsonb,
	"block_name" varchar
);

CREATE TABLE "pages_blocks_cards_cards" (
	"_order" integer NOT NULL,
	"_parent_id" varchar NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"title" varchar,
	"subtitle" varchar,
	"image_id" integer,
	"link" varchar
);

CREATE TABLE "pages_blocks_cards" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"_path" text NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"tag" varchar,
	"title" varchar,
	"text" varchar,
	"block_name" varchar
);

CREATE TABLE "pages_blocks_groups_groups_companies" (
	"_order" integer NOT NULL,
	"_parent_id" varchar NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"name" varchar,
	"figure" varchar,
	"text" varchar,
	"link" varchar
);

CREATE TABLE "pages_blocks_groups_groups" (
	"_order" integer NOT NULL,
	"_parent_id" varchar NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"title" varchar,
	"text" varchar
);

CREATE TABLE "pages_blocks_groups" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"_path" text NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"tag" varchar,
	"title" varchar,
	"text" varchar,
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

CREATE TABLE "pages_blocks_call_to_action" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"_path" text NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"title" varchar,
	"text" varchar,
	"button_label" varchar,
	"link" varchar,
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

CREATE TABLE "pages" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" varchar,
	"subtitle" varchar,
	"path" varchar,
	"image_id" integer,
	"description" jsonb,
	"meta_title" varchar,
	"meta_description" varchar,
	"meta_image_id" integer,
	"key" varchar,
	"ready" boolean DEFAULT false,
	"sample" boolean DEFAULT false,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"saved_by" varchar,
	"deleted_at" timestamp(3) with time zone,
	"_status" "enum_pages_status" DEFAULT 'draft'
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

CREATE TABLE "_pages_v_blocks_text" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"_path" text NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"title" varchar,
	"body" jsonb,
	"_uuid" varchar,
	"block_name" varchar
);

CREATE TABLE "_pages_v_blocks_cards_cards" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"title" varchar,
	"subtitle" varchar,
	"image_id" integer,
	"link" varchar,
	"_uuid" varchar
);

CREATE TABLE "_pages_v_blocks_cards" (
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

CREATE TABLE "_pages_v_blocks_groups_groups_companies" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"name" varchar,
	"figure" varchar,
	"text" varchar,
	"link" varchar,
	"_uuid" varchar
);

CREATE TABLE "_pages_v_blocks_groups_groups" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"title" varchar,
	"text" varchar,
	"_uuid" varchar
);

CREATE TABLE "_pages_v_blocks_groups" (
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

CREATE TABLE "_pages_v_blocks_call_to_action" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"_path" text NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"title" varchar,
	"text" varchar,
	"button_label" varchar,
	"link" varchar,
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

CREATE TABLE "_pages_v" (
	"id" serial PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"version_title" varchar,
	"version_subtitle" varchar,
	"version_path" varchar,
	"version_image_id" integer,
	"version_description" jsonb,
	"version_meta_title" varchar,
	"version_meta_description" varchar,
	"version_meta_image_id" integer,
	"version_key" varchar,
	"version_ready" boolean DEFAULT false,
	"version_sample" boolean DEFAULT false,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"version_saved_by" varchar,
	"version_deleted_at" timestamp(3) with time zone,
	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"latest" boolean
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

CREATE TABLE "team_members" (
	"id" serial PRIMARY KEY NOT NULL,
	"_order" varchar,
	"name" varchar,
	"designation" varchar,
	"content" varchar,
	"linkedin" varchar,
	"image_id" integer,
	"key" varchar,
	"ready" boolean DEFAULT false,
	"sample" boolean DEFAULT false,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"saved_by" varchar,
	"deleted_at" timestamp(3) with time zone,
	"_status" "enum_team_members_status" DEFAULT 'draft'
);

CREATE TABLE "_team_members_v" (
	"id" serial PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"version__order" varchar,
	"version_name" varchar,
	"version_designation" varchar,
	"version_content" varchar,
	"version_linkedin" varchar,
	"version_image_id" integer,
	"version_key" varchar,
	"version_ready" boolean DEFAULT false,
	"version_sample" boolean DEFAULT false,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"version_saved_by" varchar,
	"version_deleted_at" timestamp(3) with time zone,
	"version__status" "enum__team_members_v_version_status" DEFAULT 'draft',
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"latest" boolean
);

CREATE TABLE "success_stories" (
	"id" serial PRIMARY KEY NOT NULL,
	"_order" varchar,
	"name" varchar,
	"designation" varchar,
	"content" varchar,
	"image_id" integer,
	"key" varchar,
	"ready" boolean DEFAULT false,
	"sample" boolean DEFAULT false,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"saved_by" varchar,
	"deleted_at" timestamp(3) with time zone,
	"_status" "enum_success_stories_status" DEFAULT 'draft'
);

CREATE TABLE "_success_stories_v" (
	"id" serial PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"version__order" varchar,
	"version_name" varchar,
	"version_designation" varchar,
	"version_content" varchar,
	"version_image_id" integer,
	"version_key" varchar,
	"version_ready" boolean DEFAULT false,
	"version_sample" boolean DEFAULT false,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"version_saved_by" varchar,
	"version_deleted_at" timestamp(3) with time zone,
	"version__status" "enum__success_stories_v_version_status" DEFAULT 'draft',
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"latest" boolean
);

CREATE TABLE "companies" (
	"id" serial PRIMARY KEY NOT NULL,
	"_order" varchar,
	"name" varchar,
	"image_id" integer,
	"image_url" varchar,
	"key" varchar,
	"ready" boolean DEFAULT false,
	"sample" boolean DEFAULT false,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"saved_by" varchar,
	"deleted_at" timestamp(3) with time zone,
	"_status" "enum_companies_status" DEFAULT 'draft'
);

CREATE TABLE "_companies_v" (
	"id" serial PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"version__order" varchar,
	"version_name" varchar,
	"version_image_id" integer,
	"version_image_url" varchar,
	"version_key" varchar,
	"version_ready" boolean DEFAULT false,
	"version_sample" boolean DEFAULT false,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"version_saved_by" varchar,
	"version_deleted_at" timestamp(3) with time zone,
	"version__status" "enum__companies_v_version_status" DEFAULT 'draft',
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"latest" boolean
);

CREATE TABLE "offices" (
	"id" serial PRIMARY KEY NOT NULL,
	"_order" varchar,
	"name" varchar,
	"label" varchar,
	"address" varchar,
	"country" varchar,
	"phone" varchar,
	"email" varchar,
	"desktop_top" numeric,
	"desktop_left" numeric,
	"mobile_top" numeric,
	"mobile_left" numeric,
	"key" varchar,
	"ready" boolean DEFAULT false,
	"sample" boolean DEFAULT false,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"saved_by" varchar,
	"deleted_at" timestamp(3) with time zone,
	"_status" "enum_offices_status" DEFAULT 'draft'
);

CREATE TABLE "_offices_v" (
	"id" serial PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"version__order" varchar,
	"version_name" varchar,
	"version_label" varchar,
	"version_address" varchar,
	"version_country" varchar,
	"version_phone" varchar,
	"version_email" varchar,
	"version_desktop_top" numeric,
	"version_desktop_left" numeric,
	"version_mobile_top" numeric,
	"version_mobile_left" numeric,
	"version_key" varchar,
	"version_ready" boolean DEFAULT false,
	"version_sample" boolean DEFAULT false,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"version_saved_by" varchar,
	"version_deleted_at" timestamp(3) with time zone,
	"version__status" "enum__offices_v_version_status" DEFAULT 'draft',
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"latest" boolean
);

CREATE TABLE "legal_sections" (
	"id" serial PRIMARY KEY NOT NULL,
	"_order" varchar,
	"title" varchar,
	"document" "enum_legal_sections_document",
	"description" jsonb,
	"key" varchar,
	"ready" boolean DEFAULT false,
	"sample" boolean DEFAULT false,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"saved_by" varchar,
	"deleted_at" timestamp(3) with time zone,
	"_status" "enum_legal_sections_status" DEFAULT 'draft'
);

CREATE TABLE "_legal_sections_v" (
	"id" serial PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"version__order" varchar,
	"version_title" varchar,
	"version_document" "enum__legal_sections_v_version_document",
	"version_description" jsonb,
	"version_key" varchar,
	"version_ready" boolean DEFAULT false,
	"version_sample" boolean DEFAULT false,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"version_saved_by" varchar,
	"version_deleted_at" timestamp(3) with time zone,
	"version__status" "enum__legal_sections_v_version_status" DEFAULT 'draft',
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"latest" boolean
);

CREATE TABLE "media" (
	"id" serial PRIMARY KEY NOT NULL,
	"alt" varchar NOT NULL,
	"poster_id" integer,
	"seed_key" varchar,
	"sample" boolean DEFAULT false,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"folder_id" integer,
	"deleted_at" timestamp(3) with time zone,
	"url" varchar,
	"thumbnail_u_r_l" varchar,
	"filename" varchar,
	"mime_type" varchar,
	"filesize" numeric,
	"width" numeric,
	"height" numeric,
	"focal_x" numeric,
	"focal_y" numeric,
	"sizes_w480_url" varchar,
	"sizes_w480_width" numeric,
	"sizes_w480_height" numeric,
	"sizes_w480_mime_type" varchar,
	"sizes_w480_filesize" numeric,
	"sizes_w480_filename" varchar,
	"sizes_avif480_url" varchar,
	"sizes_avif480_width" numeric,
	"sizes_avif480_height" numeric,
	"sizes_avif480_mime_type" varchar,
	"sizes_avif480_filesize" numeric,
	"sizes_avif480_filename" varchar,
	"sizes_w960_url" varchar,
	"sizes_w960_width" numeric,
	"sizes_w960_height" numeric,
	"sizes_w960_mime_type" varchar,
	"sizes_w960_filesize" numeric,
	"sizes_w960_filename" varchar,
	"sizes_avif960_url" varchar,
	"sizes_avif960_width" numeric,
	"sizes_avif960_height" numeric,
	"sizes_avif960_mime_type" varchar,
	"sizes_avif960_filesize" numeric,
	"sizes_avif960_filename" varchar,
	"sizes_w1440_url" varchar,
	"sizes_w1440_width" numeric,
	"sizes_w1440_height" numeric,
	"sizes_w1440_mime_type" varchar,
	"sizes_w1440_filesize" numeric,
	"sizes_w1440_filename" varchar,
	"sizes_avif1440_url" varchar,
	"sizes_avif1440_width" numeric,
	"sizes_avif1440_height" numeric,
	"sizes_avif1440_mime_type" varchar,
	"sizes_avif1440_filesize" numeric,
	"sizes_avif1440_filename" varchar,
	"sizes_w2880_url" varchar,
	"sizes_w2880_width" numeric,
	"sizes_w2880_height" numeric,
	"sizes_w2880_mime_type" varchar,
	"sizes_w2880_filesize" numeric,
	"sizes_w2880_filename" varchar,
	"sizes_avif2880_url" varchar,
	"sizes_avif2880_width" numeric,
	"sizes_avif2880_height" numeric,
	"sizes_avif2880_mime_type" varchar,
	"sizes_avif2880_filesize" numeric,
	"sizes_avif2880_filename" varchar
);

CREATE TABLE "users_roles" (
	"order" integer NOT NULL,
	"parent_id" integer NOT NULL,
	"value" "enum_users_roles",
	"id" serial PRIMARY KEY NOT NULL
);

CREATE TABLE "users_sessions" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"browser" varchar,
	"created_at" timestamp(3) with time zone,
	"expires_at" timestamp(3) with time zone NOT NULL
);

CREATE TABLE "users" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" varchar NOT NULL,
	"signature" varchar,
	"scheduling_url" varchar,
	"disabled" boolean DEFAULT false,
	"may_publish" boolean DEFAULT true,
	"last_sign_in_at" timestamp(3) with time zone,
	"invited_until" timestamp(3) with time zone,
	"second_factor_since" timestamp(3) with time zone,
	"second_factor_secret" varchar,
	"sealed_first_password" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"email" varchar NOT NULL,
	"reset_password_token" varchar,
	"reset_password_expiration" timestamp(3) with time zone,
	"salt" varchar,
	"hash" varchar,
	"reset_password_requested_at" timestamp(3) with time zone
);

CREATE TABLE "users_texts" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer NOT NULL,
	"parent_id" integer NOT NULL,
	"path" varchar NOT NULL,
	"text" varchar
);

CREATE TABLE "payload_kv" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" varchar NOT NULL,
	"data" jsonb NOT NULL
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

CREATE TABLE "folders" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" varchar NOT NULL,
	"folder_id" integer,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "payload_preferences" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" varchar,
	"value" jsonb,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "payload_preferences_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" integer NOT NULL,
	"path" varchar NOT NULL,
	"users_id" integer
);

CREATE TABLE "payload_migrations" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" varchar,
	"batch" numeric,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "home_hero_sections" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"hero_video_id" integer,
	"text" varchar,
	"is_active" boolean DEFAULT false
);

CREATE TABLE "home_hero_actions" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"label" varchar,
	"link" varchar
);

CREATE TABLE "home_why_section_why_card_data" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"title" varchar,
	"desc" varchar
);

CREATE TABLE "home_middle_section" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"sub_text" varchar,
	"text" varchar
);

CREATE TABLE "home" (
	"id" serial PRIMARY KEY NOT NULL,
	"keep_headline" boolean DEFAULT false,
	"why_section_banner_id" integer,
	"why_section_heading" varchar,
	"why_section_sub_heading" varchar,
	"why_section_image_id" integer,
	"case_study_id" integer,
	"solutions_section_tag" varchar,
	"solutions_section_title" varchar,
	"solutions_section_subtitle" varchar,
	"services_section_tag" varchar,
	"services_section_title" varchar,
	"services_section_subtitle" varchar,
	"business_level_section_text" varchar,
	"business_level_section_sub_text" varchar,
	"business_level_section_button_label" varchar,
	"blog_sections_blog_title" varchar,
	"blog_sections_blog_sub_title" varchar,
	"blog_sections_blog_sub_title2" varchar,
	"blog_sections_blog_sub_title3" varchar,
	"blog_sections_blog_view_all" varchar,
	"company_list_title" varchar,
	"ready" boolean DEFAULT false,
	"updated_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone,
	"saved_by" varchar,
	"_status" "enum_home_status" DEFAULT 'draft'
);

CREATE TABLE "home_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" integer NOT NULL,
	"path" varchar NOT NULL,
	"solutions_id" integer,
	"services_id" integer,
	"blogs_id" integer,
	"companies_id" integer
);

CREATE TABLE "_home_v_version_hero_sections" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"hero_video_id" integer,
	"text" varchar,
	"is_active" boolean DEFAULT false,
	"_uuid" varchar
);

CREATE TABLE "_home_v_version_hero_actions" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"label" varchar,
	"link" varchar,
	"_uuid" varchar
);

CREATE TABLE "_home_v_version_why_section_why_card_data" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"title" varchar,
	"desc" varchar,
	"_uuid" varchar
);

CREATE TABLE "_home_v_version_middle_section" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"sub_text" varchar,
	"text" varchar,
	"_uuid" varchar
);

CREATE TABLE "_home_v" (
	"id" serial PRIMARY KEY NOT NULL,
	"version_keep_headline" boolean DEFAULT false,
	"version_why_section_banner_id" integer,
	"version_why_section_heading" varchar,
	"version_why_section_sub_heading" varchar,
	"version_why_section_image_id" integer,
	"version_case_study_id" integer,
	"version_solutions_section_tag" varchar,
	"version_solutions_section_title" varchar,
	"version_solutions_section_subtitle" varchar,
	"version_services_section_tag" varchar,
	"version_services_section_title" varchar,
	"version_services_section_subtitle" varchar,
	"version_business_level_section_text" varchar,
	"version_business_level_section_sub_text" varchar,
	"version_business_level_section_button_label" varchar,
	"version_blog_sections_blog_title" varchar,
	"version_blog_sections_blog_sub_title" varchar,
	"version_blog_sections_blog_sub_title2" varchar,
	"version_blog_sections_blog_sub_title3" varchar,
	"version_blog_sections_blog_view_all" varchar,
	"version_company_list_title" varchar,
	"version_ready" boolean DEFAULT false,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"version_saved_by" varchar,
	"version__status" "enum__home_v_version_status" DEFAULT 'draft',
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"latest" boolean
);

CREATE TABLE "_home_v_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" integer NOT NULL,
	"path" varchar NOT NULL,
	"solutions_id" integer,
	"services_id" integer,
	"blogs_id" integer,
	"companies_id" integer
);

CREATE TABLE "about_timeline" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"period" varchar,
	"title" varchar,
	"text" varchar
);

CREATE TABLE "about" (
	"id" serial PRIMARY KEY NOT NULL,
	"hero_text_title1" varchar,
	"hero_text_title2" varchar,
	"hero_text_title3" varchar,
	"hero_text_title4" varchar,
	"hero_text_para1" varchar,
	"hero_text_para2" varchar,
	"mission_title" varchar,
	"mission_text" varchar,
	"vision_title" varchar,
	"vision_text" varchar,
	"timeline_title" varchar,
	"team_heading_title" varchar,
	"team_heading_subtitle" varchar,
	"team_heading_subtitle2" varchar,
	"team_heading_subtitle3" varchar,
	"team_heading_linkedin_image_id" integer,
	"ready" boolean DEFAULT false,
	"updated_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone,
	"saved_by" varchar,
	"_status" "enum_about_status" DEFAULT 'draft'
);

CREATE TABLE "_about_v_version_timeline" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"period" varchar,
	"title" varchar,
	"text" varchar,
	"_uuid" varchar
);

CREATE TABLE "_about_v" (
	"id" serial PRIMARY KEY NOT NULL,
	"version_hero_text_title1" varchar,
	"version_hero_text_title2" varchar,
	"version_hero_text_title3" varchar,
	"version_hero_text_title4" varchar,
	"version_hero_text_para1" varchar,
	"version_hero_text_para2" varchar,
	"version_mission_title" varchar,
	"version_mission_text" varchar,
	"version_vision_title" varchar,
	"version_vision_text" varchar,
	"version_timeline_title" varchar,
	"version_team_heading_title" varchar,
	"version_team_heading_subtitle" varchar,
	"version_team_heading_subtitle2" varchar,
	"version_team_heading_subtitle3" varchar,
	"version_team_heading_linkedin_image_id" integer,
	"version_ready" boolean DEFAULT false,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"version_saved_by" varchar,
	"version__status" "enum__about_v_version_status" DEFAULT 'draft',
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"latest" boolean
);

CREATE TABLE "menus_main_children" (
	"_order" integer NOT NULL,
	"_parent_id" varchar NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"title" varchar,
	"link" varchar
);

CREATE TABLE "menus_main" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"title" varchar,
	"link" varchar
);

CREATE TABLE "menus_legal" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"title" varchar,
	"link" varchar
);

CREATE TABLE "menus_more" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"title" varchar,
	"link" varchar
);

CREATE TABLE "menus" (
	"id" serial PRIMARY KEY NOT NULL,
	"contact_title" varchar,
	"contact_link" varchar,
	"ready" boolean DEFAULT false,
	"updated_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone,
	"saved_by" varchar,
	"_status" "enum_menus_status" DEFAULT 'draft'
);

CREATE TABLE "_menus_v_version_main_children" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"title" varchar,
	"link" varchar,
	"_uuid" varchar
);

CREATE TABLE "_menus_v_version_main" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"title" varchar,
	"link" varchar,
	"_uuid" varchar
);

CREATE TABLE "_menus_v_version_legal" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"title" varchar,
	"link" varchar,
	"_uuid" varchar
);

CREATE TABLE "_menus_v_version_more" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"title" varchar,
	"link" varchar,
	"_uuid" varchar
);

CREATE TABLE "_menus_v" (
	"id" serial PRIMARY KEY NOT NULL,
	"version_contact_title" varchar,
	"version_contact_link" varchar,
	"version_ready" boolean DEFAULT false,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"version_saved_by" varchar,
	"version__status" "enum__menus_v_version_status" DEFAULT 'draft',
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"latest" boolean
);

CREATE TABLE "settings" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_name" varchar,
	"legal_name" varchar,
	"founded_year" numeric,
	"tagline" varchar,
	"description" varchar,
	"footer_text" jsonb,
	"head_office_id" integer,
	"time_zone" varchar DEFAULT 'UTC',
	"offices_title" varchar,
	"social_network" varchar,
	"social_short_post" varchar,
	"social_photo" varchar,
	"hiring_page" varchar,
	"scheduling_url" varchar,
	"security_contact" varchar,
	"security_policy" varchar,
	"link_team_icons_to_profiles" boolean DEFAULT false,
	"cookie_notice_title" varchar,
	"ready" boolean DEFAULT false,
	"updated_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone,
	"saved_by" varchar,
	"_status" "enum_settings_status" DEFAULT 'draft'
);

CREATE TABLE "settings_texts" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer NOT NULL,
	"parent_id" integer NOT NULL,
	"path" varchar NOT NULL,
	"text" varchar
);

CREATE TABLE "_settings_v" (
	"id" serial PRIMARY KEY NOT NULL,
	"version_company_name" varchar,
	"version_legal_name" varchar,
	"version_founded_year" numeric,
	"version_tagline" varchar,
	"version_description" varchar,
	"version_footer_text" jsonb,
	"version_head_office_id" integer,
	"version_time_zone" varchar DEFAULT 'UTC',
	"version_offices_title" varchar,
	"version_social_network" varchar,
	"version_social_short_post" varchar,
	"version_social_photo" varchar,
	"version_hiring_page" varchar,
	"version_scheduling_url" varchar,
	"version_security_contact" varchar,
	"version_security_policy" varchar,
	"version_link_team_icons_to_profiles" boolean DEFAULT false,
	"version_cookie_notice_title" varchar,
	"version_ready" boolean DEFAULT false,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"version_saved_by" varchar,
	"version__status" "enum__settings_v_version_status" DEFAULT 'draft',
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"latest" boolean
);

CREATE TABLE "_settings_v_texts" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer NOT NULL,
	"parent_id" integer NOT NULL,
	"path" varchar NOT NULL,
	"text" varchar
);

CREATE TABLE "forms" (
	"id" serial PRIMARY KEY NOT NULL,
	"contact_tag" varchar,
	"contact_heading" varchar,
	"contact_text" varchar,
	"contact_notice_text" jsonb,
	"contact_notice_months" numeric DEFAULT 24,
	"contact_notice_version" numeric DEFAULT 1,
	"application_intro" varchar,
	"application_without_script" jsonb,
	"application_notice_text" jsonb,
	"application_notice_months" numeric DEFAULT 12,
	"application_notice_version" numeric DEFAULT 1,
	"ready" boolean DEFAULT false,
	"updated_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone,
	"saved_by" varchar,
	"_status" "enum_forms_status" DEFAULT 'draft'
);

CREATE TABLE "_forms_v" (
	"id" serial PRIMARY KEY NOT NULL,
	"version_contact_tag" varchar,
	"version_contact_heading" varchar,
	"version_contact_text" varchar,
	"version_contact_notice_text" jsonb,
	"version_contact_notice_months" numeric DEFAULT 24,
	"version_contact_notice_version" numeric DEFAULT 1,
	"version_application_intro" varchar,
	"version_application_without_script" jsonb,
	"version_application_notice_text" jsonb,
	"version_application_notice_months" numeric DEFAULT 12,
	"version_application_notice_version" numeric DEFAULT 1,
	"version_ready" boolean DEFAULT false,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"version_saved_by" varchar,
	"version__status" "enum__forms_v_version_status" DEFAULT 'draft',
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"latest" boolean
);

CREATE TABLE "recipients" (
	"id" serial PRIMARY KEY NOT NULL,
	"sales_email" varchar NOT NULL,
	"careers_email" varchar NOT NULL,
	"privacy_email" varchar NOT NULL,
	"updated_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone
);

CREATE TABLE "hiring_rules_rules" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"name" varchar NOT NULL,
	"asks_current_salary" boolean DEFAULT false NOT NULL,
	"states_pay" boolean DEFAULT true NOT NULL,
	"reason" varchar NOT NULL
);

CREATE TABLE "hiring_rules" (
	"id" serial PRIMARY KEY NOT NULL,
	"note" varchar,
	"updated_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone
);

CREATE TABLE "hiring_rules_texts" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer NOT NULL,
	"parent_id" integer NOT NULL,
	"path" varchar NOT NULL,
	"text" varchar
);

CREATE TABLE "retention" (
	"id" serial PRIMARY KEY NOT NULL,
	"spam" numeric DEFAULT 30 NOT NULL,
	"mails" numeric DEFAULT 90 NOT NULL,
	"audit" numeric DEFAULT 24 NOT NULL,
	"updated_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone
);

CREATE TABLE "content_revision" (
	"id" serial PRIMARY KEY NOT NULL,
	"value" varchar NOT NULL,
	"sample_loaded_at" timestamp(3) with time zone,
	"sample_level" varchar,
	"updated_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone
);

ALTER TABLE "blogs" ADD CONSTRAINT "blogs_author_id_team_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."team_members"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "blogs" ADD CONSTRAINT "blogs_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "blogs" ADD CONSTRAINT "blogs_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_blogs_v" ADD CONSTRAINT "_blogs_v_parent_id_blogs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."blogs"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_blogs_v" ADD CONSTRAINT "_blogs_v_version_author_id_team_members_id_fk" FOREIGN KEY ("version_author_id") REFERENCES "public"."team_members"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_blogs_v" ADD CONSTRAINT "_blogs_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_blogs_v" ADD CONSTRAINT "_blogs_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "services" ADD CONSTRAINT "services_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "services" ADD CONSTRAINT "services_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_parent_id_services_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "solutions" ADD CONSTRAINT "solutions_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "solutions" ADD CONSTRAINT "solutions_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_solutions_v" ADD CONSTRAINT "_solutions_v_parent_id_solutions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."solutions"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_solutions_v" ADD CONSTRAINT "_solutions_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_solutions_v" ADD CONSTRAINT "_solutions_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "cases_figures" ADD CONSTRAINT "cases_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "cases" ADD CONSTRAINT "cases_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "cases" ADD CONSTRAINT "cases_contact_id_team_members_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."team_members"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "cases" ADD CONSTRAINT "cases_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "cases_texts" ADD CONSTRAINT "cases_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_cases_v_version_figures" ADD CONSTRAINT "_cases_v_version_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cases_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_cases_v" ADD CONSTRAINT "_cases_v_parent_id_cases_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cases"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_cases_v" ADD CONSTRAINT "_cases_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_cases_v" ADD CONSTRAINT "_cases_v_version_contact_id_team_members_id_fk" FOREIGN KEY ("version_contact_id") REFERENCES "public"."team_members"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_cases_v" ADD CONSTRAINT "_cases_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_cases_v_texts" ADD CONSTRAINT "_cases_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_cases_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "jobs_questions" ADD CONSTRAINT "jobs_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "jobs_texts" ADD CONSTRAINT "jobs_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_jobs_v_version_questions" ADD CONSTRAINT "_jobs_v_version_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_jobs_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_jobs_v" ADD CONSTRAINT "_jobs_v_parent_id_jobs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_jobs_v" ADD CONSTRAINT "_jobs_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_jobs_v_texts" ADD CONSTRAINT "_jobs_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_jobs_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "applications_answers" ADD CONSTRAINT "applications_answers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "applications" ADD CONSTRAINT "applications_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "applications" ADD CONSTRAINT "applications_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "applications_texts" ADD CONSTRAINT "applications_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "stage_changes" ADD CONSTRAINT "stage_changes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "stage_changes" ADD CONSTRAINT "stage_changes_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "stage_changes" ADD CONSTRAINT "stage_changes_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "messages" ADD CONSTRAINT "messages_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "messages_texts" ADD CONSTRAINT "messages_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_about_id_applications_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."applications"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "message_notes" ADD CONSTRAINT "message_notes_about_id_messages_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."messages"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "message_notes" ADD CONSTRAINT "message_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "message_notes" ADD CONSTRAINT "message_notes_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "retention_receipts_texts" ADD CONSTRAINT "retention_receipts_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."retention_receipts"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "culture_highlights_images" ADD CONSTRAINT "culture_highlights_images_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "culture_highlights_images" ADD CONSTRAINT "culture_highlights_images_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."culture_highlights"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_culture_highlights_v_version_images" ADD CONSTRAINT "_culture_highlights_v_version_images_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_culture_highlights_v_version_images" ADD CONSTRAINT "_culture_highlights_v_version_images_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_culture_highlights_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_culture_highlights_v" ADD CONSTRAINT "_culture_highlights_v_parent_id_culture_highlights_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."culture_highlights"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "page_contents_home" ADD CONSTRAINT "page_contents_home_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "page_contents_home" ADD CONSTRAINT "page_contents_home_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_contents"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "page_contents_intro_figures" ADD CONSTRAINT "page_contents_intro_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_contents"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "page_contents_blocks_text" ADD CONSTRAINT "page_contents_blocks_text_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_contents"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "page_contents_blocks_cards_cards" ADD CONSTRAINT "page_contents_blocks_cards_cards_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "page_contents_blocks_cards_cards" ADD CONSTRAINT "page_contents_blocks_cards_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_contents_blocks_cards"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "page_contents_blocks_cards" ADD CONSTRAINT "page_contents_blocks_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_contents"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "page_contents_blocks_groups_groups_companies" ADD CONSTRAINT "page_contents_blocks_groups_groups_companies_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_contents_blocks_groups_groups"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "page_contents_blocks_groups_groups" ADD CONSTRAINT "page_contents_blocks_groups_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_contents_blocks_groups"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "page_contents_blocks_groups" ADD CONSTRAINT "page_contents_blocks_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_contents"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "page_contents_blocks_call_to_action" ADD CONSTRAINT "page_contents_blocks_call_to_action_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_contents"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_page_contents_v_version_home" ADD CONSTRAINT "_page_contents_v_version_home_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_page_contents_v_version_home" ADD CONSTRAINT "_page_contents_v_version_home_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_contents_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_page_contents_v_version_intro_figures" ADD CONSTRAINT "_page_contents_v_version_intro_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_contents_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_page_contents_v_blocks_text" ADD CONSTRAINT "_page_contents_v_blocks_text_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_contents_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_page_contents_v_blocks_cards_cards" ADD CONSTRAINT "_page_contents_v_blocks_cards_cards_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_page_contents_v_blocks_cards_cards" ADD CONSTRAINT "_page_contents_v_blocks_cards_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_contents_v_blocks_cards"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_page_contents_v_blocks_cards" ADD CONSTRAINT "_page_contents_v_blocks_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_contents_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_page_contents_v_blocks_groups_groups_companies" ADD CONSTRAINT "_page_contents_v_blocks_groups_groups_companies_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_contents_v_blocks_groups_groups"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_page_contents_v_blocks_groups_groups" ADD CONSTRAINT "_page_contents_v_blocks_groups_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_contents_v_blocks_groups"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_page_contents_v_blocks_groups" ADD CONSTRAINT "_page_contents_v_blocks_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_contents_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_page_contents_v_blocks_call_to_action" ADD CONSTRAINT "_page_contents_v_blocks_call_to_action_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_contents_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_page_contents_v" ADD CONSTRAINT "_page_contents_v_parent_id_page_contents_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."page_contents"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "pages_blocks_hero" ADD CONSTRAINT "pages_blocks_hero_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "pages_blocks_text" ADD CONSTRAINT "pages_blocks_text_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "pages_blocks_cards_cards" ADD CONSTRAINT "pages_blocks_cards_cards_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "pages_blocks_cards_cards" ADD CONSTRAINT "pages_blocks_cards_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_cards"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "pages_blocks_cards" ADD CONSTRAINT "pages_blocks_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "pages_blocks_groups_groups_companies" ADD CONSTRAINT "pages_blocks_groups_groups_companies_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_groups_groups"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "pages_blocks_groups_groups" ADD CONSTRAINT "pages_blocks_groups_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_groups"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "pages_blocks_groups" ADD CONSTRAINT "pages_blocks_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "pages_blocks_counters_counters" ADD CONSTRAINT "pages_blocks_counters_counters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_counters"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "pages_blocks_counters" ADD CONSTRAINT "pages_blocks_counters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "pages_blocks_logos" ADD CONSTRAINT "pages_blocks_logos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "pages_blocks_stories" ADD CONSTRAINT "pages_blocks_stories_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "pages_blocks_timeline_entries" ADD CONSTRAINT "pages_blocks_timeline_entries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_timeline"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "pages_blocks_timeline" ADD CONSTRAINT "pages_blocks_timeline_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "pages_blocks_gallery" ADD CONSTRAINT "pages_blocks_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "pages_blocks_map" ADD CONSTRAINT "pages_blocks_map_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "pages_blocks_call_to_action" ADD CONSTRAINT "pages_blocks_call_to_action_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "pages_blocks_questions_questions" ADD CONSTRAINT "pages_blocks_questions_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_questions"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "pages_blocks_questions" ADD CONSTRAINT "pages_blocks_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "pages_blocks_jobs" ADD CONSTRAINT "pages_blocks_jobs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "pages_blocks_articles" ADD CONSTRAINT "pages_blocks_articles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "pages" ADD CONSTRAINT "pages_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "pages" ADD CONSTRAINT "pages_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_companies_fk" FOREIGN KEY ("companies_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_success_stories_fk" FOREIGN KEY ("success_stories_id") REFERENCES "public"."success_stories"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_culture_highlights_fk" FOREIGN KEY ("culture_highlights_id") REFERENCES "public"."culture_highlights"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_blogs_fk" FOREIGN KEY ("blogs_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_pages_v_blocks_hero" ADD CONSTRAINT "_pages_v_blocks_hero_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_pages_v_blocks_text" ADD CONSTRAINT "_pages_v_blocks_text_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_pages_v_blocks_cards_cards" ADD CONSTRAINT "_pages_v_blocks_cards_cards_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_pages_v_blocks_cards_cards" ADD CONSTRAINT "_pages_v_blocks_cards_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_cards"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_pages_v_blocks_cards" ADD CONSTRAINT "_pages_v_blocks_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_pages_v_blocks_groups_groups_companies" ADD CONSTRAINT "_pages_v_blocks_groups_groups_companies_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_groups_groups"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_pages_v_blocks_groups_groups" ADD CONSTRAINT "_pages_v_blocks_groups_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_groups"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_pages_v_blocks_groups" ADD CONSTRAINT "_pages_v_blocks_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_pages_v_blocks_counters_counters" ADD CONSTRAINT "_pages_v_blocks_counters_counters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_counters"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_pages_v_blocks_counters" ADD CONSTRAINT "_pages_v_blocks_counters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_pages_v_blocks_logos" ADD CONSTRAINT "_pages_v_blocks_logos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_pages_v_blocks_stories" ADD CONSTRAINT "_pages_v_blocks_stories_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_pages_v_blocks_timeline_entries" ADD CONSTRAINT "_pages_v_blocks_timeline_entries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_timeline"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_pages_v_blocks_timeline" ADD CONSTRAINT "_pages_v_blocks_timeline_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_pages_v_blocks_gallery" ADD CONSTRAINT "_pages_v_blocks_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_pages_v_blocks_map" ADD CONSTRAINT "_pages_v_blocks_map_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_pages_v_blocks_call_to_action" ADD CONSTRAINT "_pages_v_blocks_call_to_action_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_pages_v_blocks_questions_questions" ADD CONSTRAINT "_pages_v_blocks_questions_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_questions"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_pages_v_blocks_questions" ADD CONSTRAINT "_pages_v_blocks_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_pages_v_blocks_jobs" ADD CONSTRAINT "_pages_v_blocks_jobs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_pages_v_blocks_articles" ADD CONSTRAINT "_pages_v_blocks_articles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_companies_fk" FOREIGN KEY ("companies_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_success_stories_fk" FOREIGN KEY ("success_stories_id") REFERENCES "public"."success_stories"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_culture_highlights_fk" FOREIGN KEY ("culture_highlights_id") REFERENCES "public"."culture_highlights"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_blogs_fk" FOREIGN KEY ("blogs_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_team_members_v" ADD CONSTRAINT "_team_members_v_parent_id_team_members_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."team_members"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_team_members_v" ADD CONSTRAINT "_team_members_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "success_stories" ADD CONSTRAINT "success_stories_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_success_stories_v" ADD CONSTRAINT "_success_stories_v_parent_id_success_stories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."success_stories"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_success_stories_v" ADD CONSTRAINT "_success_stories_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "companies" ADD CONSTRAINT "companies_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_companies_v" ADD CONSTRAINT "_companies_v_parent_id_companies_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_companies_v" ADD CONSTRAINT "_companies_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_offices_v" ADD CONSTRAINT "_offices_v_parent_id_offices_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_legal_sections_v" ADD CONSTRAINT "_legal_sections_v_parent_id_legal_sections_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."legal_sections"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "media" ADD CONSTRAINT "media_poster_id_media_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "media" ADD CONSTRAINT "media_folder_id_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."folders"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "users_roles" ADD CONSTRAINT "users_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "users_texts" ADD CONSTRAINT "users_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "folders" ADD CONSTRAINT "folders_folder_id_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."folders"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "home_hero_sections" ADD CONSTRAINT "home_hero_sections_hero_video_id_media_id_fk" FOREIGN KEY ("hero_video_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "home_hero_sections" ADD CONSTRAINT "home_hero_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "home_hero_actions" ADD CONSTRAINT "home_hero_actions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "home_why_section_why_card_data" ADD CONSTRAINT "home_why_section_why_card_data_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "home_middle_section" ADD CONSTRAINT "home_middle_section_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "home" ADD CONSTRAINT "home_why_section_banner_id_media_id_fk" FOREIGN KEY ("why_section_banner_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "home" ADD CONSTRAINT "home_why_section_image_id_media_id_fk" FOREIGN KEY ("why_section_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "home" ADD CONSTRAINT "home_case_study_id_cases_id_fk" FOREIGN KEY ("case_study_id") REFERENCES "public"."cases"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "home_rels" ADD CONSTRAINT "home_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "home_rels" ADD CONSTRAINT "home_rels_solutions_fk" FOREIGN KEY ("solutions_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "home_rels" ADD CONSTRAINT "home_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "home_rels" ADD CONSTRAINT "home_rels_blogs_fk" FOREIGN KEY ("blogs_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "home_rels" ADD CONSTRAINT "home_rels_companies_fk" FOREIGN KEY ("companies_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_home_v_version_hero_sections" ADD CONSTRAINT "_home_v_version_hero_sections_hero_video_id_media_id_fk" FOREIGN KEY ("hero_video_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_home_v_version_hero_sections" ADD CONSTRAINT "_home_v_version_hero_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_home_v_version_hero_actions" ADD CONSTRAINT "_home_v_version_hero_actions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_home_v_version_why_section_why_card_data" ADD CONSTRAINT "_home_v_version_why_section_why_card_data_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_home_v_version_middle_section" ADD CONSTRAINT "_home_v_version_middle_section_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_home_v" ADD CONSTRAINT "_home_v_version_why_section_banner_id_media_id_fk" FOREIGN KEY ("version_why_section_banner_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_home_v" ADD CONSTRAINT "_home_v_version_why_section_image_id_media_id_fk" FOREIGN KEY ("version_why_section_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_home_v" ADD CONSTRAINT "_home_v_version_case_study_id_cases_id_fk" FOREIGN KEY ("version_case_study_id") REFERENCES "public"."cases"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_home_v_rels" ADD CONSTRAINT "_home_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_home_v_rels" ADD CONSTRAINT "_home_v_rels_solutions_fk" FOREIGN KEY ("solutions_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_home_v_rels" ADD CONSTRAINT "_home_v_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_home_v_rels" ADD CONSTRAINT "_home_v_rels_blogs_fk" FOREIGN KEY ("blogs_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_home_v_rels" ADD CONSTRAINT "_home_v_rels_companies_fk" FOREIGN KEY ("companies_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "about_timeline" ADD CONSTRAINT "about_timeline_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "about" ADD CONSTRAINT "about_team_heading_linkedin_image_id_media_id_fk" FOREIGN KEY ("team_heading_linkedin_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_about_v_version_timeline" ADD CONSTRAINT "_about_v_version_timeline_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_about_v" ADD CONSTRAINT "_about_v_version_team_heading_linkedin_image_id_media_id_fk" FOREIGN KEY ("version_team_heading_linkedin_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "menus_main_children" ADD CONSTRAINT "menus_main_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_main"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "menus_main" ADD CONSTRAINT "menus_main_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "menus_legal" ADD CONSTRAINT "menus_legal_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "menus_more" ADD CONSTRAINT "menus_more_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_menus_v_version_main_children" ADD CONSTRAINT "_menus_v_version_main_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v_version_main"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_menus_v_version_main" ADD CONSTRAINT "_menus_v_version_main_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_menus_v_version_legal" ADD CONSTRAINT "_menus_v_version_legal_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_menus_v_version_more" ADD CONSTRAINT "_menus_v_version_more_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "settings" ADD CONSTRAINT "settings_head_office_id_offices_id_fk" FOREIGN KEY ("head_office_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "settings_texts" ADD CONSTRAINT "settings_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_settings_v" ADD CONSTRAINT "_settings_v_version_head_office_id_offices_id_fk" FOREIGN KEY ("version_head_office_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_settings_v_texts" ADD CONSTRAINT "_settings_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hiring_rules_rules" ADD CONSTRAINT "hiring_rules_rules_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."hiring_rules"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hiring_rules_texts" ADD CONSTRAINT "hiring_rules_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."hiring_rules"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "blogs_author_idx" ON "blogs" USING btree ("author_id");
CREATE INDEX "blogs_published_on_idx" ON "blogs" USING btree ("published_on");
CREATE INDEX "blogs_image_idx" ON "blogs" USING btree ("image_id");
CREATE INDEX "blogs_meta_meta_image_idx" ON "blogs" USING btree ("meta_image_id");
CREATE UNIQUE INDEX "blogs_key_idx" ON "blogs" USING btree ("key");
CREATE INDEX "blogs_sample_idx" ON "blogs" USING btree ("sample");
CREATE INDEX "blogs_updated_at_idx" ON "blogs" USING btree ("updated_at");
CREATE INDEX "blogs_created_at_idx" ON "blogs" USING btree ("created_at");
CREATE INDEX "blogs_deleted_at_idx" ON "blogs" USING btree ("deleted_at");
CREATE INDEX "blogs__status_idx" ON "blogs" USING btree ("_status");
CREATE INDEX "_blogs_v_parent_idx" ON "_blogs_v" USING btree ("parent_id");
CREATE INDEX "_blogs_v_version_version_author_idx" ON "_blogs_v" USING btree ("version_author_id");
CREATE INDEX "_blogs_v_version_version_published_on_idx" ON "_blogs_v" USING btree ("version_published_on");
CREATE INDEX "_blogs_v_version_version_image_idx" ON "_blogs_v" USING btree ("version_image_id");
CREATE INDEX "_blogs_v_version_meta_version_meta_image_idx" ON "_blogs_v" USING btree ("version_meta_image_id");
CREATE INDEX "_blogs_v_version_version_key_idx" ON "_blogs_v" USING btree ("version_key");
CREATE INDEX "_blogs_v_version_version_sample_idx" ON "_blogs_v" USING btree ("version_sample");
CREATE INDEX "_blogs_v_version_version_updated_at_idx" ON "_blogs_v" USING btree ("version_updated_at");
CREATE INDEX "_blogs_v_version_version_created_at_idx" ON "_blogs_v" USING btree ("version_created_at");
CREATE INDEX "_blogs_v_version_version_deleted_at_idx" ON "_blogs_v" USING btree ("version_deleted_at");
CREATE INDEX "_blogs_v_version_version__status_idx" ON "_blogs_v" USING btree ("version__status");
CREATE INDEX "_blogs_v_created_at_idx" ON "_blogs_v" USING btree ("created_at");
CREATE INDEX "_blogs_v_updated_at_idx" ON "_blogs_v" USING btree ("updated_at");
CREATE INDEX "_blogs_v_latest_idx" ON "_blogs_v" USING btree ("latest");
CREATE INDEX "services__order_idx" ON "services" USING btree ("_order");
CREATE INDEX "services_image_idx" ON "services" USING btree ("image_id");
CREATE INDEX "services_meta_meta_image_idx" ON "services" USING btree ("meta_image_id");
CREATE UNIQUE INDEX "services_key_idx" ON "services" USING btree ("key");
CREATE INDEX "services_sample_idx" ON "services" USING btree ("sample");
CREATE INDEX "services_updated_at_idx" ON "services" USING btree ("updated_at");
CREATE INDEX "services_created_at_idx" ON "services" USING btree ("created_at");
CREATE INDEX "services_deleted_at_idx" ON "services" USING btree ("deleted_at");
CREATE INDEX "services__status_idx" ON "services" USING btree ("_status");
CREATE INDEX "_services_v_parent_idx" ON "_services_v" USING btree ("parent_id");
CREATE INDEX "_services_v_version_version__order_idx" ON "_services_v" USING btree ("version__order");
CREATE INDEX "_services_v_version_version_image_idx" ON "_services_v" USING btree ("version_image_id");
CREATE INDEX "_services_v_version_meta_version_meta_image_idx" ON "_services_v" USING btree ("version_meta_image_id");
CREATE INDEX "_services_v_version_version_key_idx" ON "_services_v" USING btree ("version_key");
CREATE INDEX "_services_v_version_version_sample_idx" ON "_services_v" USING btree ("version_sample");
CREATE INDEX "_services_v_version_version_updated_at_idx" ON "_services_v" USING btree ("version_updated_at");
CREATE INDEX "_services_v_version_version_created_at_idx" ON "_services_v" USING btree ("version_created_at");
CREATE INDEX "_services_v_version_version_deleted_at_idx" ON "_services_v" USING btree ("version_deleted_at");
CREATE INDEX "_services_v_version_version__status_idx" ON "_services_v" USING btree ("version__status");
CREATE INDEX "_services_v_created_at_idx" ON "_services_v" USING btree ("created_at");
CREATE INDEX "_services_v_updated_at_idx" ON "_services_v" USING btree ("updated_at");
CREATE INDEX "_services_v_latest_idx" ON "_services_v" USING btree ("latest");
CREATE INDEX "solutions__order_idx" ON "solutions" USING btree ("_order");
CREATE INDEX "solutions_image_idx" ON "solutions" USING btree ("image_id");
CREATE INDEX "solutions_meta_meta_image_idx" ON "solutions" USING btree ("meta_image_id");
CREATE UNIQUE INDEX "solutions_key_idx" ON "solutions" USING btree ("key");
CREATE INDEX "solutions_sample_idx" ON "solutions" USING btree ("sample");
CREATE INDEX "solutions_updated_at_idx" ON "solutions" USING btree ("updated_at");
CREATE INDEX "solutions_created_at_idx" ON "solutions" USING btree ("created_at");
CREATE INDEX "solutions_deleted_at_idx" ON "solutions" USING btree ("deleted_at");
CREATE INDEX "solutions__status_idx" ON "solutions" USING btree ("_status");
CREATE INDEX "_solutions_v_parent_idx" ON "_solutions_v" USING btree ("parent_id");
CREATE INDEX "_solutions_v_version_version__order_idx" ON "_solutions_v" USING btree ("version__order");
CREATE INDEX "_solutions_v_version_version_image_idx" ON "_solutions_v" USING btree ("version_image_id");
CREATE INDEX "_solutions_v_version_meta_version_meta_image_idx" ON "_solutions_v" USING btree ("version_meta_image_id");
CREATE INDEX "_solutions_v_version_version_key_idx" ON "_solutions_v" USING btree ("version_key");
CREATE INDEX "_solutions_v_version_version_sample_idx" ON "_solutions_v" USING btree ("version_sample");
CREATE INDEX "_solutions_v_version_version_updated_at_idx" ON "_solutions_v" USING btree ("version_updated_at");
CREATE INDEX "_solutions_v_version_version_created_at_idx" ON "_solutions_v" USING btree ("version_created_at");
CREATE INDEX "_solutions_v_version_version_deleted_at_idx" ON "_solutions_v" USING btree ("version_deleted_at");
CREATE INDEX "_solutions_v_version_version__status_idx" ON "_solutions_v" USING btree ("version__status");
CREATE INDEX "_solutions_v_created_at_idx" ON "_solutions_v" USING btree ("created_at");
CREATE INDEX "_solutions_v_updated_at_idx" ON "_solutions_v" USING btree ("updated_at");
CREATE INDEX "_solutions_v_latest_idx" ON "_solutions_v" USING btree ("latest");
CREATE INDEX "cases_figures_order_idx" ON "cases_figures" USING btree ("_order");
CREATE INDEX "cases_figures_parent_id_idx" ON "cases_figures" USING btree ("_parent_id");
CREATE INDEX "cases__order_idx" ON "cases" USING btree ("_order");
CREATE INDEX "cases_industry_idx" ON "cases" USING btree ("industry");
CREATE INDEX "cases_region_idx" ON "cases" USING btree ("region");
CREATE INDEX "cases_published_on_idx" ON "cases" USING btree ("published_on");
CREATE INDEX "cases_image_idx" ON "cases" USING btree ("image_id");
CREATE INDEX "cases_contact_idx" ON "cases" USING btree ("contact_id");
CREATE INDEX "cases_meta_meta_image_idx" ON "cases" USING btree ("meta_image_id");
CREATE UNIQUE INDEX "cases_key_idx" ON "cases" USING btree ("key");
CREATE INDEX "cases_sample_idx" ON "cases" USING btree ("sample");
CREATE INDEX "cases_updated_at_idx" ON "cases" USING btree ("updated_at");
CREATE INDEX "cases_created_at_idx" ON "cases" USING btree ("created_at");
CREATE INDEX "cases_deleted_at_idx" ON "cases" USING btree ("deleted_at");
CREATE INDEX "cases__status_idx" ON "cases" USING btree ("_status");
CREATE INDEX "cases_texts_order_parent" ON "cases_texts" USING btree ("order","parent_id");
CREATE INDEX "_cases_v_version_figures_order_idx" ON "_cases_v_version_figures" USING btree ("_order");
CREATE INDEX "_cases_v_version_figures_parent_id_idx" ON "_cases_v_version_figures" USING btree ("_parent_id");
CREATE INDEX "_cases_v_parent_idx" ON "_cases_v" USING btree ("parent_id");
CREATE INDEX "_cases_v_version_version__order_idx" ON "_cases_v" USING btree ("version__order");
CREATE INDEX "_cases_v_version_version_industry_idx" ON "_cases_v" USING btree ("version_industry");
CREATE INDEX "_cases_v_version_version_region_idx" ON "_cases_v" USING btree ("version_region");
CREATE INDEX "_cases_v_version_version_published_on_idx" ON "_cases_v" USING btree ("version_published_on");
CREATE INDEX "_cases_v_version_version_image_idx" ON "_cases_v" USING btree ("version_image_id");
CREATE INDEX "_cases_v_version_version_contact_idx" ON "_cases_v" USING btree ("version_contact_id");
CREATE INDEX "_cases_v_version_meta_version_meta_image_idx" ON "_cases_v" USING btree ("version_meta_image_id");
CREATE INDEX "_cases_v_version_version_key_idx" ON "_cases_v" USING btree ("version_key");
CREATE INDEX "_cases_v_version_version_sample_idx" ON "_cases_v" USING btree ("version_sample");
CREATE INDEX "_cases_v_version_version_updated_at_idx" ON "_cases_v" USING btree ("version_updated_at");
CREATE INDEX "_cases_v_version_version_created_at_idx" ON "_cases_v" USING btree ("version_created_at");
CREATE INDEX "_cases_v_version_version_deleted_at_idx" ON "_cases_v" USING btree ("version_deleted_at");
CREATE INDEX "_cases_v_version_version__status_idx" ON "_cases_v" USING btree ("version__status");
CREATE INDEX "_cases_v_created_at_idx" ON "_cases_v" USING btree ("created_at");
CREATE INDEX "_cases_v_updated_at_idx" ON "_cases_v" USING btree ("updated_at");
CREATE INDEX "_cases_v_latest_idx" ON "_cases_v" USING btree ("latest");
CREATE INDEX "_cases_v_texts_order_parent" ON "_cases_v_texts" USING btree ("order","parent_id");
CREATE INDEX "jobs_questions_order_idx" ON "jobs_questions" USING btree ("_order");
CREATE INDEX "jobs_questions_parent_id_idx" ON "jobs_questions" USING btree ("_parent_id");
CREATE INDEX "jobs_availability_idx" ON "jobs" USING btree ("availability");
CREATE INDEX "jobs_posted_on_idx" ON "jobs" USING btree ("posted_on");
CREATE INDEX "jobs_closing_on_idx" ON "jobs" USING btree ("closing_on");
CREATE INDEX "jobs_archived_idx" ON "jobs" USING btree ("archived");
CREATE INDEX "jobs_meta_meta_image_idx" ON "jobs" USING btree ("meta_image_id");
CREATE UNIQUE INDEX "jobs_key_idx" ON "jobs" USING btree ("key");
CREATE INDEX "jobs_sample_idx" ON "jobs" USING btree ("sample");
CREATE INDEX "jobs_updated_at_idx" ON "jobs" USING btree ("updated_at");
CREATE INDEX "jobs_created_at_idx" ON "jobs" USING btree ("created_at");
CREATE INDEX "jobs_deleted_at_idx" ON "jobs" USING btree ("deleted_at");
CREATE INDEX "jobs__status_idx" ON "jobs" USING btree ("_status");
CREATE INDEX "jobs_texts_order_parent" ON "jobs_texts" USING btree ("order","parent_id");
CREATE INDEX "_jobs_v_version_questions_order_idx" ON "_jobs_v_version_questions" USING btree ("_order");
CREATE INDEX "_jobs_v_version_questions_parent_id_idx" ON "_jobs_v_version_questions" USING btree ("_parent_id");
CREATE INDEX "_jobs_v_parent_idx" ON "_jobs_v" USING btree ("parent_id");
CREATE INDEX "_jobs_v_version_version_availability_idx" ON "_jobs_v" USING btree ("version_availability");
CREATE INDEX "_jobs_v_version_version_posted_on_idx" ON "_jobs_v" USING btree ("version_posted_on");
CREATE INDEX "_jobs_v_version_version_closing_on_idx" ON "_jobs_v" USING btree ("version_closing_on");
CREATE INDEX "_jobs_v_version_version_archived_idx" ON "_jobs_v" USING btree ("version_archived");
CREATE INDEX "_jobs_v_version_meta_version_meta_image_idx" ON "_jobs_v" USING btree ("version_meta_image_id");
CREATE INDEX "_jobs_v_version_version_key_idx" ON "_jobs_v" USING btree ("version_key");
CREATE INDEX "_jobs_v_version_version_sample_idx" ON "_jobs_v" USING btree ("version_sample");
CREATE INDEX "_jobs_v_version_version_updated_at_idx" ON "_jobs_v" USING btree ("version_updated_at");
CREATE INDEX "_jobs_v_version_version_created_at_idx" ON "_jobs_v" USING btree ("version_created_at");
CREATE INDEX "_jobs_v_version_version_deleted_at_idx" ON "_jobs_v" USING btree ("version_deleted_at");
CREATE INDEX "_jobs_v_version_version__status_idx" ON "_jobs_v" USING btree ("version__status");
CREATE INDEX "_jobs_v_created_at_idx" ON "_jobs_v" USING btree ("created_at");
CREATE INDEX "_jobs_v_updated_at_idx" ON "_jobs_v" USING btree ("updated_at");
CREATE INDEX "_jobs_v_latest_idx" ON "_jobs_v" USING btree ("latest");
CREATE INDEX "_jobs_v_texts_order_parent" ON "_jobs_v_texts" USING btree ("order","parent_id");
CREATE INDEX "applications_answers_order_idx" ON "applications_answers" USING btree ("_order");
CREATE INDEX "applications_answers_parent_id_idx" ON "applications_answers" USING btree ("_parent_id");
CREATE INDEX "applications_job_idx" ON "applications" USING btree ("job_id");
CREATE INDEX "applications_email_idx" ON "applications" USING btree ("email");
CREATE INDEX "applications_phone_number_idx" ON "applications" USING btree ("phone_number");
CREATE UNIQUE INDEX "applications_resume_resume_stored_name_idx" ON "applications" USING btree ("resume_stored_name");
CREATE INDEX "applications_stage_changed_at_idx" ON "applications" USING btree ("stage_changed_at");
CREATE INDEX "applications_owner_idx" ON "applications" USING btree ("owner_id");
CREATE INDEX "applications_resume_missing_idx" ON "applications" USING btree ("resume_missing");
CREATE INDEX "applications_possible_duplicate_idx" ON "applications" USING btree ("possible_duplicate");
CREATE INDEX "applications_legal_hold_idx" ON "applications" USING btree ("legal_hold");
CREATE UNIQUE INDEX "applications_reference_idx" ON "applications" USING btree ("reference");
CREATE UNIQUE INDEX "applications_submission_key_idx" ON "applications" USING btree ("submission_key");
CREATE INDEX "applications_updated_at_idx" ON "applications" USING btree ("updated_at");
CREATE INDEX "applications_created_at_idx" ON "applications" USING btree ("created_at");
CREATE INDEX "stage_createdAt_idx" ON "applications" USING btree ("stage","created_at");
CREATE INDEX "job_createdAt_idx" ON "applications" USING btree ("job_id","created_at");
CREATE INDEX "jobTitle_createdAt_idx" ON "applications" USING btree ("job_title","created_at");
CREATE INDEX "firstName_createdAt_idx" ON "applications" USING btree ("first_name","created_at");
CREATE INDEX "lastName_createdAt_idx" ON "applications" USING btree ("last_name","created_at");
CREATE INDEX "rating_createdAt_idx" ON "applications" USING btree ("rating","created_at");
CREATE INDEX "owner_createdAt_idx" ON "applications" USING btree ("owner_id","created_at");
CREATE INDEX "applications_texts_order_parent" ON "applications_texts" USING btree ("order","parent_id");
CREATE INDEX "stage_changes_application_idx" ON "stage_changes" USING btree ("application_id");
CREATE INDEX "stage_changes_by_idx" ON "stage_changes" USING btree ("by_id");
CREATE INDEX "stage_changes_mail_idx" ON "stage_changes" USING btree ("mail_id");
CREATE INDEX "stage_changes_updated_at_idx" ON "stage_changes" USING btree ("updated_at");
CREATE INDEX "stage_changes_created_at_idx" ON "stage_changes" USING btree ("created_at");
CREATE INDEX "messages_email_idx" ON "messages" USING btree ("email");
CREATE INDEX "messages_owner_idx" ON "messages" USING btree ("owner_id");
CREATE INDEX "messages_follow_up_on_idx" ON "messages" USING btree ("follow_up_on");
CREATE INDEX "messages_suspected_spam_idx" ON "messages" USING btree ("suspected_spam");
CREATE INDEX "messages_legal_hold_idx" ON "messages" USING btree ("legal_hold");
CREATE UNIQUE INDEX "messages_reference_idx" ON "messages" USING btree ("reference");
CREATE UNIQUE INDEX "messages_submission_key_idx" ON "messages" USING btree ("submission_key");
CREATE INDEX "messages_updated_at_idx" ON "messages" USING btree ("updated_at");
CREATE INDEX "messages_created_at_idx" ON "messages" USING btree ("created_at");
CREATE INDEX "name_createdAt_idx" ON "messages" USING btree ("name","created_at");
CREATE INDEX "organization_createdAt_idx" ON "messages" USING btree ("organization","created_at");
CREATE INDEX "topic_createdAt_idx" ON "messages" USING btree ("topic","created_at");
CREATE INDEX "status_createdAt_idx" ON "messages" USING btree ("status","created_at");
CREATE INDEX "owner_createdAt_1_idx" ON "messages" USING btree ("owner_id","created_at");
CREATE INDEX "messages_texts_order_parent" ON "messages_texts" USING btree ("order","parent_id");
CREATE INDEX "mails_kind_idx" ON "mails" USING btree ("kind");
CREATE INDEX "mails_about_idx" ON "mails" USING btree ("about");
CREATE INDEX "mails_state_idx" ON "mails" USING btree ("state");
CREATE INDEX "mails_updated_at_idx" ON "mails" USING btree ("updated_at");
CREATE INDEX "mails_created_at_idx" ON "mails" USING btree ("created_at");
CREATE INDEX "application_notes_about_idx" ON "application_notes" USING btree ("about_id");
CREATE INDEX "application_notes_author_idx" ON "application_notes" USING btree ("author_id");
CREATE INDEX "application_notes_mail_idx" ON "application_notes" USING btree ("mail_id");
CREATE INDEX "application_notes_delivery_idx" ON "application_notes" USING btree ("delivery");
CREATE INDEX "application_notes_updated_at_idx" ON "application_notes" USING btree ("updated_at");
CREATE INDEX "application_notes_created_at_idx" ON "application_notes" USING btree ("created_at");
CREATE INDEX "message_notes_about_idx" ON "message_notes" USING btree ("about_id");
CREATE INDEX "message_notes_author_idx" ON "message_notes" USING btree ("author_id");
CREATE INDEX "message_notes_mail_idx" ON "message_notes" USING btree ("mail_id");
CREATE INDEX "message_notes_delivery_idx" ON "message_notes" USING btree ("delivery");
CREATE INDEX "message_notes_updated_at_idx" ON "message_notes" USING btree ("updated_at");
CREATE INDEX "message_notes_created_at_idx" ON "message_notes" USING btree ("created_at");
CREATE UNIQUE INDEX "reply_templates_name_idx" ON "reply_templates" USING btree ("name");
CREATE INDEX "reply_templates_updated_at_idx" ON "reply_templates" USING btree ("updated_at");
CREATE INDEX "reply_templates_created_at_idx" ON "reply_templates" USING btree ("created_at");
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
CREATE INDEX "culture_highlights_images_order_idx" ON "culture_highlights_images" USING btree ("_order");
CREATE INDEX "culture_highlights_images_parent_id_idx" ON "culture_highlights_images" USING btree ("_parent_id");
CREATE INDEX "culture_highlights_images_media_idx" ON "culture_highlights_images" USING btree ("media_id");
CREATE INDEX "culture_highlights__order_idx" ON "culture_highlights" USING btree ("_order");
CREATE UNIQUE INDEX "culture_highlights_key_idx" ON "culture_highlights" USING btree ("key");
CREATE INDEX "culture_highlights_sample_idx" ON "culture_highlights" USING btree ("sample");
CREATE INDEX "culture_highlights_updated_at_idx" ON "culture_highlights" USING btree ("updated_at");
CREATE INDEX "culture_highlights_created_at_idx" ON "culture_highlights" USING btree ("created_at");
CREATE INDEX "culture_highlights_deleted_at_idx" ON "culture_highlights" USING btree ("deleted_at");
CREATE INDEX "culture_highlights__status_idx" ON "culture_highlights" USING btree ("_status");
CREATE INDEX "_culture_highlights_v_version_images_order_idx" ON "_culture_highlights_v_version_images" USING btree ("_order");
CREATE INDEX "_culture_highlights_v_version_images_parent_id_idx" ON "_culture_highlights_v_version_images" USING btree ("_parent_id");
CREATE INDEX "_culture_highlights_v_version_images_media_idx" ON "_culture_highlights_v_version_images" USING btree ("media_id");
CREATE INDEX "_culture_highlights_v_parent_idx" ON "_culture_highlights_v" USING btree ("parent_id");
CREATE INDEX "_culture_highlights_v_version_version__order_idx" ON "_culture_highlights_v" USING btree ("version__order");
CREATE INDEX "_culture_highlights_v_version_version_key_idx" ON "_culture_highlights_v" USING btree ("version_key");
CREATE INDEX "_culture_highlights_v_version_version_sample_idx" ON "_culture_highlights_v" USING btree ("version_sample");
CREATE INDEX "_culture_highlights_v_version_version_updated_at_idx" ON "_culture_highlights_v" USING btree ("version_updated_at");
CREATE INDEX "_culture_highlights_v_version_version_created_at_idx" ON "_culture_highlights_v" USING btree ("version_created_at");
CREATE INDEX "_culture_highlights_v_version_version_deleted_at_idx" ON "_culture_highlights_v" USING btree ("version_deleted_at");
CREATE INDEX "_culture_highlights_v_version_version__status_idx" ON "_culture_highlights_v" USING btree ("version__status");
CREATE INDEX "_culture_highlights_v_created_at_idx" ON "_culture_highlights_v" USING btree ("created_at");
CREATE INDEX "_culture_highlights_v_updated_at_idx" ON "_culture_highlights_v" USING btree ("updated_at");
CREATE INDEX "_culture_highlights_v_latest_idx" ON "_culture_highlights_v" USING btree ("latest");
CREATE INDEX "page_contents_home_order_idx" ON "page_contents_home" USING btree ("_order");
CREATE INDEX "page_contents_home_parent_id_idx" ON "page_contents_home" USING btree ("_parent_id");
CREATE INDEX "page_contents_home_media_idx" ON "page_contents_home" USING btree ("media_id");
CREATE INDEX "page_contents_intro_figures_order_idx" ON "page_contents_intro_figures" USING btree ("_order");
CREATE INDEX "page_contents_intro_figures_parent_id_idx" ON "page_contents_intro_figures" USING btree ("_parent_id");
CREATE INDEX "page_contents_blocks_text_order_idx" ON "page_contents_blocks_text" USING btree ("_order");
CREATE INDEX "page_contents_blocks_text_parent_id_idx" ON "page_contents_blocks_text" USING btree ("_parent_id");
CREATE INDEX "page_contents_blocks_text_path_idx" ON "page_contents_blocks_text" USING btree ("_path");
CREATE INDEX "page_contents_blocks_cards_cards_order_idx" ON "page_contents_blocks_cards_cards" USING btree ("_order");
CREATE INDEX "page_contents_blocks_cards_cards_parent_id_idx" ON "page_contents_blocks_cards_cards" USING btree ("_parent_id");
CREATE INDEX "page_contents_blocks_cards_cards_image_idx" ON "page_contents_blocks_cards_cards" USING btree ("image_id");
CREATE INDEX "page_contents_blocks_cards_order_idx" ON "page_contents_blocks_cards" USING btree ("_order");
CREATE INDEX "page_contents_blocks_cards_parent_id_idx" ON "page_contents_blocks_cards" USING btree ("_parent_id");
CREATE INDEX "page_contents_blocks_cards_path_idx" ON "page_contents_blocks_cards" USING btree ("_path");
CREATE INDEX "page_contents_blocks_groups_groups_companies_order_idx" ON "page_contents_blocks_groups_groups_companies" USING btree ("_order");
CREATE INDEX "page_contents_blocks_groups_groups_companies_parent_id_idx" ON "page_contents_blocks_groups_groups_companies" USING btree ("_parent_id");
CREATE INDEX "page_contents_blocks_groups_groups_order_idx" ON "page_contents_blocks_groups_groups" USING btree ("_order");
CREATE INDEX "page_contents_blocks_groups_groups_parent_id_idx" ON "page_contents_blocks_groups_groups" USING btree ("_parent_id");
CREATE INDEX "page_contents_blocks_groups_order_idx" ON "page_contents_blocks_groups" USING btree ("_order");
CREATE INDEX "page_contents_blocks_groups_parent_id_idx" ON "page_contents_blocks_groups" USING btree ("_parent_id");
CREATE INDEX "page_contents_blocks_groups_path_idx" ON "page_contents_blocks_groups" USING btree ("_path");
CREATE INDEX "page_contents_blocks_call_to_action_order_idx" ON "page_contents_blocks_call_to_action" USING btree ("_order");
CREATE INDEX "page_contents_blocks_call_to_action_parent_id_idx" ON "page_contents_blocks_call_to_action" USING btree ("_parent_id");
CREATE INDEX "page_contents_blocks_call_to_action_path_idx" ON "page_contents_blocks_call_to_action" USING btree ("_path");
CREATE UNIQUE INDEX "page_contents_page_idx" ON "page_contents" USING btree ("page");
CREATE UNIQUE INDEX "page_contents_key_idx" ON "page_contents" USING btree ("key");
CREATE INDEX "page_contents_sample_idx" ON "page_contents" USING btree ("sample");
CREATE INDEX "page_contents_updated_at_idx" ON "page_contents" USING btree ("updated_at");
CREATE INDEX "page_contents_created_at_idx" ON "page_contents" USING btree ("created_at");
CREATE INDEX "page_contents_deleted_at_idx" ON "page_contents" USING btree ("deleted_at");
CREATE INDEX "page_contents__status_idx" ON "page_contents" USING btree ("_status");
CREATE INDEX "_page_contents_v_version_home_order_idx" ON "_page_contents_v_version_home" USING btree ("_order");
CREATE INDEX "_page_contents_v_version_home_parent_id_idx" ON "_page_contents_v_version_home" USING btree ("_parent_id");
CREATE INDEX "_page_contents_v_version_home_media_idx" ON "_page_contents_v_version_home" USING btree ("media_id");
CREATE INDEX "_page_contents_v_version_intro_figures_order_idx" ON "_page_contents_v_version_intro_figures" USING btree ("_order");
CREATE INDEX "_page_contents_v_version_intro_figures_parent_id_idx" ON "_page_contents_v_version_intro_figures" USING btree ("_parent_id");
CREATE INDEX "_page_contents_v_blocks_text_order_idx" ON "_page_contents_v_blocks_text" USING btree ("_order");
CREATE INDEX "_page_contents_v_blocks_text_parent_id_idx" ON "_page_contents_v_blocks_text" USING btree ("_parent_id");
CREATE INDEX "_page_contents_v_blocks_text_path_idx" ON "_page_contents_v_blocks_text" USING btree ("_path");
CREATE INDEX "_page_contents_v_blocks_cards_cards_order_idx" ON "_page_contents_v_blocks_cards_cards" USING btree ("_order");
CREATE INDEX "_page_contents_v_blocks_cards_cards_parent_id_idx" ON "_page_contents_v_blocks_cards_cards" USING btree ("_parent_id");
CREATE INDEX "_page_contents_v_blocks_cards_cards_image_idx" ON "_page_contents_v_blocks_cards_cards" USING btree ("image_id");
CREATE INDEX "_page_contents_v_blocks_cards_order_idx" ON "_page_contents_v_blocks_cards" USING btree ("_order");
CREATE INDEX "_page_contents_v_blocks_cards_parent_id_idx" ON "_page_contents_v_blocks_cards" USING btree ("_parent_id");
CREATE INDEX "_page_contents_v_blocks_cards_path_idx" ON "_page_contents_v_blocks_cards" USING btree ("_path");
CREATE INDEX "_page_contents_v_blocks_groups_groups_companies_order_idx" ON "_page_contents_v_blocks_groups_groups_companies" USING btree ("_order");
CREATE INDEX "_page_contents_v_blocks_groups_groups_companies_parent_id_idx" ON "_page_contents_v_blocks_groups_groups_companies" USING btree ("_parent_id");
CREATE INDEX "_page_contents_v_blocks_groups_groups_order_idx" ON "_page_contents_v_blocks_groups_groups" USING btree ("_order");
CREATE INDEX "_page_contents_v_blocks_groups_groups_parent_id_idx" ON "_page_contents_v_blocks_groups_groups" USING btree ("_parent_id");
CREATE INDEX "_page_contents_v_blocks_groups_order_idx" ON "_page_contents_v_blocks_groups" USING btree ("_order");
CREATE INDEX "_page_contents_v_blocks_groups_parent_id_idx" ON "_page_contents_v_blocks_groups" USING btree ("_parent_id");
CREATE INDEX "_page_contents_v_blocks_groups_path_idx" ON "_page_contents_v_blocks_groups" USING btree ("_path");
CREATE INDEX "_page_contents_v_blocks_call_to_action_order_idx" ON "_page_contents_v_blocks_call_to_action" USING btree ("_order");
CREATE INDEX "_page_contents_v_blocks_call_to_action_parent_id_idx" ON "_page_contents_v_blocks_call_to_action" USING btree ("_parent_id");
CREATE INDEX "_page_contents_v_blocks_call_to_action_path_idx" ON "_page_contents_v_blocks_call_to_action" USING btree ("_path");
CREATE INDEX "_page_contents_v_parent_idx" ON "_page_contents_v" USING btree ("parent_id");
CREATE INDEX "_page_contents_v_version_version_page_idx" ON "_page_contents_v" USING btree ("version_page");
CREATE INDEX "_page_contents_v_version_version_key_idx" ON "_page_contents_v" USING btree ("version_key");
CREATE INDEX "_page_contents_v_version_version_sample_idx" ON "_page_contents_v" USING btree ("version_sample");
CREATE INDEX "_page_contents_v_version_version_updated_at_idx" ON "_page_contents_v" USING btree ("version_updated_at");
CREATE INDEX "_page_contents_v_version_version_created_at_idx" ON "_page_contents_v" USING btree ("version_created_at");
CREATE INDEX "_page_contents_v_version_version_deleted_at_idx" ON "_page_contents_v" USING btree ("version_deleted_at");
CREATE INDEX "_page_contents_v_version_version__status_idx" ON "_page_contents_v" USING btree ("version__status");
CREATE INDEX "_page_contents_v_created_at_idx" ON "_page_contents_v" USING btree ("created_at");
CREATE INDEX "_page_contents_v_updated_at_idx" ON "_page_contents_v" USING btree ("updated_at");
CREATE INDEX "_page_contents_v_latest_idx" ON "_page_contents_v" USING btree ("latest");
CREATE INDEX "pages_blocks_hero_order_idx" ON "pages_blocks_hero" USING btree ("_order");
CREATE INDEX "pages_blocks_hero_parent_id_idx" ON "pages_blocks_hero" USING btree ("_parent_id");
CREATE INDEX "pages_blocks_hero_path_idx" ON "pages_blocks_hero" USING btree ("_path");
CREATE INDEX "pages_blocks_text_order_idx" ON "pages_blocks_text" USING btree ("_order");
CREATE INDEX "pages_blocks_text_parent_id_idx" ON "pages_blocks_text" USING btree ("_parent_id");
CREATE INDEX "pages_blocks_text_path_idx" ON "pages_blocks_text" USING btree ("_path");
CREATE INDEX "pages_blocks_cards_cards_order_idx" ON "pages_blocks_cards_cards" USING btree ("_order");
CREATE INDEX "pages_blocks_cards_cards_parent_id_idx" ON "pages_blocks_cards_cards" USING btree ("_parent_id");
CREATE INDEX "pages_blocks_cards_cards_image_idx" ON "pages_blocks_cards_cards" USING btree ("image_id");
CREATE INDEX "pages_blocks_cards_order_idx" ON "pages_blocks_cards" USING btree ("_order");
CREATE INDEX "pages_blocks_cards_parent_id_idx" ON "pages_blocks_cards" USING btree ("_parent_id");
CREATE INDEX "pages_blocks_cards_path_idx" ON "pages_blocks_cards" USING btree ("_path");
CREATE INDEX "pages_blocks_groups_groups_companies_order_idx" ON "pages_blocks_groups_groups_companies" USING btree ("_order");
CREATE INDEX "pages_blocks_groups_groups_companies_parent_id_idx" ON "pages_blocks_groups_groups_companies" USING btree ("_parent_id");
CREATE INDEX "pages_blocks_groups_groups_order_idx" ON "pages_blocks_groups_groups" USING btree ("_order");
CREATE INDEX "pages_blocks_groups_groups_parent_id_idx" ON "pages_blocks_groups_groups" USING btree ("_parent_id");
CREATE INDEX "pages_blocks_groups_order_idx" ON "pages_blocks_groups" USING btree ("_order");
CREATE INDEX "pages_blocks_groups_parent_id_idx" ON "pages_blocks_groups" USING btree ("_parent_id");
CREATE INDEX "pages_blocks_groups_path_idx" ON "pages_blocks_groups" USING btree ("_path");
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
CREATE INDEX "pages_blocks_call_to_action_order_idx" ON "pages_blocks_call_to_action" USING btree ("_order");
CREATE INDEX "pages_blocks_call_to_action_parent_id_idx" ON "pages_blocks_call_to_action" USING btree ("_parent_id");
CREATE INDEX "pages_blocks_call_to_action_path_idx" ON "pages_blocks_call_to_action" USING btree ("_path");
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
CREATE UNIQUE INDEX "pages_path_idx" ON "pages" USING btree ("path");
CREATE INDEX "pages_image_idx" ON "pages" USING btree ("image_id");
CREATE INDEX "pages_meta_meta_image_idx" ON "pages" USING btree ("meta_image_id");
CREATE UNIQUE INDEX "pages_key_idx" ON "pages" USING btree ("key");
CREATE INDEX "pages_sample_idx" ON "pages" USING btree ("sample");
CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
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
CREATE INDEX "_pages_v_blocks_text_order_idx" ON "_pages_v_blocks_text" USING btree ("_order");
CREATE INDEX "_pages_v_blocks_text_parent_id_idx" ON "_pages_v_blocks_text" USING btree ("_parent_id");
CREATE INDEX "_pages_v_blocks_text_path_idx" ON "_pages_v_blocks_text" USING btree ("_path");
CREATE INDEX "_pages_v_blocks_cards_cards_order_idx" ON "_pages_v_blocks_cards_cards" USING btree ("_order");
CREATE INDEX "_pages_v_blocks_cards_cards_parent_id_idx" ON "_pages_v_blocks_cards_cards" USING btree ("_parent_id");
CREATE INDEX "_pages_v_blocks_cards_cards_image_idx" ON "_pages_v_blocks_cards_cards" USING btree ("image_id");
CREATE INDEX "_pages_v_blocks_cards_order_idx" ON "_pages_v_blocks_cards" USING btree ("_order");
CREATE INDEX "_pages_v_blocks_cards_parent_id_idx" ON "_pages_v_blocks_cards" USING btree ("_parent_id");
CREATE INDEX "_pages_v_blocks_cards_path_idx" ON "_pages_v_blocks_cards" USING btree ("_path");
CREATE INDEX "_pages_v_blocks_groups_groups_companies_order_idx" ON "_pages_v_blocks_groups_groups_companies" USING btree ("_order");
CREATE INDEX "_pages_v_blocks_groups_groups_companies_parent_id_idx" ON "_pages_v_blocks_groups_groups_companies" USING btree ("_parent_id");
CREATE INDEX "_pages_v_blocks_groups_groups_order_idx" ON "_pages_v_blocks_groups_groups" USING btree ("_order");
CREATE INDEX "_pages_v_blocks_groups_groups_parent_id_idx" ON "_pages_v_blocks_groups_groups" USING btree ("_parent_id");
CREATE INDEX "_pages_v_blocks_groups_order_idx" ON "_pages_v_blocks_groups" USING btree ("_order");
CREATE INDEX "_pages_v_blocks_groups_parent_id_idx" ON "_pages_v_blocks_groups" USING btree ("_parent_id");
CREATE INDEX "_pages_v_blocks_groups_path_idx" ON "_pages_v_blocks_groups" USING btree ("_path");
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
CREATE INDEX "_pages_v_blocks_call_to_action_order_idx" ON "_pages_v_blocks_call_to_action" USING btree ("_order");
CREATE INDEX "_pages_v_blocks_call_to_action_parent_id_idx" ON "_pages_v_blocks_call_to_action" USING btree ("_parent_id");
CREATE INDEX "_pages_v_blocks_call_to_action_path_idx" ON "_pages_v_blocks_call_to_action" USING btree ("_path");
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
CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
CREATE INDEX "_pages_v_version_version_path_idx" ON "_pages_v" USING btree ("version_path");
CREATE INDEX "_pages_v_version_version_image_idx" ON "_pages_v" USING btree ("version_image_id");
CREATE INDEX "_pages_v_version_meta_version_meta_image_idx" ON "_pages_v" USING btree ("version_meta_image_id");
CREATE INDEX "_pages_v_version_version_key_idx" ON "_pages_v" USING btree ("version_key");
CREATE INDEX "_pages_v_version_version_sample_idx" ON "_pages_v" USING btree ("version_sample");
CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
CREATE INDEX "_pages_v_rels_order_idx" ON "_pages_v_rels" USING btree ("order");
CREATE INDEX "_pages_v_rels_parent_idx" ON "_pages_v_rels" USING btree ("parent_id");
CREATE INDEX "_pages_v_rels_path_idx" ON "_pages_v_rels" USING btree ("path");
CREATE INDEX "_pages_v_rels_media_id_idx" ON "_pages_v_rels" USING btree ("media_id");
CREATE INDEX "_pages_v_rels_companies_id_idx" ON "_pages_v_rels" USING btree ("companies_id");
CREATE INDEX "_pages_v_rels_success_stories_id_idx" ON "_pages_v_rels" USING btree ("success_stories_id");
CREATE INDEX "_pages_v_rels_culture_highlights_id_idx" ON "_pages_v_rels" USING btree ("culture_highlights_id");
CREATE INDEX "_pages_v_rels_blogs_id_idx" ON "_pages_v_rels" USING btree ("blogs_id");
CREATE INDEX "team_members__order_idx" ON "team_members" USING btree ("_order");
CREATE INDEX "team_members_image_idx" ON "team_members" USING btree ("image_id");
CREATE UNIQUE INDEX "team_members_key_idx" ON "team_members" USING btree ("key");
CREATE INDEX "team_members_sample_idx" ON "team_members" USING btree ("sample");
CREATE INDEX "team_members_updated_at_idx" ON "team_members" USING btree ("updated_at");
CREATE INDEX "team_members_created_at_idx" ON "team_members" USING btree ("created_at");
CREATE INDEX "team_members_deleted_at_idx" ON "team_members" USING btree ("deleted_at");
CREATE INDEX "team_members__status_idx" ON "team_members" USING btree ("_status");
CREATE INDEX "_team_members_v_parent_idx" ON "_team_members_v" USING btree ("parent_id");
CREATE INDEX "_team_members_v_version_version__order_idx" ON "_team_members_v" USING btree ("version__order");
CREATE INDEX "_team_members_v_version_version_image_idx" ON "_team_members_v" USING btree ("version_image_id");
CREATE INDEX "_team_members_v_version_version_key_idx" ON "_team_members_v" USING btree ("version_key");
CREATE INDEX "_team_members_v_version_version_sample_idx" ON "_team_members_v" USING btree ("version_sample");
CREATE INDEX "_team_members_v_version_version_updated_at_idx" ON "_team_members_v" USING btree ("version_updated_at");
CREATE INDEX "_team_members_v_version_version_created_at_idx" ON "_team_members_v" USING btree ("version_created_at");
CREATE INDEX "_team_members_v_version_version_deleted_at_idx" ON "_team_members_v" USING btree ("version_deleted_at");
CREATE INDEX "_team_members_v_version_version__status_idx" ON "_team_members_v" USING btree ("version__status");
CREATE INDEX "_team_members_v_created_at_idx" ON "_team_members_v" USING btree ("created_at");
CREATE INDEX "_team_members_v_updated_at_idx" ON "_team_members_v" USING btree ("updated_at");
CREATE INDEX "_team_members_v_latest_idx" ON "_team_members_v" USING btree ("latest");
CREATE INDEX "success_stories__order_idx" ON "success_stories" USING btree ("_order");
CREATE INDEX "success_stories_image_idx" ON "success_stories" USING btree ("image_id");
CREATE UNIQUE INDEX "success_stories_key_idx" ON "success_stories" USING btree ("key");
CREATE INDEX "success_stories_sample_idx" ON "success_stories" USING btree ("sample");
CREATE INDEX "success_stories_updated_at_idx" ON "success_stories" USING btree ("updated_at");
CREATE INDEX "success_stories_created_at_idx" ON "success_stories" USING btree ("created_at");
CREATE INDEX "success_stories_deleted_at_idx" ON "success_stories" USING btree ("deleted_at");
CREATE INDEX "success_stories__status_idx" ON "success_stories" USING btree ("_status");
CREATE INDEX "_success_stories_v_parent_idx" ON "_success_stories_v" USING btree ("parent_id");
CREATE INDEX "_success_stories_v_version_version__order_idx" ON "_success_stories_v" USING btree ("version__order");
CREATE INDEX "_success_stories_v_version_version_image_idx" ON "_success_stories_v" USING btree ("version_image_id");
CREATE INDEX "_success_stories_v_version_version_key_idx" ON "_success_stories_v" USING btree ("version_key");
CREATE INDEX "_success_stories_v_version_version_sample_idx" ON "_success_stories_v" USING btree ("version_sample");
CREATE INDEX "_success_stories_v_version_version_updated_at_idx" ON "_success_stories_v" USING btree ("version_updated_at");
CREATE INDEX "_success_stories_v_version_version_created_at_idx" ON "_success_stories_v" USING btree ("version_created_at");
CREATE INDEX "_success_stories_v_version_version_deleted_at_idx" ON "_success_stories_v" USING btree ("version_deleted_at");
CREATE INDEX "_success_stories_v_version_version__status_idx" ON "_success_stories_v" USING btree ("version__status");
CREATE INDEX "_success_stories_v_created_at_idx" ON "_success_stories_v" USING btree ("created_at");
CREATE INDEX "_success_stories_v_updated_at_idx" ON "_success_stories_v" USING btree ("updated_at");
CREATE INDEX "_success_stories_v_latest_idx" ON "_success_stories_v" USING btree ("latest");
CREATE INDEX "companies__order_idx" ON "companies" USING btree ("_order");
CREATE INDEX "companies_image_idx" ON "companies" USING btree ("image_id");
CREATE UNIQUE INDEX "companies_key_idx" ON "companies" USING btree ("key");
CREATE INDEX "companies_sample_idx" ON "companies" USING btree ("sample");
CREATE INDEX "companies_updated_at_idx" ON "companies" USING btree ("updated_at");
CREATE INDEX "companies_created_at_idx" ON "companies" USING btree ("created_at");
CREATE INDEX "companies_deleted_at_idx" ON "companies" USING btree ("deleted_at");
CREATE INDEX "companies__status_idx" ON "companies" USING btree ("_status");
CREATE INDEX "_companies_v_parent_idx" ON "_companies_v" USING btree ("parent_id");
CREATE INDEX "_companies_v_version_version__order_idx" ON "_companies_v" USING btree ("version__order");
CREATE INDEX "_companies_v_version_version_image_idx" ON "_companies_v" USING btree ("version_image_id");
CREATE INDEX "_companies_v_version_version_key_idx" ON "_companies_v" USING btree ("version_key");
CREATE INDEX "_companies_v_version_version_sample_idx" ON "_companies_v" USING btree ("version_sample");
CREATE INDEX "_companies_v_version_version_updated_at_idx" ON "_companies_v" USING btree ("version_updated_at");
CREATE INDEX "_companies_v_version_version_created_at_idx" ON "_companies_v" USING btree ("version_created_at");
CREATE INDEX "_companies_v_version_version_deleted_at_idx" ON "_companies_v" USING btree ("version_deleted_at");
CREATE INDEX "_companies_v_version_version__status_idx" ON "_companies_v" USING btree ("version__status");
CREATE INDEX "_companies_v_created_at_idx" ON "_companies_v" USING btree ("created_at");
CREATE INDEX "_companies_v_updated_at_idx" ON "_companies_v" USING btree ("updated_at");
CREATE INDEX "_companies_v_latest_idx" ON "_companies_v" USING btree ("latest");
CREATE INDEX "offices__order_idx" ON "offices" USING btree ("_order");
CREATE UNIQUE INDEX "offices_key_idx" ON "offices" USING btree ("key");
CREATE INDEX "offices_sample_idx" ON "offices" USING btree ("sample");
CREATE INDEX "offices_updated_at_idx" ON "offices" USING btree ("updated_at");
CREATE INDEX "offices_created_at_idx" ON "offices" USING btree ("created_at");
CREATE INDEX "offices_deleted_at_idx" ON "offices" USING btree ("deleted_at");
CREATE INDEX "offices__status_idx" ON "offices" USING btree ("_status");
CREATE INDEX "_offices_v_parent_idx" ON "_offices_v" USING btree ("parent_id");
CREATE INDEX "_offices_v_version_version__order_idx" ON "_offices_v" USING btree ("version__order");
CREATE INDEX "_offices_v_version_version_key_idx" ON "_offices_v" USING btree ("version_key");
CREATE INDEX "_offices_v_version_version_sample_idx" ON "_offices_v" USING btree ("version_sample");
CREATE INDEX "_offices_v_version_version_updated_at_idx" ON "_offices_v" USING btree ("version_updated_at");
CREATE INDEX "_offices_v_version_version_created_at_idx" ON "_offices_v" USING btree ("version_created_at");
CREATE INDEX "_offices_v_version_version_deleted_at_idx" ON "_offices_v" USING btree ("version_deleted_at");
CREATE INDEX "_offices_v_version_version__status_idx" ON "_offices_v" USING btree ("version__status");
CREATE INDEX "_offices_v_created_at_idx" ON "_offices_v" USING btree ("created_at");
CREATE INDEX "_offices_v_updated_at_idx" ON "_offices_v" USING btree ("updated_at");
CREATE INDEX "_offices_v_latest_idx" ON "_offices_v" USING btree ("latest");
CREATE INDEX "legal_sections__order_idx" ON "legal_sections" USING btree ("_order");
CREATE INDEX "legal_sections_document_idx" ON "legal_sections" USING btree ("document");
CREATE UNIQUE INDEX "legal_sections_key_idx" ON "legal_sections" USING btree ("key");
CREATE INDEX "legal_sections_sample_idx" ON "legal_sections" USING btree ("sample");
CREATE INDEX "legal_sections_updated_at_idx" ON "legal_sections" USING btree ("updated_at");
CREATE INDEX "legal_sections_created_at_idx" ON "legal_sections" USING btree ("created_at");
CREATE INDEX "legal_sections_deleted_at_idx" ON "legal_sections" USING btree ("deleted_at");
CREATE INDEX "legal_sections__status_idx" ON "legal_sections" USING btree ("_status");
CREATE INDEX "_legal_sections_v_parent_idx" ON "_legal_sections_v" USING btree ("parent_id");
CREATE INDEX "_legal_sections_v_version_version__order_idx" ON "_legal_sections_v" USING btree ("version__order");
CREATE INDEX "_legal_sections_v_version_version_document_idx" ON "_legal_sections_v" USING btree ("version_document");
CREATE INDEX "_legal_sections_v_version_version_key_idx" ON "_legal_sections_v" USING btree ("version_key");
CREATE INDEX "_legal_sections_v_version_version_sample_idx" ON "_legal_sections_v" USING btree ("version_sample");
CREATE INDEX "_legal_sections_v_version_version_updated_at_idx" ON "_legal_sections_v" USING btree ("version_updated_at");
CREATE INDEX "_legal_sections_v_version_version_created_at_idx" ON "_legal_sections_v" USING btree ("version_created_at");
CREATE INDEX "_legal_sections_v_version_version_deleted_at_idx" ON "_legal_sections_v" USING btree ("version_deleted_at");
CREATE INDEX "_legal_sections_v_version_version__status_idx" ON "_legal_sections_v" USING btree ("version__status");
CREATE INDEX "_legal_sections_v_created_at_idx" ON "_legal_sections_v" USING btree ("created_at");
CREATE INDEX "_legal_sections_v_updated_at_idx" ON "_legal_sections_v" USING btree ("updated_at");
CREATE INDEX "_legal_sections_v_latest_idx" ON "_legal_sections_v" USING btree ("latest");
CREATE INDEX "media_poster_idx" ON "media" USING btree ("poster_id");
CREATE UNIQUE INDEX "media_seed_key_idx" ON "media" USING btree ("seed_key");
CREATE INDEX "media_sample_idx" ON "media" USING btree ("sample");
CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
CREATE INDEX "media_folder_idx" ON "media" USING btree ("folder_id");
CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
CREATE INDEX "media_sizes_w480_sizes_w480_filename_idx" ON "media" USING btree ("sizes_w480_filename");
CREATE INDEX "media_sizes_avif480_sizes_avif480_filename_idx" ON "media" USING btree ("sizes_avif480_filename");
CREATE INDEX "media_sizes_w960_sizes_w960_filename_idx" ON "media" USING btree ("sizes_w960_filename");
CREATE INDEX "media_sizes_avif960_sizes_avif960_filename_idx" ON "media" USING btree ("sizes_avif960_filename");
CREATE INDEX "media_sizes_w1440_sizes_w1440_filename_idx" ON "media" USING btree ("sizes_w1440_filename");
CREATE INDEX "media_sizes_avif1440_sizes_avif1440_filename_idx" ON "media" USING btree ("sizes_avif1440_filename");
CREATE INDEX "media_sizes_w2880_sizes_w2880_filename_idx" ON "media" USING btree ("sizes_w2880_filename");
CREATE INDEX "media_sizes_avif2880_sizes_avif2880_filename_idx" ON "media" USING btree ("sizes_avif2880_filename");
CREATE INDEX "users_roles_order_idx" ON "users_roles" USING btree ("order");
CREATE INDEX "users_roles_parent_idx" ON "users_roles" USING btree ("parent_id");
CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
CREATE INDEX "users_texts_order_parent" ON "users_texts" USING btree ("order","parent_id");
CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
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
CREATE INDEX "folders_name_idx" ON "folders" USING btree ("name");
CREATE INDEX "folders_folder_idx" ON "folders" USING btree ("folder_id");
CREATE INDEX "folders_updated_at_idx" ON "folders" USING btree ("updated_at");
CREATE INDEX "folders_created_at_idx" ON "folders" USING btree ("created_at");
CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
CREATE INDEX "home_hero_sections_order_idx" ON "home_hero_sections" USING btree ("_order");
CREATE INDEX "home_hero_sections_parent_id_idx" ON "home_hero_sections" USING btree ("_parent_id");
CREATE INDEX "home_hero_sections_hero_video_idx" ON "home_hero_sections" USING btree ("hero_video_id");
CREATE INDEX "home_hero_actions_order_idx" ON "home_hero_actions" USING btree ("_order");
CREATE INDEX "home_hero_actions_parent_id_idx" ON "home_hero_actions" USING btree ("_parent_id");
CREATE INDEX "home_why_section_why_card_data_order_idx" ON "home_why_section_why_card_data" USING btree ("_order");
CREATE INDEX "home_why_section_why_card_data_parent_id_idx" ON "home_why_section_why_card_data" USING btree ("_parent_id");
CREATE INDEX "home_middle_section_order_idx" ON "home_middle_section" USING btree ("_order");
CREATE INDEX "home_middle_section_parent_id_idx" ON "home_middle_section" USING btree ("_parent_id");
CREATE INDEX "home_why_section_why_section_banner_idx" ON "home" USING btree ("why_section_banner_id");
CREATE INDEX "home_why_section_why_section_image_idx" ON "home" USING btree ("why_section_image_id");
CREATE INDEX "home_case_study_idx" ON "home" USING btree ("case_study_id");
CREATE INDEX "home__status_idx" ON "home" USING btree ("_status");
CREATE INDEX "home_rels_order_idx" ON "home_rels" USING btree ("order");
CREATE INDEX "home_rels_parent_idx" ON "home_rels" USING btree ("parent_id");
CREATE INDEX "home_rels_path_idx" ON "home_rels" USING btree ("path");
CREATE INDEX "home_rels_solutions_id_idx" ON "home_rels" USING btree ("solutions_id");
CREATE INDEX "home_rels_services_id_idx" ON "home_rels" USING btree ("services_id");
CREATE INDEX "home_rels_blogs_id_idx" ON "home_rels" USING btree ("blogs_id");
CREATE INDEX "home_rels_companies_id_idx" ON "home_rels" USING btree ("companies_id");
CREATE INDEX "_home_v_version_hero_sections_order_idx" ON "_home_v_version_hero_sections" USING btree ("_order");
CREATE INDEX "_home_v_version_hero_sections_parent_id_idx" ON "_home_v_version_hero_sections" USING btree ("_parent_id");
CREATE INDEX "_home_v_version_hero_sections_hero_video_idx" ON "_home_v_version_hero_sections" USING btree ("hero_video_id");
CREATE INDEX "_home_v_version_hero_actions_order_idx" ON "_home_v_version_hero_actions" USING btree ("_order");
CREATE INDEX "_home_v_version_hero_actions_parent_id_idx" ON "_home_v_version_hero_actions" USING btree ("_parent_id");
CREATE INDEX "_home_v_version_why_section_why_card_data_order_idx" ON "_home_v_version_why_section_why_card_data" USING btree ("_order");
CREATE INDEX "_home_v_version_why_section_why_card_data_parent_id_idx" ON "_home_v_version_why_section_why_card_data" USING btree ("_parent_id");
CREATE INDEX "_home_v_version_middle_section_order_idx" ON "_home_v_version_middle_section" USING btree ("_order");
CREATE INDEX "_home_v_version_middle_section_parent_id_idx" ON "_home_v_version_middle_section" USING btree ("_parent_id");
CREATE INDEX "_home_v_version_why_section_version_why_section_banner_idx" ON "_home_v" USING btree ("version_why_section_banner_id");
CREATE INDEX "_home_v_version_why_section_version_why_section_image_idx" ON "_home_v" USING btree ("version_why_section_image_id");
CREATE INDEX "_home_v_version_version_case_study_idx" ON "_home_v" USING btree ("version_case_study_id");
CREATE INDEX "_home_v_version_version__status_idx" ON "_home_v" USING btree ("version__status");
CREATE INDEX "_home_v_created_at_idx" ON "_home_v" USING btree ("created_at");
CREATE INDEX "_home_v_updated_at_idx" ON "_home_v" USING btree ("updated_at");
CREATE INDEX "_home_v_latest_idx" ON "_home_v" USING btree ("latest");
CREATE INDEX "_home_v_rels_order_idx" ON "_home_v_rels" USING btree ("order");
CREATE INDEX "_home_v_rels_parent_idx" ON "_home_v_rels" USING btree ("parent_id");
CREATE INDEX "_home_v_rels_path_idx" ON "_home_v_rels" USING btree ("path");
CREATE INDEX "_home_v_rels_solutions_id_idx" ON "_home_v_rels" USING btree ("solutions_id");
CREATE INDEX "_home_v_rels_services_id_idx" ON "_home_v_rels" USING btree ("services_id");
CREATE INDEX "_home_v_rels_blogs_id_idx" ON "_home_v_rels" USING btree ("blogs_id");
CREATE INDEX "_home_v_rels_companies_id_idx" ON "_home_v_rels" USING btree ("companies_id");
CREATE INDEX "about_timeline_order_idx" ON "about_timeline" USING btree ("_order");
CREATE INDEX "about_timeline_parent_id_idx" ON "about_timeline" USING btree ("_parent_id");
CREATE INDEX "about_team_heading_team_heading_linkedin_image_idx" ON "about" USING btree ("team_heading_linkedin_image_id");
CREATE INDEX "about__status_idx" ON "about" USING btree ("_status");
CREATE INDEX "_about_v_version_timeline_order_idx" ON "_about_v_version_timeline" USING btree ("_order");
CREATE INDEX "_about_v_version_timeline_parent_id_idx" ON "_about_v_version_timeline" USING btree ("_parent_id");
CREATE INDEX "_about_v_version_team_heading_version_team_heading_linke_idx" ON "_about_v" USING btree ("version_team_heading_linkedin_image_id");
CREATE INDEX "_about_v_version_version__status_idx" ON "_about_v" USING btree ("version__status");
CREATE INDEX "_about_v_created_at_idx" ON "_about_v" USING btree ("created_at");
CREATE INDEX "_about_v_updated_at_idx" ON "_about_v" USING btree ("updated_at");
CREATE INDEX "_about_v_latest_idx" ON "_about_v" USING btree ("latest");
CREATE INDEX "menus_main_children_order_idx" ON "menus_main_children" USING btree ("_order");
CREATE INDEX "menus_main_children_parent_id_idx" ON "menus_main_children" USING btree ("_parent_id");
CREATE INDEX "menus_main_order_idx" ON "menus_main" USING btree ("_order");
CREATE INDEX "menus_main_parent_id_idx" ON "menus_main" USING btree ("_parent_id");
CREATE INDEX "menus_legal_order_idx" ON "menus_legal" USING btree ("_order");
CREATE INDEX "menus_legal_parent_id_idx" ON "menus_legal" USING btree ("_parent_id");
CREATE INDEX "menus_more_order_idx" ON "menus_more" USING btree ("_order");
CREATE INDEX "menus_more_parent_id_idx" ON "menus_more" USING btree ("_parent_id");
CREATE INDEX "menus__status_idx" ON "menus" USING btree ("_status");
CREATE INDEX "_menus_v_version_main_children_order_idx" ON "_menus_v_version_main_children" USING btree ("_order");
CREATE INDEX "_menus_v_version_main_children_parent_id_idx" ON "_menus_v_version_main_children" USING btree ("_parent_id");
CREATE INDEX "_menus_v_version_main_order_idx" ON "_menus_v_version_main" USING btree ("_order");
CREATE INDEX "_menus_v_version_main_parent_id_idx" ON "_menus_v_version_main" USING btree ("_parent_id");
CREATE INDEX "_menus_v_version_legal_order_idx" ON "_menus_v_version_legal" USING btree ("_order");
CREATE INDEX "_menus_v_version_legal_parent_id_idx" ON "_menus_v_version_legal" USING btree ("_parent_id");
CREATE INDEX "_menus_v_version_more_order_idx" ON "_menus_v_version_more" USING btree ("_order");
CREATE INDEX "_menus_v_version_more_parent_id_idx" ON "_menus_v_version_more" USING btree ("_parent_id");
CREATE INDEX "_menus_v_version_version__status_idx" ON "_menus_v" USING btree ("version__status");
CREATE INDEX "_menus_v_created_at_idx" ON "_menus_v" USING btree ("created_at");
CREATE INDEX "_menus_v_updated_at_idx" ON "_menus_v" USING btree ("updated_at");
CREATE INDEX "_menus_v_latest_idx" ON "_menus_v" USING btree ("latest");
CREATE INDEX "settings_head_office_idx" ON "settings" USING btree ("head_office_id");
CREATE INDEX "settings__status_idx" ON "settings" USING btree ("_status");
CREATE INDEX "settings_texts_order_parent" ON "settings_texts" USING btree ("order","parent_id");
CREATE INDEX "_settings_v_version_version_head_office_idx" ON "_settings_v" USING btree ("version_head_office_id");
CREATE INDEX "_settings_v_version_version__status_idx" ON "_settings_v" USING btree ("version__status");
CREATE INDEX "_settings_v_created_at_idx" ON "_settings_v" USING btree ("created_at");
CREATE INDEX "_settings_v_updated_at_idx" ON "_settings_v" USING btree ("updated_at");
CREATE INDEX "_settings_v_latest_idx" ON "_settings_v" USING btree ("latest");
CREATE INDEX "_settings_v_texts_order_parent" ON "_settings_v_texts" USING btree ("order","parent_id");
CREATE INDEX "forms__status_idx" ON "forms" USING btree ("_status");
CREATE INDEX "_forms_v_version_version__status_idx" ON "_forms_v" USING btree ("version__status");
CREATE INDEX "_forms_v_created_at_idx" ON "_forms_v" USING btree ("created_at");
CREATE INDEX "_forms_v_updated_at_idx" ON "_forms_v" USING btree ("updated_at");
CREATE INDEX "_forms_v_latest_idx" ON "_forms_v" USING btree ("latest");
CREATE INDEX "hiring_rules_rules_order_idx" ON "hiring_rules_rules" USING btree ("_order");
CREATE INDEX "hiring_rules_rules_parent_id_idx" ON "hiring_rules_rules" USING btree ("_parent_id");
CREATE INDEX "hiring_rules_texts_order_parent" ON "hiring_rules_texts" USING btree ("order","parent_id");
CREATE TABLE "payload_locked_documents" (
	"id" serial PRIMARY KEY NOT NULL,
	"global_slug" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "payload_locked_documents_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" integer NOT NULL,
	"path" varchar NOT NULL,
	"blogs_id" integer,
	"services_id" integer,
	"solutions_id" integer,
	"cases_id" integer,
	"jobs_id" integer,
	"applications_id" integer,
	"stage_changes_id" integer,
	"messages_id" integer,
	"mails_id" integer,
	"application_notes_id" integer,
	"message_notes_id" integer,
	"reply_templates_id" integer,
	"redirects_id" integer,
	"retention_receipts_id" integer,
	"audit_events_id" integer,
	"culture_highlights_id" integer,
	"page_contents_id" integer,
	"pages_id" integer,
	"team_members_id" integer,
	"success_stories_id" integer,
	"companies_id" integer,
	"offices_id" integer,
	"legal_sections_id" integer,
	"media_id" integer,
	"users_id" integer,
	"folders_id" integer
);

ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_blogs_fk" FOREIGN KEY ("blogs_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_solutions_fk" FOREIGN KEY ("solutions_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_cases_fk" FOREIGN KEY ("cases_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_jobs_fk" FOREIGN KEY ("jobs_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_applications_fk" FOREIGN KEY ("applications_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_stage_changes_fk" FOREIGN KEY ("stage_changes_id") REFERENCES "public"."stage_changes"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_messages_fk" FOREIGN KEY ("messages_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mails_fk" FOREIGN KEY ("mails_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_application_notes_fk" FOREIGN KEY ("application_notes_id") REFERENCES "public"."application_notes"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_message_notes_fk" FOREIGN KEY ("message_notes_id") REFERENCES "public"."message_notes"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reply_templates_fk" FOREIGN KEY ("reply_templates_id") REFERENCES "public"."reply_templates"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_retention_receipts_fk" FOREIGN KEY ("retention_receipts_id") REFERENCES "public"."retention_receipts"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_audit_events_fk" FOREIGN KEY ("audit_events_id") REFERENCES "public"."audit_events"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_culture_highlights_fk" FOREIGN KEY ("culture_highlights_id") REFERENCES "public"."culture_highlights"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_page_contents_fk" FOREIGN KEY ("page_contents_id") REFERENCES "public"."page_contents"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_team_members_fk" FOREIGN KEY ("team_members_id") REFERENCES "public"."team_members"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_success_stories_fk" FOREIGN KEY ("success_stories_id") REFERENCES "public"."success_stories"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_companies_fk" FOREIGN KEY ("companies_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_offices_fk" FOREIGN KEY ("offices_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_legal_sections_fk" FOREIGN KEY ("legal_sections_id") REFERENCES "public"."legal_sections"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_folders_fk" FOREIGN KEY ("folders_id") REFERENCES "public"."folders"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
CREATE INDEX "payload_locked_documents_rels_blogs_id_idx" ON "payload_locked_documents_rels" USING btree ("blogs_id");
CREATE INDEX "payload_locked_documents_rels_services_id_idx" ON "payload_locked_documents_rels" USING btree ("services_id");
CREATE INDEX "payload_locked_documents_rels_solutions_id_idx" ON "payload_locked_documents_rels" USING btree ("solutions_id");
CREATE INDEX "payload_locked_documents_rels_cases_id_idx" ON "payload_locked_documents_rels" USING btree ("cases_id");
CREATE INDEX "payload_locked_documents_rels_jobs_id_idx" ON "payload_locked_documents_rels" USING btree ("jobs_id");
CREATE INDEX "payload_locked_documents_rels_applications_id_idx" ON "payload_locked_documents_rels" USING btree ("applications_id");
CREATE INDEX "payload_locked_documents_rels_stage_changes_id_idx" ON "payload_locked_documents_rels" USING btree ("stage_changes_id");
CREATE INDEX "payload_locked_documents_rels_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("messages_id");
CREATE INDEX "payload_locked_documents_rels_mails_id_idx" ON "payload_locked_documents_rels" USING btree ("mails_id");
CREATE INDEX "payload_locked_documents_rels_application_notes_id_idx" ON "payload_locked_documents_rels" USING btree ("application_notes_id");
CREATE INDEX "payload_locked_documents_rels_message_notes_id_idx" ON "payload_locked_documents_rels" USING btree ("message_notes_id");
CREATE INDEX "payload_locked_documents_rels_reply_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("reply_templates_id");
CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
CREATE INDEX "payload_locked_documents_rels_retention_receipts_id_idx" ON "payload_locked_documents_rels" USING btree ("retention_receipts_id");
CREATE INDEX "payload_locked_documents_rels_audit_events_id_idx" ON "payload_locked_documents_rels" USING btree ("audit_events_id");
CREATE INDEX "payload_locked_documents_rels_culture_highlights_id_idx" ON "payload_locked_documents_rels" USING btree ("culture_highlights_id");
CREATE INDEX "payload_locked_documents_rels_page_contents_id_idx" ON "payload_locked_documents_rels" USING btree ("page_contents_id");
CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
CREATE INDEX "payload_locked_documents_rels_team_members_id_idx" ON "payload_locked_documents_rels" USING btree ("team_members_id");
CREATE INDEX "payload_locked_documents_rels_success_stories_id_idx" ON "payload_locked_documents_rels" USING btree ("success_stories_id");
CREATE INDEX "payload_locked_documents_rels_companies_id_idx" ON "payload_locked_documents_rels" USING btree ("companies_id");
CREATE INDEX "payload_locked_documents_rels_offices_id_idx" ON "payload_locked_documents_rels" USING btree ("offices_id");
CREATE INDEX "payload_locked_documents_rels_legal_sections_id_idx" ON "payload_locked_documents_rels" USING btree ("legal_sections_id");
CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
CREATE INDEX "payload_locked_documents_rels_folders_id_idx" ON "payload_locked_documents_rels" USING btree ("folders_id");
-- What the configuration cannot express: search, indexes of lists and boards, and tables of our own.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE FUNCTION fold_text(text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $_$
    select case when octet_length($1) = length($1) then lower($1) else lower(replace(translate(
      regexp_replace(normalize($1, NFD), '[\u0300-\u036F]', '', 'g'), 'ØøŁłĐđı', 'OoLlDdi'), 'ß', 'ss')) end
  $_$;
DROP INDEX applications_created_at_idx, applications_job_idx, applications_owner_idx, messages_owner_idx, "firstName_createdAt_idx", "jobTitle_createdAt_idx", "lastName_createdAt_idx", "name_createdAt_idx", "organization_createdAt_idx", "owner_createdAt_1_idx", "owner_createdAt_idx", "rating_createdAt_idx", "stage_createdAt_idx", "status_createdAt_idx", "topic_createdAt_idx";
ALTER TABLE applications ADD COLUMN search_text text GENERATED ALWAYS AS ("left"(((fold_text((((((((reference)::text || '
'::text) || (email)::text) || '
'::text) || (COALESCE(first_name, ''::character varying))::text) || '
'::text) || (COALESCE(last_name, ''::character varying))::text)) || '
'::text) || regexp_replace((COALESCE(phone_number, ''::character varying))::text, '\D'::text, ''::text, 'g'::text)), 640)) STORED NOT NULL;
CREATE TABLE backups (
    id integer NOT NULL,
    made_at timestamp with time zone DEFAULT now() NOT NULL,
    files integer NOT NULL,
    error text
);
CREATE SEQUENCE backups_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE backups_id_seq OWNED BY backups.id;
CREATE TABLE confirmations (
    key text NOT NULL,
    value text NOT NULL,
    by text NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE last_editors (
    source text NOT NULL,
    record text NOT NULL,
    editor_id integer
);
CREATE TABLE one_time_codes (
    id uuid NOT NULL,
    email_hash text NOT NULL,
    salt bytea NOT NULL,
    code_hash bytea NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    network_hash text
);
CREATE TABLE rate_limits (
    key character varying(255) NOT NULL,
    points integer DEFAULT 0 NOT NULL,
    expire bigint
);
CREATE TABLE rejected_resumes (
    day date NOT NULL,
    reason text NOT NULL,
    files integer NOT NULL
);
CREATE TABLE search_entries (
    id bigint NOT NULL,
    source text NOT NULL,
    record text NOT NULL,
    kind text NOT NULL,
    path text NOT NULL,
    title text NOT NULL,
    body text NOT NULL,
    last_day date,
    words tsvector GENERATED ALWAYS AS (((setweight(to_tsvector('simple'::regconfig, translate(fold_text(title), '/-'::text, '  '::text)), 'A'::"char") || to_tsvector('simple'::regconfig, translate(fold_text(body), '/-'::text, '  '::text))) || to_tsvector('simple'::regconfig, translate(fold_text(((title || ' '::text) || body)), '/-'::text, ''::text)))) STORED
);
ALTER TABLE search_entries ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME search_entries_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE site_processes (
    id uuid NOT NULL,
    host text NOT NULL,
    started_at timestamp with time zone DEFAULT now() NOT NULL,
    seen_at timestamp with time zone DEFAULT now() NOT NULL,
    report jsonb NOT NULL
);
CREATE TABLE used_tokens (
    id text NOT NULL,
    expires_at timestamp with time zone NOT NULL
);
ALTER TABLE ONLY backups ALTER COLUMN id SET DEFAULT nextval('backups_id_seq'::regclass);
ALTER TABLE ONLY backups
    ADD CONSTRAINT backups_pkey PRIMARY KEY (id);
ALTER TABLE ONLY confirmations
    ADD CONSTRAINT confirmations_pkey PRIMARY KEY (key);
ALTER TABLE ONLY last_editors
    ADD CONSTRAINT last_editors_pkey PRIMARY KEY (source, record);
ALTER TABLE ONLY one_time_codes
    ADD CONSTRAINT one_time_codes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);
ALTER TABLE ONLY rejected_resumes
    ADD CONSTRAINT rejected_resumes_pkey PRIMARY KEY (day, reason);
ALTER TABLE ONLY search_entries
    ADD CONSTRAINT search_entries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY search_entries
    ADD CONSTRAINT search_entries_source_record_key UNIQUE (source, record);
ALTER TABLE ONLY site_processes
    ADD CONSTRAINT site_processes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY used_tokens
    ADD CONSTRAINT used_tokens_pkey PRIMARY KEY (id);
CREATE INDEX _blogs_v_drafts_idx ON _blogs_v USING btree (updated_at DESC) WHERE (latest AND (version__status = 'draft'::enum__blogs_v_version_status));
CREATE INDEX _blogs_v_list_idx ON _blogs_v USING btree (version_published_on DESC) WHERE latest;
CREATE INDEX _blogs_v_search_idx ON _blogs_v USING gin (fold_text((version_title)::text) gin_trgm_ops);
CREATE INDEX _blogs_v_search_list_idx ON _blogs_v USING gist (fold_text((version_title)::text) gist_trgm_ops (siglen='64')) INCLUDE (id, version_title, created_at, updated_at, version_published_on) WHERE latest;
CREATE INDEX _blogs_v_title_idx ON _blogs_v USING btree (version_title) WHERE latest;
CREATE INDEX _jobs_v_availability_idx ON _jobs_v USING btree (version_availability, version_created_at, created_at) INCLUDE (version_archived, version_deleted_at) WHERE latest;
CREATE INDEX _jobs_v_department_idx ON _jobs_v USING btree (version_department, version_created_at, created_at) WHERE latest;
CREATE INDEX _jobs_v_drafts_idx ON _jobs_v USING btree (updated_at DESC) WHERE (latest AND (version__status = 'draft'::enum__jobs_v_version_status));
CREATE INDEX _jobs_v_list_idx ON _jobs_v USING btree (version_posted_on DESC) WHERE latest;
CREATE INDEX _jobs_v_location_idx ON _jobs_v USING btree (version_location, version_created_at, created_at) WHERE latest;
CREATE INDEX _jobs_v_search_idx ON _jobs_v USING gin (fold_text((version_title)::text) gin_trgm_ops);
CREATE INDEX _jobs_v_search_list_idx ON _jobs_v USING gist (fold_text((version_title)::text) gist_trgm_ops (siglen='64')) INCLUDE (id, version_title, created_at, updated_at, version_posted_on, version_archived) WHERE latest;
CREATE INDEX _jobs_v_texts_parent_idx ON _jobs_v_texts USING btree (parent_id);
CREATE INDEX _jobs_v_title_idx ON _jobs_v USING btree (version_title) WHERE latest;
CREATE INDEX applications_board_idx ON applications USING btree (stage, id DESC);
CREATE INDEX applications_board_search_idx ON applications USING btree (stage, id DESC) INCLUDE (search_text);
CREATE INDEX applications_due_idx ON applications USING btree (((retention_months)::integer), (
CASE
    WHEN (stage = ANY (ARRAY['hired'::enum_applications_stage, 'rejected'::enum_applications_stage, 'withdrawn'::enum_applications_stage])) THEN GREATEST(created_at, stage_changed_at)
    ELSE created_at
END));
CREATE INDEX applications_job_board_idx ON applications USING btree (job_id, stage, id DESC);
CREATE INDEX applications_owner_board_idx ON applications USING btree (owner_id, stage, id DESC);
CREATE INDEX applications_search_idx ON applications USING gin (fold_text((first_name)::text) gin_trgm_ops, fold_text((last_name)::text) gin_trgm_ops, fold_text((email)::text) gin_trgm_ops, fold_text((reference)::text) gin_trgm_ops, regexp_replace((phone_number)::text, '\D'::text, ''::text, 'g'::text) gin_trgm_ops);
CREATE INDEX applications_search_text_idx ON applications USING gin (search_text gin_trgm_ops);
CREATE INDEX applications_source_board_idx ON applications USING btree (source, stage, id DESC);
CREATE INDEX applications_texts_parent_idx ON applications_texts USING btree (parent_id);
CREATE INDEX applications_texts_tag_idx ON applications_texts USING btree (text, parent_id DESC) WHERE ((path)::text = 'tags'::text);
CREATE INDEX applications_unscanned_idx ON applications USING btree (created_at) WHERE (resume_scan = 'waiting'::enum_applications_resume_scan);
CREATE INDEX audit_events_search_idx ON audit_events USING gin (fold_text((summary)::text) gin_trgm_ops, fold_text((actor_name)::text) gin_trgm_ops, fold_text((record)::text) gin_trgm_ops);
CREATE INDEX blogs_category_list_idx ON blogs USING btree (_status, category, published_on DESC, id DESC);
CREATE INDEX blogs_list_idx ON blogs USING btree (_status, published_on DESC, id DESC);
CREATE INDEX "firstName_createdAt_idx" ON applications USING btree (first_name, created_at) INCLUDE (id);
CREATE INDEX "jobTitle_createdAt_idx" ON applications USING btree (job_title, created_at) INCLUDE (id);
CREATE INDEX jobs_closing_soon_idx ON jobs USING btree (closing_on) WHERE ((_status = 'published'::enum_jobs_status) AND (availability = 'active'::enum_jobs_availability));
CREATE INDEX jobs_department_list_idx ON jobs USING btree (_status, department, availability, posted_on DESC, id DESC) INCLUDE (closing_on);
CREATE INDEX jobs_list_idx ON jobs USING btree (_status, availability, posted_on DESC, id DESC) INCLUDE (closing_on);
CREATE INDEX jobs_location_list_idx ON jobs USING btree (_status, location, availability, posted_on DESC, id DESC) INCLUDE (closing_on);
CREATE INDEX jobs_mode_list_idx ON jobs USING btree (_status, work_mode, availability, posted_on DESC, id DESC) INCLUDE (closing_on);
CREATE INDEX jobs_search_idx ON jobs USING gin (fold_text((search_text)::text) gin_trgm_ops) WHERE ((_status = 'published'::enum_jobs_status) AND (availability = 'active'::enum_jobs_availability));
CREATE INDEX jobs_sitemap_idx ON jobs USING btree (id) INCLUDE (key, updated_at, closing_on) WHERE ((_status = 'published'::enum_jobs_status) AND (availability = 'active'::enum_jobs_availability));
CREATE INDEX jobs_texts_parent_idx ON jobs_texts USING btree (parent_id);
CREATE INDEX jobs_type_list_idx ON jobs USING btree (_status, job_type, availability, posted_on DESC, id DESC) INCLUDE (closing_on);
CREATE INDEX "lastName_createdAt_idx" ON applications USING btree (last_name, created_at) INCLUDE (id);
CREATE INDEX last_editors_editor_idx ON last_editors USING btree (editor_id);
CREATE INDEX mails_search_idx ON mails USING gin (fold_text(("to")::text) gin_trgm_ops, fold_text((subject)::text) gin_trgm_ops);
CREATE INDEX messages_counts_idx ON messages USING btree (status, follow_up_on, owner_id, suspected_spam);
CREATE INDEX messages_due_idx ON messages USING btree (((retention_months)::integer), GREATEST(created_at, first_answered_at));
CREATE INDEX messages_open_idx ON messages USING btree (owner_id) INCLUDE (status, follow_up_on, suspected_spam) WHERE ((status = ANY (ARRAY['new'::enum_messages_status, 'in-progress'::enum_messages_status])) OR (follow_up_on IS NOT NULL));
CREATE INDEX messages_search_idx ON messages USING gin (fold_text((name)::text) gin_trgm_ops, fold_text((email)::text) gin_trgm_ops, fold_text((organization)::text) gin_trgm_ops, fold_text((reference)::text) gin_trgm_ops, fold_text((message)::text) gin_trgm_ops, regexp_replace((phone)::text, '\D'::text, ''::text, 'g'::text) gin_trgm_ops);
CREATE INDEX messages_texts_parent_idx ON messages_texts USING btree (parent_id);
CREATE INDEX "name_createdAt_idx" ON messages USING btree (name, created_at) INCLUDE (id);
CREATE INDEX one_time_codes_email_idx ON one_time_codes USING btree (email_hash, created_at DESC);
CREATE INDEX one_time_codes_expires_idx ON one_time_codes USING btree (expires_at);
CREATE INDEX "organization_createdAt_idx" ON messages USING btree (organization, created_at) INCLUDE (id);
CREATE INDEX "owner_createdAt_1_idx" ON messages USING btree (owner_id, created_at) INCLUDE (id);
CREATE INDEX "owner_createdAt_idx" ON applications USING btree (owner_id, created_at) INCLUDE (id);
CREATE INDEX rate_limits_expire_idx ON rate_limits USING btree (expire);
CREATE INDEX "rating_createdAt_idx" ON applications USING btree (rating, created_at) INCLUDE (id);
CREATE INDEX search_entries_words_idx ON search_entries USING gin (words);
CREATE INDEX site_processes_seen_idx ON site_processes USING btree (seen_at);
CREATE INDEX "stage_createdAt_idx" ON applications USING btree (stage, created_at) INCLUDE (id);
CREATE INDEX "status_createdAt_idx" ON messages USING btree (status, created_at) INCLUDE (id);
CREATE INDEX "topic_createdAt_idx" ON messages USING btree (topic, created_at) INCLUDE (id);
CREATE INDEX used_tokens_expires_idx ON used_tokens USING btree (expires_at);
ALTER TABLE ONLY last_editors
    ADD CONSTRAINT last_editors_editor_id_fkey FOREIGN KEY (editor_id) REFERENCES users(id) ON DELETE SET NULL;

-- The hiring rules of a new database, as of November 2026: Directive (EU) 2023/970, articles 5 and 7; laws of 22 American states.
INSERT INTO hiring_rules (id, note, updated_at, created_at)
  VALUES (1, 'Supplied with the software, November 2026', now(), now());
SELECT setval('hiring_rules_id_seq', 1);
INSERT INTO hiring_rules_rules (_order, _parent_id, id, name, reason) VALUES
  (1, 1, 'seeded-1', 'European Union', 'Directive (EU) 2023/970 forbids to ask what somebody earns, and has applicants told the pay before the first conversation.'),
  (2, 1, 'seeded-2', 'United States', 'Many states, among them California, Illinois and New York, forbid to ask what somebody earns, and demand the pay range and the benefits in an advertisement.');
INSERT INTO hiring_rules_texts ("order", parent_id, path, text)
  SELECT place, 1, 'rules.0.countries', country FROM unnest(string_to_array(
    'AT BE BG HR CY CZ DE DK EE ES FI FR GR HU IE IT LT LU LV MT NL PL PT RO SE SI SK', ' ')) WITH ORDINALITY AS eu(country, place)
  UNION ALL SELECT 1, 1, 'rules.1.countries', 'US';
