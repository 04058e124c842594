import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_application_notes_delivery" AS ENUM('waiting', 'sent', 'failed', 'settled');
  CREATE TYPE "public"."enum_message_notes_delivery" AS ENUM('waiting', 'sent', 'failed', 'settled');
  ALTER TABLE "application_notes" ADD COLUMN "mail_id" integer;
  ALTER TABLE "application_notes" ADD COLUMN "delivery" "enum_application_notes_delivery";
  ALTER TABLE "application_notes" ADD COLUMN "delivery_error" varchar;
  ALTER TABLE "application_notes" ADD COLUMN "delivered_at" timestamp(3) with time zone;
  ALTER TABLE "message_notes" ADD COLUMN "mail_id" integer;
  ALTER TABLE "message_notes" ADD COLUMN "delivery" "enum_message_notes_delivery";
  ALTER TABLE "message_notes" ADD COLUMN "delivery_error" varchar;
  ALTER TABLE "message_notes" ADD COLUMN "delivered_at" timestamp(3) with time zone;
  ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "message_notes" ADD CONSTRAINT "message_notes_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "application_notes_mail_idx" ON "application_notes" USING btree ("mail_id");
  CREATE INDEX "application_notes_delivery_idx" ON "application_notes" USING btree ("delivery");
  CREATE INDEX "message_notes_mail_idx" ON "message_notes" USING btree ("mail_id");
  CREATE INDEX "message_notes_delivery_idx" ON "message_notes" USING btree ("delivery");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "application_notes" DROP CONSTRAINT "application_notes_mail_id_mails_id_fk";
  
  ALTER TABLE "message_notes" DROP CONSTRAINT "message_notes_mail_id_mails_id_fk";
  
  DROP INDEX "application_notes_mail_idx";
  DROP INDEX "application_notes_delivery_idx";
  DROP INDEX "message_notes_mail_idx";
  DROP INDEX "message_notes_delivery_idx";
  ALTER TABLE "application_notes" DROP COLUMN "mail_id";
  ALTER TABLE "application_notes" DROP COLUMN "delivery";
  ALTER TABLE "application_notes" DROP COLUMN "delivery_error";
  ALTER TABLE "application_notes" DROP COLUMN "delivered_at";
  ALTER TABLE "message_notes" DROP COLUMN "mail_id";
  ALTER TABLE "message_notes" DROP COLUMN "delivery";
  ALTER TABLE "message_notes" DROP COLUMN "delivery_error";
  ALTER TABLE "message_notes" DROP COLUMN "delivered_at";
  DROP TYPE "public"."enum_application_notes_delivery";
  DROP TYPE "public"."enum_message_notes_delivery";`)
}
