import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_page_contents_drawing" AS ENUM('stages', 'groundwork', 'invoices', 'watch', 'interfaces', 'floor-plan');
  CREATE TYPE "public"."enum__page_contents_v_version_drawing" AS ENUM('stages', 'groundwork', 'invoices', 'watch', 'interfaces', 'floor-plan');
  CREATE TABLE "page_contents_intro_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"figure" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "_page_contents_v_version_intro_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"figure" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "home_hero_actions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"link" varchar
  );
  
  CREATE TABLE "_home_v_version_hero_actions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"link" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "page_contents" ADD COLUMN "drawing" "enum_page_contents_drawing";
  ALTER TABLE "_page_contents_v" ADD COLUMN "version_drawing" "enum__page_contents_v_version_drawing";
  ALTER TABLE "home" ADD COLUMN "keep_headline" boolean DEFAULT false;
  ALTER TABLE "_home_v" ADD COLUMN "version_keep_headline" boolean DEFAULT false;
  ALTER TABLE "page_contents_intro_figures" ADD CONSTRAINT "page_contents_intro_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_contents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_contents_v_version_intro_figures" ADD CONSTRAINT "_page_contents_v_version_intro_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_contents_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_hero_actions" ADD CONSTRAINT "home_hero_actions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_hero_actions" ADD CONSTRAINT "_home_v_version_hero_actions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "page_contents_intro_figures_order_idx" ON "page_contents_intro_figures" USING btree ("_order");
  CREATE INDEX "page_contents_intro_figures_parent_id_idx" ON "page_contents_intro_figures" USING btree ("_parent_id");
  CREATE INDEX "_page_contents_v_version_intro_figures_order_idx" ON "_page_contents_v_version_intro_figures" USING btree ("_order");
  CREATE INDEX "_page_contents_v_version_intro_figures_parent_id_idx" ON "_page_contents_v_version_intro_figures" USING btree ("_parent_id");
  CREATE INDEX "home_hero_actions_order_idx" ON "home_hero_actions" USING btree ("_order");
  CREATE INDEX "home_hero_actions_parent_id_idx" ON "home_hero_actions" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_hero_actions_order_idx" ON "_home_v_version_hero_actions" USING btree ("_order");
  CREATE INDEX "_home_v_version_hero_actions_parent_id_idx" ON "_home_v_version_hero_actions" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "page_contents_intro_figures" CASCADE;
  DROP TABLE "_page_contents_v_version_intro_figures" CASCADE;
  DROP TABLE "home_hero_actions" CASCADE;
  DROP TABLE "_home_v_version_hero_actions" CASCADE;
  ALTER TABLE "page_contents" DROP COLUMN "drawing";
  ALTER TABLE "_page_contents_v" DROP COLUMN "version_drawing";
  ALTER TABLE "home" DROP COLUMN "keep_headline";
  ALTER TABLE "_home_v" DROP COLUMN "version_keep_headline";
  DROP TYPE "public"."enum_page_contents_drawing";
  DROP TYPE "public"."enum__page_contents_v_version_drawing";`)
}
