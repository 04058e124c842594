import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_blogs_category" AS ENUM('sap', 'cloud', 'data-ai', 'engineering', 'business');
  CREATE TYPE "public"."enum_blogs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__blogs_v_version_category" AS ENUM('sap', 'cloud', 'data-ai', 'engineering', 'business');
  CREATE TYPE "public"."enum__blogs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_services_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__services_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_solutions_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__solutions_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_jobs_country" AS ENUM('IN', 'US', 'GB');
  CREATE TYPE "public"."enum_jobs_job_type" AS ENUM('full-time', 'part-time', 'contract', 'internship');
  CREATE TYPE "public"."enum_jobs_work_mode" AS ENUM('on-site', 'hybrid', 'remote');
  CREATE TYPE "public"."enum_jobs_availability" AS ENUM('active', 'closed');
  CREATE TYPE "public"."enum_jobs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__jobs_v_version_country" AS ENUM('IN', 'US', 'GB');
  CREATE TYPE "public"."enum__jobs_v_version_job_type" AS ENUM('full-time', 'part-time', 'contract', 'internship');
  CREATE TYPE "public"."enum__jobs_v_version_work_mode" AS ENUM('on-site', 'hybrid', 'remote');
  CREATE TYPE "public"."enum__jobs_v_version_availability" AS ENUM('active', 'closed');
  CREATE TYPE "public"."enum__jobs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_culture_highlights_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__culture_highlights_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_page_contents_page" AS ENUM('Home', 'About', 'Cloud Solution', 'Consulting', 'Contact Us', 'Industries', 'Insights', 'Modernization', 'Services', 'Solutions', 'Join Us');
  CREATE TYPE "public"."enum_page_contents_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_contents_v_version_page" AS ENUM('Home', 'About', 'Cloud Solution', 'Consulting', 'Contact Us', 'Industries', 'Insights', 'Modernization', 'Services', 'Solutions', 'Join Us');
  CREATE TYPE "public"."enum__page_contents_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
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
  CREATE TYPE "public"."enum_home_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_about_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__about_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_menus_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__menus_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_settings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__settings_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "blogs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"subtitle" varchar,
  	"category" "enum_blogs_category",
  	"author_id" integer,
  	"published_on" timestamp(3) with time zone,
  	"image_id" integer,
  	"description" jsonb,
  	"key" varchar,
  	"sample" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_blogs_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_blogs_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_subtitle" varchar,
  	"version_category" "enum__blogs_v_version_category",
  	"version_author_id" integer,
  	"version_published_on" timestamp(3) with time zone,
  	"version_image_id" integer,
  	"version_description" jsonb,
  	"version_key" varchar,
  	"version_sample" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
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
  	"image_id" integer,
  	"description" jsonb,
  	"key" varchar,
  	"sample" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_services_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_services_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_title" varchar,
  	"version_subtitle" varchar,
  	"version_image_id" integer,
  	"version_description" jsonb,
  	"version_key" varchar,
  	"version_sample" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
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
  	"image_id" integer,
  	"description" jsonb,
  	"key" varchar,
  	"sample" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_solutions_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_solutions_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_title" varchar,
  	"version_subtitle" varchar,
  	"version_image_id" integer,
  	"version_description" jsonb,
  	"version_key" varchar,
  	"version_sample" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__solutions_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"department" varchar,
  	"experience" varchar,
  	"location" varchar,
  	"city" varchar,
  	"country" "enum_jobs_country",
  	"job_type" "enum_jobs_job_type" DEFAULT 'full-time',
  	"work_mode" "enum_jobs_work_mode" DEFAULT 'on-site',
  	"education" varchar,
  	"salary_min" numeric,
  	"salary_max" numeric,
  	"description" jsonb,
  	"availability" "enum_jobs_availability" DEFAULT 'active',
  	"posted_on" timestamp(3) with time zone,
  	"closing_on" timestamp(3) with time zone,
  	"key" varchar,
  	"sample" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_jobs_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "jobs_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_jobs_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_department" varchar,
  	"version_experience" varchar,
  	"version_location" varchar,
  	"version_city" varchar,
  	"version_country" "enum__jobs_v_version_country",
  	"version_job_type" "enum__jobs_v_version_job_type" DEFAULT 'full-time',
  	"version_work_mode" "enum__jobs_v_version_work_mode" DEFAULT 'on-site',
  	"version_education" varchar,
  	"version_salary_min" numeric,
  	"version_salary_max" numeric,
  	"version_description" jsonb,
  	"version_availability" "enum__jobs_v_version_availability" DEFAULT 'active',
  	"version_posted_on" timestamp(3) with time zone,
  	"version_closing_on" timestamp(3) with time zone,
  	"version_key" varchar,
  	"version_sample" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
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
  	"sample" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
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
  	"version_sample" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
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
  	"text" varchar
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
  	"intro_tag" varchar,
  	"intro_title" varchar,
  	"intro_text" varchar,
  	"intro_link_label" varchar,
  	"key" varchar,
  	"sample" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
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
  	"text" varchar,
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
  	"version_intro_tag" varchar,
  	"version_intro_title" varchar,
  	"version_intro_text" varchar,
  	"version_intro_link_label" varchar,
  	"version_key" varchar,
  	"version_sample" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__page_contents_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
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
  	"text" varchar
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
  
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"subtitle" varchar,
  	"path" varchar,
  	"image_id" integer,
  	"description" jsonb,
  	"key" varchar,
  	"sample" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_pages_status" DEFAULT 'draft'
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
  	"text" varchar,
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
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_subtitle" varchar,
  	"version_path" varchar,
  	"version_image_id" integer,
  	"version_description" jsonb,
  	"version_key" varchar,
  	"version_sample" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
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
  	"sample" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
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
  	"version_sample" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
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
  	"sample" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
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
  	"version_sample" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
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
  	"sample" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
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
  	"version_sample" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
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
  	"sample" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
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
  	"version_sample" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
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
  	"sample" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
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
  	"version_sample" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
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
  	"sizes_w960_url" varchar,
  	"sizes_w960_width" numeric,
  	"sizes_w960_height" numeric,
  	"sizes_w960_mime_type" varchar,
  	"sizes_w960_filesize" numeric,
  	"sizes_w960_filename" varchar,
  	"sizes_w1440_url" varchar,
  	"sizes_w1440_width" numeric,
  	"sizes_w1440_height" numeric,
  	"sizes_w1440_mime_type" varchar,
  	"sizes_w1440_filesize" numeric,
  	"sizes_w1440_filename" varchar
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
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
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
  	"why_section_banner_id" integer,
  	"why_section_heading" varchar,
  	"why_section_sub_heading" varchar,
  	"why_section_image_id" integer,
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
  	"_status" "enum_home_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
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
  	"version_why_section_banner_id" integer,
  	"version_why_section_heading" varchar,
  	"version_why_section_sub_heading" varchar,
  	"version_why_section_image_id" integer,
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
  	"version__status" "enum__home_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
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
  	"_status" "enum_about_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
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
  	"version__status" "enum__about_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
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
  
  CREATE TABLE "menus" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"contact_title" varchar,
  	"contact_link" varchar,
  	"_status" "enum_menus_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
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
  
  CREATE TABLE "_menus_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_contact_title" varchar,
  	"version_contact_link" varchar,
  	"version__status" "enum__menus_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
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
  	"head_office_label" varchar,
  	"head_office_address" varchar,
  	"offices_title" varchar,
  	"sales_email" varchar,
  	"careers_email" varchar,
  	"privacy_email" varchar,
  	"social_network" varchar,
  	"social_short_post" varchar,
  	"social_photo" varchar,
  	"link_team_icons_to_profiles" boolean DEFAULT false,
  	"cookie_notice_title" varchar,
  	"_status" "enum_settings_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
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
  	"version_head_office_label" varchar,
  	"version_head_office_address" varchar,
  	"version_offices_title" varchar,
  	"version_sales_email" varchar,
  	"version_careers_email" varchar,
  	"version_privacy_email" varchar,
  	"version_social_network" varchar,
  	"version_social_short_post" varchar,
  	"version_social_photo" varchar,
  	"version_link_team_icons_to_profiles" boolean DEFAULT false,
  	"version_cookie_notice_title" varchar,
  	"version__status" "enum__settings_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
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
  
  CREATE TABLE "content_revision" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar NOT NULL,
  	"sample_loaded_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "blogs" ADD CONSTRAINT "blogs_author_id_team_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."team_members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "blogs" ADD CONSTRAINT "blogs_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blogs_v" ADD CONSTRAINT "_blogs_v_parent_id_blogs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."blogs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blogs_v" ADD CONSTRAINT "_blogs_v_version_author_id_team_members_id_fk" FOREIGN KEY ("version_author_id") REFERENCES "public"."team_members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blogs_v" ADD CONSTRAINT "_blogs_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services" ADD CONSTRAINT "services_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_parent_id_services_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "solutions" ADD CONSTRAINT "solutions_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_solutions_v" ADD CONSTRAINT "_solutions_v_parent_id_solutions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."solutions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_solutions_v" ADD CONSTRAINT "_solutions_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "jobs_texts" ADD CONSTRAINT "jobs_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_jobs_v" ADD CONSTRAINT "_jobs_v_parent_id_jobs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_jobs_v_texts" ADD CONSTRAINT "_jobs_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_jobs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "culture_highlights_images" ADD CONSTRAINT "culture_highlights_images_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "culture_highlights_images" ADD CONSTRAINT "culture_highlights_images_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."culture_highlights"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_culture_highlights_v_version_images" ADD CONSTRAINT "_culture_highlights_v_version_images_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_culture_highlights_v_version_images" ADD CONSTRAINT "_culture_highlights_v_version_images_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_culture_highlights_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_culture_highlights_v" ADD CONSTRAINT "_culture_highlights_v_parent_id_culture_highlights_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."culture_highlights"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_contents_home" ADD CONSTRAINT "page_contents_home_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_contents_home" ADD CONSTRAINT "page_contents_home_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_contents"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "_page_contents_v_blocks_text" ADD CONSTRAINT "_page_contents_v_blocks_text_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_contents_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_contents_v_blocks_cards_cards" ADD CONSTRAINT "_page_contents_v_blocks_cards_cards_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_contents_v_blocks_cards_cards" ADD CONSTRAINT "_page_contents_v_blocks_cards_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_contents_v_blocks_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_contents_v_blocks_cards" ADD CONSTRAINT "_page_contents_v_blocks_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_contents_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_contents_v_blocks_groups_groups_companies" ADD CONSTRAINT "_page_contents_v_blocks_groups_groups_companies_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_contents_v_blocks_groups_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_contents_v_blocks_groups_groups" ADD CONSTRAINT "_page_contents_v_blocks_groups_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_contents_v_blocks_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_contents_v_blocks_groups" ADD CONSTRAINT "_page_contents_v_blocks_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_contents_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_contents_v_blocks_call_to_action" ADD CONSTRAINT "_page_contents_v_blocks_call_to_action_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_contents_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_contents_v" ADD CONSTRAINT "_page_contents_v_parent_id_page_contents_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."page_contents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_text" ADD CONSTRAINT "pages_blocks_text_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_cards_cards" ADD CONSTRAINT "pages_blocks_cards_cards_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_cards_cards" ADD CONSTRAINT "pages_blocks_cards_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_cards" ADD CONSTRAINT "pages_blocks_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_groups_groups_companies" ADD CONSTRAINT "pages_blocks_groups_groups_companies_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_groups_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_groups_groups" ADD CONSTRAINT "pages_blocks_groups_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_groups" ADD CONSTRAINT "pages_blocks_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_call_to_action" ADD CONSTRAINT "pages_blocks_call_to_action_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_text" ADD CONSTRAINT "_pages_v_blocks_text_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_cards_cards" ADD CONSTRAINT "_pages_v_blocks_cards_cards_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_cards_cards" ADD CONSTRAINT "_pages_v_blocks_cards_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_cards" ADD CONSTRAINT "_pages_v_blocks_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_groups_groups_companies" ADD CONSTRAINT "_pages_v_blocks_groups_groups_companies_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_groups_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_groups_groups" ADD CONSTRAINT "_pages_v_blocks_groups_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_groups" ADD CONSTRAINT "_pages_v_blocks_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_call_to_action" ADD CONSTRAINT "_pages_v_blocks_call_to_action_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
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
  ALTER TABLE "users_roles" ADD CONSTRAINT "users_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_hero_sections" ADD CONSTRAINT "home_hero_sections_hero_video_id_media_id_fk" FOREIGN KEY ("hero_video_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_hero_sections" ADD CONSTRAINT "home_hero_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_why_section_why_card_data" ADD CONSTRAINT "home_why_section_why_card_data_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_middle_section" ADD CONSTRAINT "home_middle_section_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home" ADD CONSTRAINT "home_why_section_banner_id_media_id_fk" FOREIGN KEY ("why_section_banner_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home" ADD CONSTRAINT "home_why_section_image_id_media_id_fk" FOREIGN KEY ("why_section_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_rels" ADD CONSTRAINT "home_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_rels" ADD CONSTRAINT "home_rels_solutions_fk" FOREIGN KEY ("solutions_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_rels" ADD CONSTRAINT "home_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_rels" ADD CONSTRAINT "home_rels_blogs_fk" FOREIGN KEY ("blogs_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_rels" ADD CONSTRAINT "home_rels_companies_fk" FOREIGN KEY ("companies_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_hero_sections" ADD CONSTRAINT "_home_v_version_hero_sections_hero_video_id_media_id_fk" FOREIGN KEY ("hero_video_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v_version_hero_sections" ADD CONSTRAINT "_home_v_version_hero_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_why_section_why_card_data" ADD CONSTRAINT "_home_v_version_why_section_why_card_data_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_middle_section" ADD CONSTRAINT "_home_v_version_middle_section_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v" ADD CONSTRAINT "_home_v_version_why_section_banner_id_media_id_fk" FOREIGN KEY ("version_why_section_banner_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v" ADD CONSTRAINT "_home_v_version_why_section_image_id_media_id_fk" FOREIGN KEY ("version_why_section_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
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
  ALTER TABLE "_menus_v_version_main_children" ADD CONSTRAINT "_menus_v_version_main_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v_version_main"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_version_main" ADD CONSTRAINT "_menus_v_version_main_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_version_legal" ADD CONSTRAINT "_menus_v_version_legal_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_texts" ADD CONSTRAINT "settings_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_texts" ADD CONSTRAINT "_settings_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "blogs_author_idx" ON "blogs" USING btree ("author_id");
  CREATE INDEX "blogs_published_on_idx" ON "blogs" USING btree ("published_on");
  CREATE INDEX "blogs_image_idx" ON "blogs" USING btree ("image_id");
  CREATE UNIQUE INDEX "blogs_key_idx" ON "blogs" USING btree ("key");
  CREATE INDEX "blogs_sample_idx" ON "blogs" USING btree ("sample");
  CREATE INDEX "blogs_updated_at_idx" ON "blogs" USING btree ("updated_at");
  CREATE INDEX "blogs_created_at_idx" ON "blogs" USING btree ("created_at");
  CREATE INDEX "blogs__status_idx" ON "blogs" USING btree ("_status");
  CREATE INDEX "_blogs_v_parent_idx" ON "_blogs_v" USING btree ("parent_id");
  CREATE INDEX "_blogs_v_version_version_author_idx" ON "_blogs_v" USING btree ("version_author_id");
  CREATE INDEX "_blogs_v_version_version_published_on_idx" ON "_blogs_v" USING btree ("version_published_on");
  CREATE INDEX "_blogs_v_version_version_image_idx" ON "_blogs_v" USING btree ("version_image_id");
  CREATE INDEX "_blogs_v_version_version_key_idx" ON "_blogs_v" USING btree ("version_key");
  CREATE INDEX "_blogs_v_version_version_sample_idx" ON "_blogs_v" USING btree ("version_sample");
  CREATE INDEX "_blogs_v_version_version_updated_at_idx" ON "_blogs_v" USING btree ("version_updated_at");
  CREATE INDEX "_blogs_v_version_version_created_at_idx" ON "_blogs_v" USING btree ("version_created_at");
  CREATE INDEX "_blogs_v_version_version__status_idx" ON "_blogs_v" USING btree ("version__status");
  CREATE INDEX "_blogs_v_created_at_idx" ON "_blogs_v" USING btree ("created_at");
  CREATE INDEX "_blogs_v_updated_at_idx" ON "_blogs_v" USING btree ("updated_at");
  CREATE INDEX "_blogs_v_latest_idx" ON "_blogs_v" USING btree ("latest");
  CREATE INDEX "services__order_idx" ON "services" USING btree ("_order");
  CREATE INDEX "services_image_idx" ON "services" USING btree ("image_id");
  CREATE UNIQUE INDEX "services_key_idx" ON "services" USING btree ("key");
  CREATE INDEX "services_sample_idx" ON "services" USING btree ("sample");
  CREATE INDEX "services_updated_at_idx" ON "services" USING btree ("updated_at");
  CREATE INDEX "services_created_at_idx" ON "services" USING btree ("created_at");
  CREATE INDEX "services__status_idx" ON "services" USING btree ("_status");
  CREATE INDEX "_services_v_parent_idx" ON "_services_v" USING btree ("parent_id");
  CREATE INDEX "_services_v_version_version__order_idx" ON "_services_v" USING btree ("version__order");
  CREATE INDEX "_services_v_version_version_image_idx" ON "_services_v" USING btree ("version_image_id");
  CREATE INDEX "_services_v_version_version_key_idx" ON "_services_v" USING btree ("version_key");
  CREATE INDEX "_services_v_version_version_sample_idx" ON "_services_v" USING btree ("version_sample");
  CREATE INDEX "_services_v_version_version_updated_at_idx" ON "_services_v" USING btree ("version_updated_at");
  CREATE INDEX "_services_v_version_version_created_at_idx" ON "_services_v" USING btree ("version_created_at");
  CREATE INDEX "_services_v_version_version__status_idx" ON "_services_v" USING btree ("version__status");
  CREATE INDEX "_services_v_created_at_idx" ON "_services_v" USING btree ("created_at");
  CREATE INDEX "_services_v_updated_at_idx" ON "_services_v" USING btree ("updated_at");
  CREATE INDEX "_services_v_latest_idx" ON "_services_v" USING btree ("latest");
  CREATE INDEX "solutions__order_idx" ON "solutions" USING btree ("_order");
  CREATE INDEX "solutions_image_idx" ON "solutions" USING btree ("image_id");
  CREATE UNIQUE INDEX "solutions_key_idx" ON "solutions" USING btree ("key");
  CREATE INDEX "solutions_sample_idx" ON "solutions" USING btree ("sample");
  CREATE INDEX "solutions_updated_at_idx" ON "solutions" USING btree ("updated_at");
  CREATE INDEX "solutions_created_at_idx" ON "solutions" USING btree ("created_at");
  CREATE INDEX "solutions__status_idx" ON "solutions" USING btree ("_status");
  CREATE INDEX "_solutions_v_parent_idx" ON "_solutions_v" USING btree ("parent_id");
  CREATE INDEX "_solutions_v_version_version__order_idx" ON "_solutions_v" USING btree ("version__order");
  CREATE INDEX "_solutions_v_version_version_image_idx" ON "_solutions_v" USING btree ("version_image_id");
  CREATE INDEX "_solutions_v_version_version_key_idx" ON "_solutions_v" USING btree ("version_key");
  CREATE INDEX "_solutions_v_version_version_sample_idx" ON "_solutions_v" USING btree ("version_sample");
  CREATE INDEX "_solutions_v_version_version_updated_at_idx" ON "_solutions_v" USING btree ("version_updated_at");
  CREATE INDEX "_solutions_v_version_version_created_at_idx" ON "_solutions_v" USING btree ("version_created_at");
  CREATE INDEX "_solutions_v_version_version__status_idx" ON "_solutions_v" USING btree ("version__status");
  CREATE INDEX "_solutions_v_created_at_idx" ON "_solutions_v" USING btree ("created_at");
  CREATE INDEX "_solutions_v_updated_at_idx" ON "_solutions_v" USING btree ("updated_at");
  CREATE INDEX "_solutions_v_latest_idx" ON "_solutions_v" USING btree ("latest");
  CREATE INDEX "jobs_availability_idx" ON "jobs" USING btree ("availability");
  CREATE INDEX "jobs_posted_on_idx" ON "jobs" USING btree ("posted_on");
  CREATE INDEX "jobs_closing_on_idx" ON "jobs" USING btree ("closing_on");
  CREATE UNIQUE INDEX "jobs_key_idx" ON "jobs" USING btree ("key");
  CREATE INDEX "jobs_sample_idx" ON "jobs" USING btree ("sample");
  CREATE INDEX "jobs_updated_at_idx" ON "jobs" USING btree ("updated_at");
  CREATE INDEX "jobs_created_at_idx" ON "jobs" USING btree ("created_at");
  CREATE INDEX "jobs__status_idx" ON "jobs" USING btree ("_status");
  CREATE INDEX "jobs_texts_order_parent" ON "jobs_texts" USING btree ("order","parent_id");
  CREATE INDEX "_jobs_v_parent_idx" ON "_jobs_v" USING btree ("parent_id");
  CREATE INDEX "_jobs_v_version_version_availability_idx" ON "_jobs_v" USING btree ("version_availability");
  CREATE INDEX "_jobs_v_version_version_posted_on_idx" ON "_jobs_v" USING btree ("version_posted_on");
  CREATE INDEX "_jobs_v_version_version_closing_on_idx" ON "_jobs_v" USING btree ("version_closing_on");
  CREATE INDEX "_jobs_v_version_version_key_idx" ON "_jobs_v" USING btree ("version_key");
  CREATE INDEX "_jobs_v_version_version_sample_idx" ON "_jobs_v" USING btree ("version_sample");
  CREATE INDEX "_jobs_v_version_version_updated_at_idx" ON "_jobs_v" USING btree ("version_updated_at");
  CREATE INDEX "_jobs_v_version_version_created_at_idx" ON "_jobs_v" USING btree ("version_created_at");
  CREATE INDEX "_jobs_v_version_version__status_idx" ON "_jobs_v" USING btree ("version__status");
  CREATE INDEX "_jobs_v_created_at_idx" ON "_jobs_v" USING btree ("created_at");
  CREATE INDEX "_jobs_v_updated_at_idx" ON "_jobs_v" USING btree ("updated_at");
  CREATE INDEX "_jobs_v_latest_idx" ON "_jobs_v" USING btree ("latest");
  CREATE INDEX "_jobs_v_texts_order_parent" ON "_jobs_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "culture_highlights_images_order_idx" ON "culture_highlights_images" USING btree ("_order");
  CREATE INDEX "culture_highlights_images_parent_id_idx" ON "culture_highlights_images" USING btree ("_parent_id");
  CREATE INDEX "culture_highlights_images_media_idx" ON "culture_highlights_images" USING btree ("media_id");
  CREATE INDEX "culture_highlights__order_idx" ON "culture_highlights" USING btree ("_order");
  CREATE UNIQUE INDEX "culture_highlights_key_idx" ON "culture_highlights" USING btree ("key");
  CREATE INDEX "culture_highlights_sample_idx" ON "culture_highlights" USING btree ("sample");
  CREATE INDEX "culture_highlights_updated_at_idx" ON "culture_highlights" USING btree ("updated_at");
  CREATE INDEX "culture_highlights_created_at_idx" ON "culture_highlights" USING btree ("created_at");
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
  CREATE INDEX "_culture_highlights_v_version_version__status_idx" ON "_culture_highlights_v" USING btree ("version__status");
  CREATE INDEX "_culture_highlights_v_created_at_idx" ON "_culture_highlights_v" USING btree ("created_at");
  CREATE INDEX "_culture_highlights_v_updated_at_idx" ON "_culture_highlights_v" USING btree ("updated_at");
  CREATE INDEX "_culture_highlights_v_latest_idx" ON "_culture_highlights_v" USING btree ("latest");
  CREATE INDEX "page_contents_home_order_idx" ON "page_contents_home" USING btree ("_order");
  CREATE INDEX "page_contents_home_parent_id_idx" ON "page_contents_home" USING btree ("_parent_id");
  CREATE INDEX "page_contents_home_media_idx" ON "page_contents_home" USING btree ("media_id");
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
  CREATE INDEX "page_contents__status_idx" ON "page_contents" USING btree ("_status");
  CREATE INDEX "_page_contents_v_version_home_order_idx" ON "_page_contents_v_version_home" USING btree ("_order");
  CREATE INDEX "_page_contents_v_version_home_parent_id_idx" ON "_page_contents_v_version_home" USING btree ("_parent_id");
  CREATE INDEX "_page_contents_v_version_home_media_idx" ON "_page_contents_v_version_home" USING btree ("media_id");
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
  CREATE INDEX "_page_contents_v_version_version__status_idx" ON "_page_contents_v" USING btree ("version__status");
  CREATE INDEX "_page_contents_v_created_at_idx" ON "_page_contents_v" USING btree ("created_at");
  CREATE INDEX "_page_contents_v_updated_at_idx" ON "_page_contents_v" USING btree ("updated_at");
  CREATE INDEX "_page_contents_v_latest_idx" ON "_page_contents_v" USING btree ("latest");
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
  CREATE INDEX "pages_blocks_call_to_action_order_idx" ON "pages_blocks_call_to_action" USING btree ("_order");
  CREATE INDEX "pages_blocks_call_to_action_parent_id_idx" ON "pages_blocks_call_to_action" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_call_to_action_path_idx" ON "pages_blocks_call_to_action" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_path_idx" ON "pages" USING btree ("path");
  CREATE INDEX "pages_image_idx" ON "pages" USING btree ("image_id");
  CREATE UNIQUE INDEX "pages_key_idx" ON "pages" USING btree ("key");
  CREATE INDEX "pages_sample_idx" ON "pages" USING btree ("sample");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
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
  CREATE INDEX "_pages_v_blocks_call_to_action_order_idx" ON "_pages_v_blocks_call_to_action" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_call_to_action_parent_id_idx" ON "_pages_v_blocks_call_to_action" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_call_to_action_path_idx" ON "_pages_v_blocks_call_to_action" USING btree ("_path");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_path_idx" ON "_pages_v" USING btree ("version_path");
  CREATE INDEX "_pages_v_version_version_image_idx" ON "_pages_v" USING btree ("version_image_id");
  CREATE INDEX "_pages_v_version_version_key_idx" ON "_pages_v" USING btree ("version_key");
  CREATE INDEX "_pages_v_version_version_sample_idx" ON "_pages_v" USING btree ("version_sample");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "team_members__order_idx" ON "team_members" USING btree ("_order");
  CREATE INDEX "team_members_image_idx" ON "team_members" USING btree ("image_id");
  CREATE UNIQUE INDEX "team_members_key_idx" ON "team_members" USING btree ("key");
  CREATE INDEX "team_members_sample_idx" ON "team_members" USING btree ("sample");
  CREATE INDEX "team_members_updated_at_idx" ON "team_members" USING btree ("updated_at");
  CREATE INDEX "team_members_created_at_idx" ON "team_members" USING btree ("created_at");
  CREATE INDEX "team_members__status_idx" ON "team_members" USING btree ("_status");
  CREATE INDEX "_team_members_v_parent_idx" ON "_team_members_v" USING btree ("parent_id");
  CREATE INDEX "_team_members_v_version_version__order_idx" ON "_team_members_v" USING btree ("version__order");
  CREATE INDEX "_team_members_v_version_version_image_idx" ON "_team_members_v" USING btree ("version_image_id");
  CREATE INDEX "_team_members_v_version_version_key_idx" ON "_team_members_v" USING btree ("version_key");
  CREATE INDEX "_team_members_v_version_version_sample_idx" ON "_team_members_v" USING btree ("version_sample");
  CREATE INDEX "_team_members_v_version_version_updated_at_idx" ON "_team_members_v" USING btree ("version_updated_at");
  CREATE INDEX "_team_members_v_version_version_created_at_idx" ON "_team_members_v" USING btree ("version_created_at");
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
  CREATE INDEX "success_stories__status_idx" ON "success_stories" USING btree ("_status");
  CREATE INDEX "_success_stories_v_parent_idx" ON "_success_stories_v" USING btree ("parent_id");
  CREATE INDEX "_success_stories_v_version_version__order_idx" ON "_success_stories_v" USING btree ("version__order");
  CREATE INDEX "_success_stories_v_version_version_image_idx" ON "_success_stories_v" USING btree ("version_image_id");
  CREATE INDEX "_success_stories_v_version_version_key_idx" ON "_success_stories_v" USING btree ("version_key");
  CREATE INDEX "_success_stories_v_version_version_sample_idx" ON "_success_stories_v" USING btree ("version_sample");
  CREATE INDEX "_success_stories_v_version_version_updated_at_idx" ON "_success_stories_v" USING btree ("version_updated_at");
  CREATE INDEX "_success_stories_v_version_version_created_at_idx" ON "_success_stories_v" USING btree ("version_created_at");
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
  CREATE INDEX "companies__status_idx" ON "companies" USING btree ("_status");
  CREATE INDEX "_companies_v_parent_idx" ON "_companies_v" USING btree ("parent_id");
  CREATE INDEX "_companies_v_version_version__order_idx" ON "_companies_v" USING btree ("version__order");
  CREATE INDEX "_companies_v_version_version_image_idx" ON "_companies_v" USING btree ("version_image_id");
  CREATE INDEX "_companies_v_version_version_key_idx" ON "_companies_v" USING btree ("version_key");
  CREATE INDEX "_companies_v_version_version_sample_idx" ON "_companies_v" USING btree ("version_sample");
  CREATE INDEX "_companies_v_version_version_updated_at_idx" ON "_companies_v" USING btree ("version_updated_at");
  CREATE INDEX "_companies_v_version_version_created_at_idx" ON "_companies_v" USING btree ("version_created_at");
  CREATE INDEX "_companies_v_version_version__status_idx" ON "_companies_v" USING btree ("version__status");
  CREATE INDEX "_companies_v_created_at_idx" ON "_companies_v" USING btree ("created_at");
  CREATE INDEX "_companies_v_updated_at_idx" ON "_companies_v" USING btree ("updated_at");
  CREATE INDEX "_companies_v_latest_idx" ON "_companies_v" USING btree ("latest");
  CREATE INDEX "offices__order_idx" ON "offices" USING btree ("_order");
  CREATE UNIQUE INDEX "offices_key_idx" ON "offices" USING btree ("key");
  CREATE INDEX "offices_sample_idx" ON "offices" USING btree ("sample");
  CREATE INDEX "offices_updated_at_idx" ON "offices" USING btree ("updated_at");
  CREATE INDEX "offices_created_at_idx" ON "offices" USING btree ("created_at");
  CREATE INDEX "offices__status_idx" ON "offices" USING btree ("_status");
  CREATE INDEX "_offices_v_parent_idx" ON "_offices_v" USING btree ("parent_id");
  CREATE INDEX "_offices_v_version_version__order_idx" ON "_offices_v" USING btree ("version__order");
  CREATE INDEX "_offices_v_version_version_key_idx" ON "_offices_v" USING btree ("version_key");
  CREATE INDEX "_offices_v_version_version_sample_idx" ON "_offices_v" USING btree ("version_sample");
  CREATE INDEX "_offices_v_version_version_updated_at_idx" ON "_offices_v" USING btree ("version_updated_at");
  CREATE INDEX "_offices_v_version_version_created_at_idx" ON "_offices_v" USING btree ("version_created_at");
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
  CREATE INDEX "legal_sections__status_idx" ON "legal_sections" USING btree ("_status");
  CREATE INDEX "_legal_sections_v_parent_idx" ON "_legal_sections_v" USING btree ("parent_id");
  CREATE INDEX "_legal_sections_v_version_version__order_idx" ON "_legal_sections_v" USING btree ("version__order");
  CREATE INDEX "_legal_sections_v_version_version_document_idx" ON "_legal_sections_v" USING btree ("version_document");
  CREATE INDEX "_legal_sections_v_version_version_key_idx" ON "_legal_sections_v" USING btree ("version_key");
  CREATE INDEX "_legal_sections_v_version_version_sample_idx" ON "_legal_sections_v" USING btree ("version_sample");
  CREATE INDEX "_legal_sections_v_version_version_updated_at_idx" ON "_legal_sections_v" USING btree ("version_updated_at");
  CREATE INDEX "_legal_sections_v_version_version_created_at_idx" ON "_legal_sections_v" USING btree ("version_created_at");
  CREATE INDEX "_legal_sections_v_version_version__status_idx" ON "_legal_sections_v" USING btree ("version__status");
  CREATE INDEX "_legal_sections_v_created_at_idx" ON "_legal_sections_v" USING btree ("created_at");
  CREATE INDEX "_legal_sections_v_updated_at_idx" ON "_legal_sections_v" USING btree ("updated_at");
  CREATE INDEX "_legal_sections_v_latest_idx" ON "_legal_sections_v" USING btree ("latest");
  CREATE INDEX "media_poster_idx" ON "media" USING btree ("poster_id");
  CREATE UNIQUE INDEX "media_seed_key_idx" ON "media" USING btree ("seed_key");
  CREATE INDEX "media_sample_idx" ON "media" USING btree ("sample");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_w480_sizes_w480_filename_idx" ON "media" USING btree ("sizes_w480_filename");
  CREATE INDEX "media_sizes_w960_sizes_w960_filename_idx" ON "media" USING btree ("sizes_w960_filename");
  CREATE INDEX "media_sizes_w1440_sizes_w1440_filename_idx" ON "media" USING btree ("sizes_w1440_filename");
  CREATE INDEX "users_roles_order_idx" ON "users_roles" USING btree ("order");
  CREATE INDEX "users_roles_parent_idx" ON "users_roles" USING btree ("parent_id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
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
  CREATE INDEX "home_why_section_why_card_data_order_idx" ON "home_why_section_why_card_data" USING btree ("_order");
  CREATE INDEX "home_why_section_why_card_data_parent_id_idx" ON "home_why_section_why_card_data" USING btree ("_parent_id");
  CREATE INDEX "home_middle_section_order_idx" ON "home_middle_section" USING btree ("_order");
  CREATE INDEX "home_middle_section_parent_id_idx" ON "home_middle_section" USING btree ("_parent_id");
  CREATE INDEX "home_why_section_why_section_banner_idx" ON "home" USING btree ("why_section_banner_id");
  CREATE INDEX "home_why_section_why_section_image_idx" ON "home" USING btree ("why_section_image_id");
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
  CREATE INDEX "_home_v_version_why_section_why_card_data_order_idx" ON "_home_v_version_why_section_why_card_data" USING btree ("_order");
  CREATE INDEX "_home_v_version_why_section_why_card_data_parent_id_idx" ON "_home_v_version_why_section_why_card_data" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_middle_section_order_idx" ON "_home_v_version_middle_section" USING btree ("_order");
  CREATE INDEX "_home_v_version_middle_section_parent_id_idx" ON "_home_v_version_middle_section" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_why_section_version_why_section_banner_idx" ON "_home_v" USING btree ("version_why_section_banner_id");
  CREATE INDEX "_home_v_version_why_section_version_why_section_image_idx" ON "_home_v" USING btree ("version_why_section_image_id");
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
  CREATE INDEX "menus__status_idx" ON "menus" USING btree ("_status");
  CREATE INDEX "_menus_v_version_main_children_order_idx" ON "_menus_v_version_main_children" USING btree ("_order");
  CREATE INDEX "_menus_v_version_main_children_parent_id_idx" ON "_menus_v_version_main_children" USING btree ("_parent_id");
  CREATE INDEX "_menus_v_version_main_order_idx" ON "_menus_v_version_main" USING btree ("_order");
  CREATE INDEX "_menus_v_version_main_parent_id_idx" ON "_menus_v_version_main" USING btree ("_parent_id");
  CREATE INDEX "_menus_v_version_legal_order_idx" ON "_menus_v_version_legal" USING btree ("_order");
  CREATE INDEX "_menus_v_version_legal_parent_id_idx" ON "_menus_v_version_legal" USING btree ("_parent_id");
  CREATE INDEX "_menus_v_version_version__status_idx" ON "_menus_v" USING btree ("version__status");
  CREATE INDEX "_menus_v_created_at_idx" ON "_menus_v" USING btree ("created_at");
  CREATE INDEX "_menus_v_updated_at_idx" ON "_menus_v" USING btree ("updated_at");
  CREATE INDEX "_menus_v_latest_idx" ON "_menus_v" USING btree ("latest");
  CREATE INDEX "settings__status_idx" ON "settings" USING btree ("_status");
  CREATE INDEX "settings_texts_order_parent" ON "settings_texts" USING btree ("order","parent_id");
  CREATE INDEX "_settings_v_version_version__status_idx" ON "_settings_v" USING btree ("version__status");
  CREATE INDEX "_settings_v_created_at_idx" ON "_settings_v" USING btree ("created_at");
  CREATE INDEX "_settings_v_updated_at_idx" ON "_settings_v" USING btree ("updated_at");
  CREATE INDEX "_settings_v_latest_idx" ON "_settings_v" USING btree ("latest");
  CREATE INDEX "_settings_v_texts_order_parent" ON "_settings_v_texts" USING btree ("order","parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "blogs" CASCADE;
  DROP TABLE "_blogs_v" CASCADE;
  DROP TABLE "services" CASCADE;
  DROP TABLE "_services_v" CASCADE;
  DROP TABLE "solutions" CASCADE;
  DROP TABLE "_solutions_v" CASCADE;
  DROP TABLE "jobs" CASCADE;
  DROP TABLE "jobs_texts" CASCADE;
  DROP TABLE "_jobs_v" CASCADE;
  DROP TABLE "_jobs_v_texts" CASCADE;
  DROP TABLE "culture_highlights_images" CASCADE;
  DROP TABLE "culture_highlights" CASCADE;
  DROP TABLE "_culture_highlights_v_version_images" CASCADE;
  DROP TABLE "_culture_highlights_v" CASCADE;
  DROP TABLE "page_contents_home" CASCADE;
  DROP TABLE "page_contents_blocks_text" CASCADE;
  DROP TABLE "page_contents_blocks_cards_cards" CASCADE;
  DROP TABLE "page_contents_blocks_cards" CASCADE;
  DROP TABLE "page_contents_blocks_groups_groups_companies" CASCADE;
  DROP TABLE "page_contents_blocks_groups_groups" CASCADE;
  DROP TABLE "page_contents_blocks_groups" CASCADE;
  DROP TABLE "page_contents_blocks_call_to_action" CASCADE;
  DROP TABLE "page_contents" CASCADE;
  DROP TABLE "_page_contents_v_version_home" CASCADE;
  DROP TABLE "_page_contents_v_blocks_text" CASCADE;
  DROP TABLE "_page_contents_v_blocks_cards_cards" CASCADE;
  DROP TABLE "_page_contents_v_blocks_cards" CASCADE;
  DROP TABLE "_page_contents_v_blocks_groups_groups_companies" CASCADE;
  DROP TABLE "_page_contents_v_blocks_groups_groups" CASCADE;
  DROP TABLE "_page_contents_v_blocks_groups" CASCADE;
  DROP TABLE "_page_contents_v_blocks_call_to_action" CASCADE;
  DROP TABLE "_page_contents_v" CASCADE;
  DROP TABLE "pages_blocks_text" CASCADE;
  DROP TABLE "pages_blocks_cards_cards" CASCADE;
  DROP TABLE "pages_blocks_cards" CASCADE;
  DROP TABLE "pages_blocks_groups_groups_companies" CASCADE;
  DROP TABLE "pages_blocks_groups_groups" CASCADE;
  DROP TABLE "pages_blocks_groups" CASCADE;
  DROP TABLE "pages_blocks_call_to_action" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "_pages_v_blocks_text" CASCADE;
  DROP TABLE "_pages_v_blocks_cards_cards" CASCADE;
  DROP TABLE "_pages_v_blocks_cards" CASCADE;
  DROP TABLE "_pages_v_blocks_groups_groups_companies" CASCADE;
  DROP TABLE "_pages_v_blocks_groups_groups" CASCADE;
  DROP TABLE "_pages_v_blocks_groups" CASCADE;
  DROP TABLE "_pages_v_blocks_call_to_action" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "team_members" CASCADE;
  DROP TABLE "_team_members_v" CASCADE;
  DROP TABLE "success_stories" CASCADE;
  DROP TABLE "_success_stories_v" CASCADE;
  DROP TABLE "companies" CASCADE;
  DROP TABLE "_companies_v" CASCADE;
  DROP TABLE "offices" CASCADE;
  DROP TABLE "_offices_v" CASCADE;
  DROP TABLE "legal_sections" CASCADE;
  DROP TABLE "_legal_sections_v" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "users_roles" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "home_hero_sections" CASCADE;
  DROP TABLE "home_why_section_why_card_data" CASCADE;
  DROP TABLE "home_middle_section" CASCADE;
  DROP TABLE "home" CASCADE;
  DROP TABLE "home_rels" CASCADE;
  DROP TABLE "_home_v_version_hero_sections" CASCADE;
  DROP TABLE "_home_v_version_why_section_why_card_data" CASCADE;
  DROP TABLE "_home_v_version_middle_section" CASCADE;
  DROP TABLE "_home_v" CASCADE;
  DROP TABLE "_home_v_rels" CASCADE;
  DROP TABLE "about_timeline" CASCADE;
  DROP TABLE "about" CASCADE;
  DROP TABLE "_about_v_version_timeline" CASCADE;
  DROP TABLE "_about_v" CASCADE;
  DROP TABLE "menus_main_children" CASCADE;
  DROP TABLE "menus_main" CASCADE;
  DROP TABLE "menus_legal" CASCADE;
  DROP TABLE "menus" CASCADE;
  DROP TABLE "_menus_v_version_main_children" CASCADE;
  DROP TABLE "_menus_v_version_main" CASCADE;
  DROP TABLE "_menus_v_version_legal" CASCADE;
  DROP TABLE "_menus_v" CASCADE;
  DROP TABLE "settings" CASCADE;
  DROP TABLE "settings_texts" CASCADE;
  DROP TABLE "_settings_v" CASCADE;
  DROP TABLE "_settings_v_texts" CASCADE;
  DROP TABLE "content_revision" CASCADE;
  DROP TYPE "public"."enum_blogs_category";
  DROP TYPE "public"."enum_blogs_status";
  DROP TYPE "public"."enum__blogs_v_version_category";
  DROP TYPE "public"."enum__blogs_v_version_status";
  DROP TYPE "public"."enum_services_status";
  DROP TYPE "public"."enum__services_v_version_status";
  DROP TYPE "public"."enum_solutions_status";
  DROP TYPE "public"."enum__solutions_v_version_status";
  DROP TYPE "public"."enum_jobs_country";
  DROP TYPE "public"."enum_jobs_job_type";
  DROP TYPE "public"."enum_jobs_work_mode";
  DROP TYPE "public"."enum_jobs_availability";
  DROP TYPE "public"."enum_jobs_status";
  DROP TYPE "public"."enum__jobs_v_version_country";
  DROP TYPE "public"."enum__jobs_v_version_job_type";
  DROP TYPE "public"."enum__jobs_v_version_work_mode";
  DROP TYPE "public"."enum__jobs_v_version_availability";
  DROP TYPE "public"."enum__jobs_v_version_status";
  DROP TYPE "public"."enum_culture_highlights_status";
  DROP TYPE "public"."enum__culture_highlights_v_version_status";
  DROP TYPE "public"."enum_page_contents_page";
  DROP TYPE "public"."enum_page_contents_status";
  DROP TYPE "public"."enum__page_contents_v_version_page";
  DROP TYPE "public"."enum__page_contents_v_version_status";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum_team_members_status";
  DROP TYPE "public"."enum__team_members_v_version_status";
  DROP TYPE "public"."enum_success_stories_status";
  DROP TYPE "public"."enum__success_stories_v_version_status";
  DROP TYPE "public"."enum_companies_status";
  DROP TYPE "public"."enum__companies_v_version_status";
  DROP TYPE "public"."enum_offices_status";
  DROP TYPE "public"."enum__offices_v_version_status";
  DROP TYPE "public"."enum_legal_sections_document";
  DROP TYPE "public"."enum_legal_sections_status";
  DROP TYPE "public"."enum__legal_sections_v_version_document";
  DROP TYPE "public"."enum__legal_sections_v_version_status";
  DROP TYPE "public"."enum_users_roles";
  DROP TYPE "public"."enum_home_status";
  DROP TYPE "public"."enum__home_v_version_status";
  DROP TYPE "public"."enum_about_status";
  DROP TYPE "public"."enum__about_v_version_status";
  DROP TYPE "public"."enum_menus_status";
  DROP TYPE "public"."enum__menus_v_version_status";
  DROP TYPE "public"."enum_settings_status";
  DROP TYPE "public"."enum__settings_v_version_status";`)
}
