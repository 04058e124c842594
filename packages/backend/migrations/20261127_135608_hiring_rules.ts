import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Rules as of November 2026: Directive (EU) 2023/970, articles 5 and 7; laws of 22 American states. */
const rules = [
  {
    name: 'European Union',
    countries: 'AT BE BG HR CY CZ DE DK EE ES FI FR GR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
    reason:
      'Directive (EU) 2023/970 forbids to ask what somebody earns, and has applicants told the pay before the first conversation.',
  },
  {
    name: 'United States',
    countries: ['US'],
    reason:
      'Many states, among them California, Illinois and New York, forbid to ask what somebody earns, and demand the pay range and the benefits in an advertisement.',
  },
];

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_applications_salary_currency" AS ENUM('INR', 'USD', 'GBP', 'EUR');
  ALTER TYPE "public"."enum_jobs_salary_currency" ADD VALUE 'EUR';
  ALTER TYPE "public"."enum__jobs_v_version_salary_currency" ADD VALUE 'EUR';
  CREATE TABLE "hiring_rules_rules" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"asks_current_salary" boolean DEFAULT false NOT NULL,
  	"states_pay" boolean DEFAULT true NOT NULL,
  	"reason" varchar NOT NULL
  );
  
  CREATE TABLE "hiring_rules" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "hiring_rules_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "applications" ADD COLUMN "salary_currency" "enum_applications_salary_currency" DEFAULT 'INR';
  ALTER TABLE "hiring_rules_rules" ADD CONSTRAINT "hiring_rules_rules_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."hiring_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "hiring_rules_texts" ADD CONSTRAINT "hiring_rules_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."hiring_rules"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "hiring_rules_rules_order_idx" ON "hiring_rules_rules" USING btree ("_order");
  CREATE INDEX "hiring_rules_rules_parent_id_idx" ON "hiring_rules_rules" USING btree ("_parent_id");
  CREATE INDEX "hiring_rules_texts_order_parent" ON "hiring_rules_texts" USING btree ("order","parent_id");`)
  await db.execute(sql`insert into hiring_rules (id, note, updated_at, created_at) values (1, 'Supplied with the software, November 2026', now(), now())`);
  await db.execute(sql`select setval('hiring_rules_id_seq', 1)`);
  for (const [index, { name, countries, reason }] of rules.entries()) {
    await db.execute(sql`
      insert into hiring_rules_rules (_order, _parent_id, id, name, reason)
      values (${index + 1}, 1, ${`seeded-${index + 1}`}, ${name}, ${reason})`);
    for (const [order, country] of countries.entries())
      await db.execute(sql`
        insert into hiring_rules_texts ("order", parent_id, path, text)
        values (${order + 1}, 1, ${`rules.${index}.countries`}, ${country})`);
  }
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "hiring_rules_rules" CASCADE;
  DROP TABLE "hiring_rules" CASCADE;
  DROP TABLE "hiring_rules_texts" CASCADE;
  ALTER TABLE "jobs" ALTER COLUMN "salary_currency" SET DATA TYPE text;
  ALTER TABLE "jobs" ALTER COLUMN "salary_currency" SET DEFAULT 'INR'::text;
  DROP TYPE "public"."enum_jobs_salary_currency";
  CREATE TYPE "public"."enum_jobs_salary_currency" AS ENUM('INR', 'USD', 'GBP');
  ALTER TABLE "jobs" ALTER COLUMN "salary_currency" SET DEFAULT 'INR'::"public"."enum_jobs_salary_currency";
  ALTER TABLE "jobs" ALTER COLUMN "salary_currency" SET DATA TYPE "public"."enum_jobs_salary_currency" USING "salary_currency"::"public"."enum_jobs_salary_currency";
  ALTER TABLE "_jobs_v" ALTER COLUMN "version_salary_currency" SET DATA TYPE text;
  ALTER TABLE "_jobs_v" ALTER COLUMN "version_salary_currency" SET DEFAULT 'INR'::text;
  DROP TYPE "public"."enum__jobs_v_version_salary_currency";
  CREATE TYPE "public"."enum__jobs_v_version_salary_currency" AS ENUM('INR', 'USD', 'GBP');
  ALTER TABLE "_jobs_v" ALTER COLUMN "version_salary_currency" SET DEFAULT 'INR'::"public"."enum__jobs_v_version_salary_currency";
  ALTER TABLE "_jobs_v" ALTER COLUMN "version_salary_currency" SET DATA TYPE "public"."enum__jobs_v_version_salary_currency" USING "version_salary_currency"::"public"."enum__jobs_v_version_salary_currency";
  ALTER TABLE "applications" DROP COLUMN "salary_currency";
  DROP TYPE "public"."enum_applications_salary_currency";`)
}
