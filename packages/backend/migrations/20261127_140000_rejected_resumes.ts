import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Numbers of rejected résumés for the status page. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "rejected_resumes" (
      "day" date NOT NULL,
      "reason" text NOT NULL,
      "files" integer NOT NULL,
      PRIMARY KEY ("day", "reason")
    );`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "rejected_resumes";`);
}
