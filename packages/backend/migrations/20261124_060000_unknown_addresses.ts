import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Paths that visitors asked for in vain (`src/publishing/redirects/unknown-addresses.ts`). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "unknown_addresses" ("path" text PRIMARY KEY, "requests" integer NOT NULL,
      "last_day" date NOT NULL DEFAULT current_date);`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "unknown_addresses";`);
}
