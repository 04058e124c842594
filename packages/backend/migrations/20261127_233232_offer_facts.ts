import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "services" ADD COLUMN "facts_duration" varchar;
  ALTER TABLE "services" ADD COLUMN "facts_team" varchar;
  ALTER TABLE "services" ADD COLUMN "facts_starts_with" varchar;
  ALTER TABLE "services" ADD COLUMN "facts_you_bring" varchar;
  ALTER TABLE "services" ADD COLUMN "facts_ends_with" varchar;
  ALTER TABLE "_services_v" ADD COLUMN "version_facts_duration" varchar;
  ALTER TABLE "_services_v" ADD COLUMN "version_facts_team" varchar;
  ALTER TABLE "_services_v" ADD COLUMN "version_facts_starts_with" varchar;
  ALTER TABLE "_services_v" ADD COLUMN "version_facts_you_bring" varchar;
  ALTER TABLE "_services_v" ADD COLUMN "version_facts_ends_with" varchar;
  ALTER TABLE "solutions" ADD COLUMN "facts_duration" varchar;
  ALTER TABLE "solutions" ADD COLUMN "facts_team" varchar;
  ALTER TABLE "solutions" ADD COLUMN "facts_starts_with" varchar;
  ALTER TABLE "solutions" ADD COLUMN "facts_you_bring" varchar;
  ALTER TABLE "solutions" ADD COLUMN "facts_ends_with" varchar;
  ALTER TABLE "_solutions_v" ADD COLUMN "version_facts_duration" varchar;
  ALTER TABLE "_solutions_v" ADD COLUMN "version_facts_team" varchar;
  ALTER TABLE "_solutions_v" ADD COLUMN "version_facts_starts_with" varchar;
  ALTER TABLE "_solutions_v" ADD COLUMN "version_facts_you_bring" varchar;
  ALTER TABLE "_solutions_v" ADD COLUMN "version_facts_ends_with" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "services" DROP COLUMN "facts_duration";
  ALTER TABLE "services" DROP COLUMN "facts_team";
  ALTER TABLE "services" DROP COLUMN "facts_starts_with";
  ALTER TABLE "services" DROP COLUMN "facts_you_bring";
  ALTER TABLE "services" DROP COLUMN "facts_ends_with";
  ALTER TABLE "_services_v" DROP COLUMN "version_facts_duration";
  ALTER TABLE "_services_v" DROP COLUMN "version_facts_team";
  ALTER TABLE "_services_v" DROP COLUMN "version_facts_starts_with";
  ALTER TABLE "_services_v" DROP COLUMN "version_facts_you_bring";
  ALTER TABLE "_services_v" DROP COLUMN "version_facts_ends_with";
  ALTER TABLE "solutions" DROP COLUMN "facts_duration";
  ALTER TABLE "solutions" DROP COLUMN "facts_team";
  ALTER TABLE "solutions" DROP COLUMN "facts_starts_with";
  ALTER TABLE "solutions" DROP COLUMN "facts_you_bring";
  ALTER TABLE "solutions" DROP COLUMN "facts_ends_with";
  ALTER TABLE "_solutions_v" DROP COLUMN "version_facts_duration";
  ALTER TABLE "_solutions_v" DROP COLUMN "version_facts_team";
  ALTER TABLE "_solutions_v" DROP COLUMN "version_facts_starts_with";
  ALTER TABLE "_solutions_v" DROP COLUMN "version_facts_you_bring";
  ALTER TABLE "_solutions_v" DROP COLUMN "version_facts_ends_with";`)
}
