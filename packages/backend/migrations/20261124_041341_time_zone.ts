import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** The company's time zone; settings from before it was one had India's. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "settings" ADD COLUMN "time_zone" varchar DEFAULT 'Asia/Kolkata';
  ALTER TABLE "settings" ALTER COLUMN "time_zone" SET DEFAULT 'UTC';
  ALTER TABLE "_settings_v" ADD COLUMN "version_time_zone" varchar DEFAULT 'Asia/Kolkata';
  ALTER TABLE "_settings_v" ALTER COLUMN "version_time_zone" SET DEFAULT 'UTC';`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "settings" DROP COLUMN "time_zone";
  ALTER TABLE "_settings_v" DROP COLUMN "version_time_zone";`);
}
