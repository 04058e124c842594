import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Imports of content, and which item of a source became which document. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE "imports" (
    "id" serial PRIMARY KEY NOT NULL, "name" varchar NOT NULL, "summary" varchar NOT NULL, "by" varchar NOT NULL, "lines" jsonb NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  CREATE TABLE "imported_items" (
    "id" serial PRIMARY KEY NOT NULL, "source" varchar NOT NULL, "record" numeric NOT NULL, "hash" varchar NOT NULL, "version" varchar NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  CREATE INDEX "imports_updated_at_idx" ON "imports" USING btree ("updated_at");
  CREATE INDEX "imports_created_at_idx" ON "imports" USING btree ("created_at");
  CREATE UNIQUE INDEX "imported_items_source_idx" ON "imported_items" USING btree ("source");
  CREATE INDEX "imported_items_updated_at_idx" ON "imported_items" USING btree ("updated_at");
  CREATE INDEX "imported_items_created_at_idx" ON "imported_items" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "imports" CASCADE; DROP TABLE "imported_items" CASCADE;`)
}
