import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * What the status page of the staff side reads: the processes that serve the
 * site, each writing its own row, and what came of each backup.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "site_processes" (
      "id" uuid PRIMARY KEY,
      "host" text NOT NULL,
      "started_at" timestamptz NOT NULL DEFAULT now(),
      "seen_at" timestamptz NOT NULL DEFAULT now(),
      "report" jsonb NOT NULL
    );
    CREATE INDEX "site_processes_seen_idx" ON "site_processes" ("seen_at");
    CREATE TABLE "backups" (
      "id" serial PRIMARY KEY,
      "made_at" timestamptz NOT NULL DEFAULT now(),
      "bytes" bigint NOT NULL,
      "files" integer NOT NULL,
      "error" text
    );
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "site_processes", "backups";`);
}
