import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_brand_headline_face" AS ENUM('fraunces', 'newsreader', 'literata', 'instrument-sans', 'inter', 'manrope', 'space-grotesk', 'public-sans');
  CREATE TYPE "public"."enum_brand_text_face" AS ENUM('fraunces', 'newsreader', 'literata', 'instrument-sans', 'inter', 'manrope', 'space-grotesk', 'public-sans');
  CREATE TYPE "public"."enum_brand_corners" AS ENUM('facets', 'plain');
  CREATE TYPE "public"."enum_brand_divider" AS ENUM('waves', 'plain');
  CREATE TYPE "public"."enum_brand_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__brand_v_version_headline_face" AS ENUM('fraunces', 'newsreader', 'literata', 'instrument-sans', 'inter', 'manrope', 'space-grotesk', 'public-sans');
  CREATE TYPE "public"."enum__brand_v_version_text_face" AS ENUM('fraunces', 'newsreader', 'literata', 'instrument-sans', 'inter', 'manrope', 'space-grotesk', 'public-sans');
  CREATE TYPE "public"."enum__brand_v_version_corners" AS ENUM('facets', 'plain');
  CREATE TYPE "public"."enum__brand_v_version_divider" AS ENUM('waves', 'plain');
  CREATE TYPE "public"."enum__brand_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "brand" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"logo_id" integer,
  	"logo_on_dark_id" integer,
  	"mark_id" integer,
  	"colours_ink" varchar DEFAULT '#10182b',
  	"colours_main" varchar DEFAULT '#0e6f6b',
  	"colours_accent" varchar DEFAULT '#f2a33a',
  	"colours_ground" varchar DEFAULT '#faf8f4',
  	"headline_face" "enum_brand_headline_face" DEFAULT 'fraunces',
  	"text_face" "enum_brand_text_face" DEFAULT 'instrument-sans',
  	"corners" "enum_brand_corners" DEFAULT 'facets',
  	"divider" "enum_brand_divider" DEFAULT 'waves',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"_status" "enum_brand_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_brand_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_logo_id" integer,
  	"version_logo_on_dark_id" integer,
  	"version_mark_id" integer,
  	"version_colours_ink" varchar DEFAULT '#10182b',
  	"version_colours_main" varchar DEFAULT '#0e6f6b',
  	"version_colours_accent" varchar DEFAULT '#f2a33a',
  	"version_colours_ground" varchar DEFAULT '#faf8f4',
  	"version_headline_face" "enum__brand_v_version_headline_face" DEFAULT 'fraunces',
  	"version_text_face" "enum__brand_v_version_text_face" DEFAULT 'instrument-sans',
  	"version_corners" "enum__brand_v_version_corners" DEFAULT 'facets',
  	"version_divider" "enum__brand_v_version_divider" DEFAULT 'waves',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version__status" "enum__brand_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  ALTER TABLE "brand" ADD CONSTRAINT "brand_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brand" ADD CONSTRAINT "brand_logo_on_dark_id_media_id_fk" FOREIGN KEY ("logo_on_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brand" ADD CONSTRAINT "brand_mark_id_media_id_fk" FOREIGN KEY ("mark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brand_v" ADD CONSTRAINT "_brand_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brand_v" ADD CONSTRAINT "_brand_v_version_logo_on_dark_id_media_id_fk" FOREIGN KEY ("version_logo_on_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brand_v" ADD CONSTRAINT "_brand_v_version_mark_id_media_id_fk" FOREIGN KEY ("version_mark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "brand_logo_idx" ON "brand" USING btree ("logo_id");
  CREATE INDEX "brand_logo_on_dark_idx" ON "brand" USING btree ("logo_on_dark_id");
  CREATE INDEX "brand_mark_idx" ON "brand" USING btree ("mark_id");
  CREATE INDEX "brand__status_idx" ON "brand" USING btree ("_status");
  CREATE INDEX "_brand_v_version_version_logo_idx" ON "_brand_v" USING btree ("version_logo_id");
  CREATE INDEX "_brand_v_version_version_logo_on_dark_idx" ON "_brand_v" USING btree ("version_logo_on_dark_id");
  CREATE INDEX "_brand_v_version_version_mark_idx" ON "_brand_v" USING btree ("version_mark_id");
  CREATE INDEX "_brand_v_version_version__status_idx" ON "_brand_v" USING btree ("version__status");
  CREATE INDEX "_brand_v_created_at_idx" ON "_brand_v" USING btree ("created_at");
  CREATE INDEX "_brand_v_updated_at_idx" ON "_brand_v" USING btree ("updated_at");
  CREATE INDEX "_brand_v_latest_idx" ON "_brand_v" USING btree ("latest");
  CREATE INDEX "_brand_v_autosave_idx" ON "_brand_v" USING btree ("autosave");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "brand" CASCADE;
  DROP TABLE "_brand_v" CASCADE;
  DROP TYPE "public"."enum_brand_headline_face";
  DROP TYPE "public"."enum_brand_text_face";
  DROP TYPE "public"."enum_brand_corners";
  DROP TYPE "public"."enum_brand_divider";
  DROP TYPE "public"."enum_brand_status";
  DROP TYPE "public"."enum__brand_v_version_headline_face";
  DROP TYPE "public"."enum__brand_v_version_text_face";
  DROP TYPE "public"."enum__brand_v_version_corners";
  DROP TYPE "public"."enum__brand_v_version_divider";
  DROP TYPE "public"."enum__brand_v_version_status";`)
}
