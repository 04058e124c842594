import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * What documents show and link to: one row for each mention, for what is published and for a newer draft,
 * written by the hooks of `src/references` in the transaction of the change. So “Used on” and the report of
 * broken links ask for what they need instead of reading all content. `src/references/rebuild.ts` fills it for
 * content that was there before.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "mentions" (
      "id" bigserial PRIMARY KEY,
      "source" text NOT NULL,
      "record" text NOT NULL,
      "state" text NOT NULL,
      "place" text NOT NULL,
      "target" text NOT NULL,
      "link" text,
      "written_at" timestamptz NOT NULL DEFAULT clock_timestamp()
    );
    CREATE INDEX "mentions_source_idx" ON "mentions" ("source", "record");
    CREATE INDEX "mentions_target_idx" ON "mentions" ("target");
    CREATE INDEX "mentions_written_at_idx" ON "mentions" ("written_at");
    CREATE TABLE "mentions_state" (
      "only" boolean PRIMARY KEY DEFAULT true CHECK ("only"),
      "version" integer NOT NULL
    );
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "mentions", "mentions_state";`);
}
