import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * The network that asked for a one-time code, as a keyed hash: without the number of
 * the request a code is found only from there. Codes from before have none, and are
 * found by their number alone for the ten minutes that they are valid.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE "one_time_codes" ADD COLUMN "network_hash" text;`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE "one_time_codes" DROP COLUMN "network_hash";`);
}
