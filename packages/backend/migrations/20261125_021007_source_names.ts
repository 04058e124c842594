import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Names of staff and others leave the source of people who were added by hand; the default consent is more precise. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "forms" ALTER COLUMN "application_talent_pool" SET DEFAULT 'Keep my application for other roles as well (talent pool). This is optional and changes nothing for this role. It is then kept for twelve months from today instead. 30 days before they end, and not before the role is decided, an email asks me whether to keep or erase it; without an answer it is erased. I can take this back at any time at “My application”.';
  ALTER TABLE "_forms_v" ALTER COLUMN "version_application_talent_pool" SET DEFAULT 'Keep my application for other roles as well (talent pool). This is optional and changes nothing for this role. It is then kept for twelve months from today instead. 30 days before they end, and not before the role is decided, an email asks me whether to keep or erase it; without an answer it is erased. I can take this back at any time at “My application”.';
  ALTER TABLE "applications" ADD COLUMN "source_name" varchar;
  UPDATE "applications" SET "source" = split_part("source", ': ', 1), "source_name" = substr("source", strpos("source", ': ') + 2)
    WHERE "submission_key" LIKE 'by hand %' AND "source" ~ '^(Referral|Email): ';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "forms" ALTER COLUMN "application_talent_pool" SET DEFAULT 'Keep my application for other roles as well (talent pool). This is optional and changes nothing for this role. It is then kept for twelve months from today instead. 30 days before they end an email asks me whether to keep or erase it; without an answer it is erased. I can take this back at any time at “My application”.';
  ALTER TABLE "_forms_v" ALTER COLUMN "version_application_talent_pool" SET DEFAULT 'Keep my application for other roles as well (talent pool). This is optional and changes nothing for this role. It is then kept for twelve months from today instead. 30 days before they end an email asks me whether to keep or erase it; without an answer it is erased. I can take this back at any time at “My application”.';
  UPDATE "applications" SET "source" = "source" || ': ' || "source_name" WHERE "source_name" IS NOT NULL;
  ALTER TABLE "applications" DROP COLUMN "source_name";`)
}
