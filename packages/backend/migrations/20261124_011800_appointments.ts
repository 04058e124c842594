import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_appointments_subject" AS ENUM('applications', 'messages');
  CREATE TYPE "public"."enum_appointments_state" AS ENUM('offered', 'booked', 'lapsed', 'cancelled');
  CREATE TABLE "appointments_slots" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"starts_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "appointments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"subject" "enum_appointments_subject" NOT NULL,
  	"about" varchar NOT NULL,
  	"title" varchar NOT NULL,
  	"state" "enum_appointments_state" DEFAULT 'offered' NOT NULL,
  	"starts_at" timestamp(3) with time zone,
  	"minutes" numeric NOT NULL,
  	"time_zone" varchar NOT NULL,
  	"guest_time_zone" varchar,
  	"place" varchar NOT NULL,
  	"offered_by_id" integer,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"uid" varchar NOT NULL,
  	"sequence" numeric DEFAULT 0 NOT NULL,
  	"moves" numeric DEFAULT 0 NOT NULL,
  	"reminded_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "appointments_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  ALTER TABLE "appointments_slots" ADD CONSTRAINT "appointments_slots_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "appointments" ADD CONSTRAINT "appointments_offered_by_id_users_id_fk" FOREIGN KEY ("offered_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "appointments_rels" ADD CONSTRAINT "appointments_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "appointments_rels" ADD CONSTRAINT "appointments_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "appointments_slots_order_idx" ON "appointments_slots" USING btree ("_order");
  CREATE INDEX "appointments_slots_parent_id_idx" ON "appointments_slots" USING btree ("_parent_id");
  CREATE INDEX "appointments_about_idx" ON "appointments" USING btree ("about");
  CREATE INDEX "appointments_state_idx" ON "appointments" USING btree ("state");
  CREATE INDEX "appointments_starts_at_idx" ON "appointments" USING btree ("starts_at");
  CREATE INDEX "appointments_offered_by_idx" ON "appointments" USING btree ("offered_by_id");
  CREATE UNIQUE INDEX "appointments_uid_idx" ON "appointments" USING btree ("uid");
  CREATE INDEX "appointments_updated_at_idx" ON "appointments" USING btree ("updated_at");
  CREATE INDEX "appointments_created_at_idx" ON "appointments" USING btree ("created_at");
  CREATE INDEX "appointments_rels_order_idx" ON "appointments_rels" USING btree ("order");
  CREATE INDEX "appointments_rels_parent_idx" ON "appointments_rels" USING btree ("parent_id");
  CREATE INDEX "appointments_rels_path_idx" ON "appointments_rels" USING btree ("path");
  CREATE INDEX "appointments_rels_users_id_idx" ON "appointments_rels" USING btree ("users_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "appointments_slots" CASCADE;
  DROP TABLE "appointments" CASCADE;
  DROP TABLE "appointments_rels" CASCADE;
  DROP TYPE "public"."enum_appointments_subject";
  DROP TYPE "public"."enum_appointments_state";`)
}
