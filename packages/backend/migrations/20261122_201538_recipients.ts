import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** The addresses leave the site settings, with what is in force; drafts of others are dropped. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TYPE "public"."enum_audit_events_action" ADD VALUE 'listed' BEFORE 'downloaded';
    CREATE TABLE "recipients" (
      "id" serial PRIMARY KEY NOT NULL,
      "sales_email" varchar NOT NULL,
      "careers_email" varchar NOT NULL,
      "privacy_email" varchar NOT NULL,
      "updated_at" timestamp(3) with time zone,
      "created_at" timestamp(3) with time zone
    );
    INSERT INTO "recipients" ("sales_email", "careers_email", "privacy_email", "updated_at", "created_at")
      SELECT "sales_email", "careers_email", "privacy_email", now(), now() FROM "settings"
      WHERE "sales_email" IS NOT NULL AND "careers_email" IS NOT NULL AND "privacy_email" IS NOT NULL
      ORDER BY "id" LIMIT 1;
    ALTER TABLE "settings" DROP COLUMN "sales_email";
    ALTER TABLE "settings" DROP COLUMN "careers_email";
    ALTER TABLE "settings" DROP COLUMN "privacy_email";
    ALTER TABLE "_settings_v" DROP COLUMN "version_sales_email";
    ALTER TABLE "_settings_v" DROP COLUMN "version_careers_email";
    ALTER TABLE "_settings_v" DROP COLUMN "version_privacy_email";`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "settings" ADD COLUMN "sales_email" varchar;
    ALTER TABLE "settings" ADD COLUMN "careers_email" varchar;
    ALTER TABLE "settings" ADD COLUMN "privacy_email" varchar;
    ALTER TABLE "_settings_v" ADD COLUMN "version_sales_email" varchar;
    ALTER TABLE "_settings_v" ADD COLUMN "version_careers_email" varchar;
    ALTER TABLE "_settings_v" ADD COLUMN "version_privacy_email" varchar;
    UPDATE "settings" SET "sales_email" = r."sales_email", "careers_email" = r."careers_email",
      "privacy_email" = r."privacy_email" FROM "recipients" r;
    UPDATE "_settings_v" SET "version_sales_email" = r."sales_email",
      "version_careers_email" = r."careers_email", "version_privacy_email" = r."privacy_email"
      FROM "recipients" r;
    DROP TABLE "recipients" CASCADE;
    ALTER TABLE "audit_events" ALTER COLUMN "action" SET DATA TYPE text;
    UPDATE "audit_events" SET "action" = 'opened' WHERE "action" = 'listed';
    DROP TYPE "public"."enum_audit_events_action";
    CREATE TYPE "public"."enum_audit_events_action" AS ENUM('created', 'changed', 'published', 'unpublished', 'deleted', 'opened', 'downloaded', 'exported', 'mailed', 'signed-in', 'refused', 'signed-out', 'erased', 'retired');
    ALTER TABLE "audit_events" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_events_action" USING "action"::"public"."enum_audit_events_action";`);
}
