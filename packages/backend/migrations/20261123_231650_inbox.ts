import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The signature of staff, and what the inbox reads: the messages of one address, and those that contain a word. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   UPDATE "applications_answers" SET "question" = '' WHERE "question" IS NULL;
  ALTER TABLE "applications_answers" ALTER COLUMN "question" SET NOT NULL;
  ALTER TABLE "users" ADD COLUMN "signature" varchar;
  CREATE INDEX "messages_email_idx" ON "messages" USING btree ("email");`)
  // Some servers lack this extension (20261121_235400_large_lists.ts).
  const { rows } = await db.execute(sql`select from pg_extension where extname = 'pg_trgm'`)
  if (rows.length === 0) return
  await db.execute(sql`
    create index messages_search_idx on messages using gin ((coalesce(name, '') || E'\\n' || coalesce(email, '')
      || E'\\n' || coalesce(organization, '') || E'\\n' || reference || E'\\n' || coalesce(message, '')) gin_trgm_ops)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX IF EXISTS "messages_search_idx";
   DROP INDEX "messages_email_idx";
  ALTER TABLE "applications_answers" ALTER COLUMN "question" DROP NOT NULL;
  ALTER TABLE "users" DROP COLUMN "signature";`)
}
