import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "call_hours" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"person_id" integer,
  	"starts_at" timestamp(3) with time zone NOT NULL,
  	"ends_at" timestamp(3) with time zone NOT NULL,
  	"minutes" numeric NOT NULL,
  	"time_zone" varchar NOT NULL,
  	"place" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "call_hours" ADD CONSTRAINT "call_hours_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "call_hours_person_idx" ON "call_hours" USING btree ("person_id");
  CREATE INDEX "call_hours_ends_at_idx" ON "call_hours" USING btree ("ends_at");
  CREATE INDEX "call_hours_updated_at_idx" ON "call_hours" USING btree ("updated_at");
  CREATE INDEX "call_hours_created_at_idx" ON "call_hours" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "call_hours" CASCADE;`)
}
