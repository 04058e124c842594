import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const sentence = 'an application without a particular role 12 months after it arrived.';

/** What the sample privacy policy says about the talent pool. */
const addition =
  ' If you agree that we keep it for other roles, it is in our talent pool for twelve months from that day instead; recruiters may then invite you to a role, at most once in 30 days. 30 days before the end, and not before the role is decided, we ask you by email whether to keep or erase it; without an answer it is erased. You can leave the talent pool at any time on the page My application, and you leave it when you withdraw, unless you choose to stay.';

/** Consent to the talent pool, and invitations to a role. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "applications" ADD COLUMN "talent_pool_agreed_at" timestamp(3) with time zone;
  ALTER TABLE "applications" ADD COLUMN "talent_pool_until" timestamp(3) with time zone;
  ALTER TABLE "applications" ADD COLUMN "talent_pool_asked_at" timestamp(3) with time zone;
  ALTER TABLE "applications" ADD COLUMN "talent_pool_invited_at" timestamp(3) with time zone;
  ALTER TABLE "applications" ADD COLUMN "talent_pool_invited_by_id" integer;
  ALTER TABLE "forms" ADD COLUMN "application_talent_pool" varchar DEFAULT 'Keep my application for other roles as well (talent pool). This is optional and changes nothing for this role. It is then kept for twelve months from today instead. 30 days before they end an email asks me whether to keep or erase it; without an answer it is erased. I can take this back at any time at “My application”.';
  ALTER TABLE "_forms_v" ADD COLUMN "version_application_talent_pool" varchar DEFAULT 'Keep my application for other roles as well (talent pool). This is optional and changes nothing for this role. It is then kept for twelve months from today instead. 30 days before they end an email asks me whether to keep or erase it; without an answer it is erased. I can take this back at any time at “My application”.';
  ALTER TABLE "applications" ADD CONSTRAINT "applications_talent_pool_invited_by_id_users_id_fk" FOREIGN KEY ("talent_pool_invited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "applications_talent_pool_talent_pool_until_idx" ON "applications" USING btree ("talent_pool_until");
  CREATE INDEX "applications_talent_pool_talent_pool_invited_by_idx" ON "applications" USING btree ("talent_pool_invited_by_id");`)
  // Policies that are no longer that of the sample are left alone.
  for (const [table, column, where] of [
    ['legal_sections', 'description', sql`true`],
    ['_legal_sections_v', 'version_description', sql`"latest"`],
  ] as const) {
    const text = sql.identifier(column)
    await db.execute(sql`
      UPDATE ${sql.identifier(table)} SET ${text} = replace(${text}::text, ${sentence}, ${sentence + addition})::jsonb
      WHERE ${where} AND ${text}::text LIKE ${`%${sentence}%`} AND ${text}::text NOT LIKE '%talent pool%';`)
  }
  // Pages that were cached or written to disk before are not shown any more.
  await db.execute(sql`UPDATE "content_revision" SET "value" = gen_random_uuid()::text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "applications" DROP CONSTRAINT "applications_talent_pool_invited_by_id_users_id_fk";
  
  DROP INDEX "applications_talent_pool_talent_pool_until_idx";
  DROP INDEX "applications_talent_pool_talent_pool_invited_by_idx";
  ALTER TABLE "applications" DROP COLUMN "talent_pool_agreed_at";
  ALTER TABLE "applications" DROP COLUMN "talent_pool_until";
  ALTER TABLE "applications" DROP COLUMN "talent_pool_asked_at";
  ALTER TABLE "applications" DROP COLUMN "talent_pool_invited_at";
  ALTER TABLE "applications" DROP COLUMN "talent_pool_invited_by_id";
  ALTER TABLE "forms" DROP COLUMN "application_talent_pool";
  ALTER TABLE "_forms_v" DROP COLUMN "version_application_talent_pool";`)
}
