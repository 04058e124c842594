import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_jobs_salary_currency" AS ENUM('INR', 'USD', 'GBP');
  CREATE TYPE "public"."enum_jobs_salary_unit" AS ENUM('year', 'month', 'hour');
  CREATE TYPE "public"."enum__jobs_v_version_salary_currency" AS ENUM('INR', 'USD', 'GBP');
  CREATE TYPE "public"."enum__jobs_v_version_salary_unit" AS ENUM('year', 'month', 'hour');
  ALTER TABLE "jobs" ADD COLUMN "salary_currency" "enum_jobs_salary_currency" DEFAULT 'INR';
  ALTER TABLE "jobs" ADD COLUMN "salary_unit" "enum_jobs_salary_unit" DEFAULT 'year';
  ALTER TABLE "_jobs_v" ADD COLUMN "version_salary_currency" "enum__jobs_v_version_salary_currency" DEFAULT 'INR';
  ALTER TABLE "_jobs_v" ADD COLUMN "version_salary_unit" "enum__jobs_v_version_salary_unit" DEFAULT 'year';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "jobs" DROP COLUMN "salary_currency";
  ALTER TABLE "jobs" DROP COLUMN "salary_unit";
  ALTER TABLE "_jobs_v" DROP COLUMN "version_salary_currency";
  ALTER TABLE "_jobs_v" DROP COLUMN "version_salary_unit";
  DROP TYPE "public"."enum_jobs_salary_currency";
  DROP TYPE "public"."enum_jobs_salary_unit";
  DROP TYPE "public"."enum__jobs_v_version_salary_currency";
  DROP TYPE "public"."enum__jobs_v_version_salary_unit";`)
}
