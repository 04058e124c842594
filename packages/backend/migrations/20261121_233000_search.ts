import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * What visitors find: one row for each thing that stands at an address, written by the hooks of
 * `src/search` in the transaction of the change. Not a Payload collection: a generated tsvector is
 * none of its fields. `src/search/rebuild.ts` fills it for content that was there before.
 *
 * The lexeme of the kind (`#jobs`; no text yields one with a number sign) stands in both vectors, so
 * that one index answers “these words among the jobs”. A slash is a separator, because PostgreSQL
 * takes “S/4HANA” for the name of a file; without it the same name is found as S4HANA (`aliases` has
 * those of the body). Unstemmed words of title and summary (weight D) are for what is only half typed.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "search_entries" (
      "id" bigserial PRIMARY KEY,
      "source" text NOT NULL,
      "record" text NOT NULL,
      "kind" text NOT NULL,
      "path" text NOT NULL,
      "title" text NOT NULL,
      "summary" text NOT NULL DEFAULT '',
      "body" text NOT NULL DEFAULT '',
      "aliases" text NOT NULL DEFAULT '',
      "last_day" timestamptz,
      "written_at" timestamptz NOT NULL DEFAULT clock_timestamp(),
      "title_words" tsvector NOT NULL GENERATED ALWAYS AS (
        array_to_tsvector(ARRAY['#' || "kind"])
        || setweight(to_tsvector('english', translate("title", '/', ' ')), 'A')
        || to_tsvector('simple', translate("title", '/', ' '))
        || to_tsvector('simple', translate("title", '/-', ''))
      ) STORED,
      "words" tsvector NOT NULL GENERATED ALWAYS AS (
        array_to_tsvector(ARRAY['#' || "kind"])
        || setweight(to_tsvector('english', translate("title", '/', ' ')), 'A')
        || setweight(to_tsvector('english', translate("summary", '/', ' ')), 'B')
        || setweight(to_tsvector('english', translate("body", '/', ' ')), 'C')
        || setweight(to_tsvector('simple', translate("title", '/-', '')), 'A')
        || to_tsvector('simple', translate("title" || ' ' || "summary", '/', ' ') || ' ' || "aliases")
      ) STORED,
      UNIQUE ("source", "record")
    );
    CREATE INDEX "search_entries_title_words_idx" ON "search_entries" USING gin ("title_words");
    CREATE INDEX "search_entries_words_idx" ON "search_entries" USING gin ("words");
    CREATE INDEX "search_entries_written_at_idx" ON "search_entries" ("written_at");
    CREATE TABLE "search_words" (
      "word" text PRIMARY KEY
    );
    CREATE TABLE "search_state" (
      "only" boolean PRIMARY KEY DEFAULT true CHECK ("only"),
      "version" integer NOT NULL
    );
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "search_entries", "search_words", "search_state";`);
}
