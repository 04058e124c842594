import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "jobs" ALTER COLUMN "country" SET DATA TYPE varchar;
  ALTER TABLE "_jobs_v" ALTER COLUMN "version_country" SET DATA TYPE varchar;
  DROP TYPE "public"."enum_jobs_country";
  DROP TYPE "public"."enum__jobs_v_version_country";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_jobs_country" AS ENUM('IN', 'US', 'GB');
  CREATE TYPE "public"."enum__jobs_v_version_country" AS ENUM('IN', 'US', 'GB');
  ALTER TABLE "jobs" ALTER COLUMN "country" SET DATA TYPE "public"."enum_jobs_country" USING "country"::"public"."enum_jobs_country";
  ALTER TABLE "_jobs_v" ALTER COLUMN "version_country" SET DATA TYPE "public"."enum__jobs_v_version_country" USING "version_country"::"public"."enum__jobs_v_version_country";`)
}
