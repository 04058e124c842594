import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** The review of each document, and the setting “Two people”. `reviews` is written by `src/publishing/review`. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_events_action" ADD VALUE 'review-asked' BEFORE 'deleted';
  ALTER TYPE "public"."enum_audit_events_action" ADD VALUE 'approved' BEFORE 'deleted';
  ALTER TYPE "public"."enum_audit_events_action" ADD VALUE 'returned' BEFORE 'deleted';
  ALTER TYPE "public"."enum_audit_events_action" ADD VALUE 'released' BEFORE 'deleted';
  ALTER TABLE "settings" ADD COLUMN "two_people" boolean DEFAULT false;
  ALTER TABLE "_settings_v" ADD COLUMN "version_two_people" boolean DEFAULT false;
  CREATE TABLE "reviews" (
    "kind" text NOT NULL,
    "record" text NOT NULL,
    "version" text NOT NULL,
    "state" text NOT NULL CHECK ("state" IN ('asked', 'approved', 'returned', 'released')),
    "note" text NOT NULL,
    "answer" text NOT NULL,
    "asker_id" integer REFERENCES "users" ("id") ON DELETE SET NULL,
    "reviewer_id" integer REFERENCES "users" ("id") ON DELETE SET NULL,
    "changed_at" timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY ("kind", "record")
  );
  CREATE INDEX "reviews_asker_idx" ON "reviews" ("asker_id");
  CREATE INDEX "reviews_reviewer_idx" ON "reviews" ("reviewer_id");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "audit_events" ALTER COLUMN "action" SET DATA TYPE text;
  UPDATE "audit_events" SET "action" = 'changed' WHERE "action" IN ('review-asked', 'approved', 'returned', 'released');
  DROP TYPE "public"."enum_audit_events_action";
  CREATE TYPE "public"."enum_audit_events_action" AS ENUM('created', 'changed', 'published', 'unpublished', 'deleted', 'opened', 'listed', 'downloaded', 'exported', 'mailed', 'signed-in', 'refused', 'signed-out', 'erased', 'retired');
  ALTER TABLE "audit_events" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_events_action" USING "action"::"public"."enum_audit_events_action";
  ALTER TABLE "settings" DROP COLUMN "two_people";
  ALTER TABLE "_settings_v" DROP COLUMN "version_two_people";
  DROP TABLE "reviews";`);
}
