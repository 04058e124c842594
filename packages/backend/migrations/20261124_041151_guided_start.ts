import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_guided_start_passed" AS ENUM('company', 'brand', 'people', 'samples', 'checklist');
  CREATE TABLE "guided_start_passed" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_guided_start_passed",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "guided_start" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"opened" boolean DEFAULT false,
  	"dismissed" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "guided_start_passed" ADD CONSTRAINT "guided_start_passed_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."guided_start"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "guided_start_passed_order_idx" ON "guided_start_passed" USING btree ("order");
  CREATE INDEX "guided_start_passed_parent_idx" ON "guided_start_passed" USING btree ("parent_id");
  -- An installation in use does not open it by itself.
  INSERT INTO "guided_start" ("opened", "updated_at", "created_at")
    SELECT true, now(), now() WHERE EXISTS (SELECT 1 FROM "users");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "guided_start_passed" CASCADE;
  DROP TABLE "guided_start" CASCADE;
  DROP TYPE "public"."enum_guided_start_passed";`)
}
