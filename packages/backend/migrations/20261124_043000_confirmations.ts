import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** What people confirmed before going live (`src/staff/dashboard/going-live`): it counts while `value` is the same. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "confirmations" ("key" text PRIMARY KEY, "value" text NOT NULL, "by" text NOT NULL,
      "at" timestamptz NOT NULL DEFAULT now());`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "confirmations";`);
}
