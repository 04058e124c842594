import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Whose save of a record is the newest, and which edit views are open. Written by `src/concurrency`; who saved
 * before this migration is not known, so a conflict with such a version names nobody.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "last_editors" (
      "source" text NOT NULL,
      "record" text NOT NULL,
      "editor_id" integer REFERENCES "users" ("id") ON DELETE SET NULL,
      PRIMARY KEY ("source", "record")
    );
    CREATE INDEX "last_editors_editor_idx" ON "last_editors" ("editor_id");
    CREATE TABLE "open_documents" (
      "view" text PRIMARY KEY,
      "source" text NOT NULL,
      "record" text NOT NULL,
      "user_id" integer NOT NULL REFERENCES "users" ("id") ON DELETE CASCADE,
      "seen_at" timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX "open_documents_record_idx" ON "open_documents" ("source", "record");
    CREATE INDEX "open_documents_user_idx" ON "open_documents" ("user_id");
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "last_editors", "open_documents";`);
}
