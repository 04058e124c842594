import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** The audit event of a burst of rejected requests. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_events_action" ADD VALUE 'rejected' BEFORE 'signed-out';`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "audit_events" ALTER COLUMN "action" SET DATA TYPE text;
  DELETE FROM "audit_events" WHERE "action" = 'rejected';
  DROP TYPE "public"."enum_audit_events_action";
  CREATE TYPE "public"."enum_audit_events_action" AS ENUM('created', 'changed', 'published', 'unpublished', 'trashed', 'restored', 'review-asked', 'approved', 'returned', 'released', 'deleted', 'opened', 'listed', 'downloaded', 'exported', 'mailed', 'signed-in', 'refused', 'signed-out', 'erased', 'retired');
  ALTER TABLE "audit_events" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_events_action" USING "action"::"public"."enum_audit_events_action";`);
}
