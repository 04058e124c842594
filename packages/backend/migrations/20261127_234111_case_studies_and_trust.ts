import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_cases_disclosure" AS ENUM('withheld', 'named');
  CREATE TYPE "public"."enum_cases_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__cases_v_version_disclosure" AS ENUM('withheld', 'named');
  CREATE TYPE "public"."enum__cases_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_due_diligence_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__due_diligence_v_version_status" AS ENUM('draft', 'published');
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
  	"version_sample" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__cases_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_cases_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "due_diligence_company_numbers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "due_diligence_certificates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "due_diligence_partner_levels" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "due_diligence_insurance" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "due_diligence" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"intro" varchar,
  	"security" jsonb,
  	"data_handling" jsonb,
  	"references" jsonb,
  	"contract" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"_status" "enum_due_diligence_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_due_diligence_v_version_company_numbers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_due_diligence_v_version_certificates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_due_diligence_v_version_partner_levels" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_due_diligence_v_version_insurance" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_due_diligence_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_intro" varchar,
  	"version_security" jsonb,
  	"version_data_handling" jsonb,
  	"version_references" jsonb,
  	"version_contract" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version__status" "enum__due_diligence_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "menus_more" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"link" varchar
  );
  
  CREATE TABLE "_menus_v_version_more" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"link" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "page_contents_blocks_groups_groups_companies" ADD COLUMN "figure" varchar;
  ALTER TABLE "page_contents_blocks_groups_groups_companies" ADD COLUMN "link" varchar;
  ALTER TABLE "_page_contents_v_blocks_groups_groups_companies" ADD COLUMN "figure" varchar;
  ALTER TABLE "_page_contents_v_blocks_groups_groups_companies" ADD COLUMN "link" varchar;
  ALTER TABLE "pages_blocks_groups_groups_companies" ADD COLUMN "figure" varchar;
  ALTER TABLE "pages_blocks_groups_groups_companies" ADD COLUMN "link" varchar;
  ALTER TABLE "_pages_v_blocks_groups_groups_companies" ADD COLUMN "figure" varchar;
  ALTER TABLE "_pages_v_blocks_groups_groups_companies" ADD COLUMN "link" varchar;
  ALTER TABLE "home" ADD COLUMN "case_study_id" integer;
  ALTER TABLE "_home_v" ADD COLUMN "version_case_study_id" integer;
  ALTER TABLE "settings" ADD COLUMN "hiring_page" varchar;
  ALTER TABLE "settings" ADD COLUMN "security_contact" varchar;
  ALTER TABLE "settings" ADD COLUMN "security_policy" varchar;
  ALTER TABLE "_settings_v" ADD COLUMN "version_hiring_page" varchar;
  ALTER TABLE "_settings_v" ADD COLUMN "version_security_contact" varchar;
  ALTER TABLE "_settings_v" ADD COLUMN "version_security_policy" varchar;
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
  ALTER TABLE "due_diligence_company_numbers" ADD CONSTRAINT "due_diligence_company_numbers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."due_diligence"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "due_diligence_certificates" ADD CONSTRAINT "due_diligence_certificates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."due_diligence"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "due_diligence_partner_levels" ADD CONSTRAINT "due_diligence_partner_levels_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."due_diligence"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "due_diligence_insurance" ADD CONSTRAINT "due_diligence_insurance_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."due_diligence"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_due_diligence_v_version_company_numbers" ADD CONSTRAINT "_due_diligence_v_version_company_numbers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_due_diligence_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_due_diligence_v_version_certificates" ADD CONSTRAINT "_due_diligence_v_version_certificates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_due_diligence_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_due_diligence_v_version_partner_levels" ADD CONSTRAINT "_due_diligence_v_version_partner_levels_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_due_diligence_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_due_diligence_v_version_insurance" ADD CONSTRAINT "_due_diligence_v_version_insurance_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_due_diligence_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_more" ADD CONSTRAINT "menus_more_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_version_more" ADD CONSTRAINT "_menus_v_version_more_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v"("id") ON DELETE cascade ON UPDATE no action;
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
  CREATE INDEX "_cases_v_autosave_idx" ON "_cases_v" USING btree ("autosave");
  CREATE INDEX "_cases_v_texts_order_parent" ON "_cases_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "due_diligence_company_numbers_order_idx" ON "due_diligence_company_numbers" USING btree ("_order");
  CREATE INDEX "due_diligence_company_numbers_parent_id_idx" ON "due_diligence_company_numbers" USING btree ("_parent_id");
  CREATE INDEX "due_diligence_certificates_order_idx" ON "due_diligence_certificates" USING btree ("_order");
  CREATE INDEX "due_diligence_certificates_parent_id_idx" ON "due_diligence_certificates" USING btree ("_parent_id");
  CREATE INDEX "due_diligence_partner_levels_order_idx" ON "due_diligence_partner_levels" USING btree ("_order");
  CREATE INDEX "due_diligence_partner_levels_parent_id_idx" ON "due_diligence_partner_levels" USING btree ("_parent_id");
  CREATE INDEX "due_diligence_insurance_order_idx" ON "due_diligence_insurance" USING btree ("_order");
  CREATE INDEX "due_diligence_insurance_parent_id_idx" ON "due_diligence_insurance" USING btree ("_parent_id");
  CREATE INDEX "due_diligence__status_idx" ON "due_diligence" USING btree ("_status");
  CREATE INDEX "_due_diligence_v_version_company_numbers_order_idx" ON "_due_diligence_v_version_company_numbers" USING btree ("_order");
  CREATE INDEX "_due_diligence_v_version_company_numbers_parent_id_idx" ON "_due_diligence_v_version_company_numbers" USING btree ("_parent_id");
  CREATE INDEX "_due_diligence_v_version_certificates_order_idx" ON "_due_diligence_v_version_certificates" USING btree ("_order");
  CREATE INDEX "_due_diligence_v_version_certificates_parent_id_idx" ON "_due_diligence_v_version_certificates" USING btree ("_parent_id");
  CREATE INDEX "_due_diligence_v_version_partner_levels_order_idx" ON "_due_diligence_v_version_partner_levels" USING btree ("_order");
  CREATE INDEX "_due_diligence_v_version_partner_levels_parent_id_idx" ON "_due_diligence_v_version_partner_levels" USING btree ("_parent_id");
  CREATE INDEX "_due_diligence_v_version_insurance_order_idx" ON "_due_diligence_v_version_insurance" USING btree ("_order");
  CREATE INDEX "_due_diligence_v_version_insurance_parent_id_idx" ON "_due_diligence_v_version_insurance" USING btree ("_parent_id");
  CREATE INDEX "_due_diligence_v_version_version__status_idx" ON "_due_diligence_v" USING btree ("version__status");
  CREATE INDEX "_due_diligence_v_created_at_idx" ON "_due_diligence_v" USING btree ("created_at");
  CREATE INDEX "_due_diligence_v_updated_at_idx" ON "_due_diligence_v" USING btree ("updated_at");
  CREATE INDEX "_due_diligence_v_latest_idx" ON "_due_diligence_v" USING btree ("latest");
  CREATE INDEX "_due_diligence_v_autosave_idx" ON "_due_diligence_v" USING btree ("autosave");
  CREATE INDEX "menus_more_order_idx" ON "menus_more" USING btree ("_order");
  CREATE INDEX "menus_more_parent_id_idx" ON "menus_more" USING btree ("_parent_id");
  CREATE INDEX "_menus_v_version_more_order_idx" ON "_menus_v_version_more" USING btree ("_order");
  CREATE INDEX "_menus_v_version_more_parent_id_idx" ON "_menus_v_version_more" USING btree ("_parent_id");
  ALTER TABLE "home" ADD CONSTRAINT "home_case_study_id_cases_id_fk" FOREIGN KEY ("case_study_id") REFERENCES "public"."cases"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v" ADD CONSTRAINT "_home_v_version_case_study_id_cases_id_fk" FOREIGN KEY ("version_case_study_id") REFERENCES "public"."cases"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "home_case_study_idx" ON "home" USING btree ("case_study_id");
  CREATE INDEX "_home_v_version_version_case_study_idx" ON "_home_v" USING btree ("version_case_study_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cases_figures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cases" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cases_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cases_v_version_figures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cases_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cases_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "due_diligence_company_numbers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "due_diligence_certificates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "due_diligence_partner_levels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "due_diligence_insurance" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "due_diligence" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_due_diligence_v_version_company_numbers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_due_diligence_v_version_certificates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_due_diligence_v_version_partner_levels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_due_diligence_v_version_insurance" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_due_diligence_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "menus_more" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menus_v_version_more" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "cases_figures" CASCADE;
  DROP TABLE "cases" CASCADE;
  DROP TABLE "cases_texts" CASCADE;
  DROP TABLE "_cases_v_version_figures" CASCADE;
  DROP TABLE "_cases_v" CASCADE;
  DROP TABLE "_cases_v_texts" CASCADE;
  DROP TABLE "due_diligence_company_numbers" CASCADE;
  DROP TABLE "due_diligence_certificates" CASCADE;
  DROP TABLE "due_diligence_partner_levels" CASCADE;
  DROP TABLE "due_diligence_insurance" CASCADE;
  DROP TABLE "due_diligence" CASCADE;
  DROP TABLE "_due_diligence_v_version_company_numbers" CASCADE;
  DROP TABLE "_due_diligence_v_version_certificates" CASCADE;
  DROP TABLE "_due_diligence_v_version_partner_levels" CASCADE;
  DROP TABLE "_due_diligence_v_version_insurance" CASCADE;
  DROP TABLE "_due_diligence_v" CASCADE;
  DROP TABLE "menus_more" CASCADE;
  DROP TABLE "_menus_v_version_more" CASCADE;
  ALTER TABLE "home" DROP CONSTRAINT "home_case_study_id_cases_id_fk";
  
  ALTER TABLE "_home_v" DROP CONSTRAINT "_home_v_version_case_study_id_cases_id_fk";
  
  DROP INDEX "home_case_study_idx";
  DROP INDEX "_home_v_version_version_case_study_idx";
  ALTER TABLE "page_contents_blocks_groups_groups_companies" DROP COLUMN "figure";
  ALTER TABLE "page_contents_blocks_groups_groups_companies" DROP COLUMN "link";
  ALTER TABLE "_page_contents_v_blocks_groups_groups_companies" DROP COLUMN "figure";
  ALTER TABLE "_page_contents_v_blocks_groups_groups_companies" DROP COLUMN "link";
  ALTER TABLE "pages_blocks_groups_groups_companies" DROP COLUMN "figure";
  ALTER TABLE "pages_blocks_groups_groups_companies" DROP COLUMN "link";
  ALTER TABLE "_pages_v_blocks_groups_groups_companies" DROP COLUMN "figure";
  ALTER TABLE "_pages_v_blocks_groups_groups_companies" DROP COLUMN "link";
  ALTER TABLE "home" DROP COLUMN "case_study_id";
  ALTER TABLE "_home_v" DROP COLUMN "version_case_study_id";
  ALTER TABLE "settings" DROP COLUMN "hiring_page";
  ALTER TABLE "settings" DROP COLUMN "security_contact";
  ALTER TABLE "settings" DROP COLUMN "security_policy";
  ALTER TABLE "_settings_v" DROP COLUMN "version_hiring_page";
  ALTER TABLE "_settings_v" DROP COLUMN "version_security_contact";
  ALTER TABLE "_settings_v" DROP COLUMN "version_security_policy";
  DROP TYPE "public"."enum_cases_disclosure";
  DROP TYPE "public"."enum_cases_status";
  DROP TYPE "public"."enum__cases_v_version_disclosure";
  DROP TYPE "public"."enum__cases_v_version_status";
  DROP TYPE "public"."enum_due_diligence_status";
  DROP TYPE "public"."enum__due_diligence_v_version_status";`)
}
