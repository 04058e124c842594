import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Messages and applications are kept as long as the notice beside their form promised. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "applications" ADD COLUMN "retention_months" numeric;
  ALTER TABLE "messages" ADD COLUMN "retention_months" numeric;
  ALTER TABLE "forms" ADD COLUMN "contact_notice_months" numeric DEFAULT 24;
  ALTER TABLE "forms" ADD COLUMN "application_notice_months" numeric DEFAULT 12;
  ALTER TABLE "_forms_v" ADD COLUMN "version_contact_notice_months" numeric DEFAULT 24;
  ALTER TABLE "_forms_v" ADD COLUMN "version_application_notice_months" numeric DEFAULT 12;`);
  await db.execute(sql`
    UPDATE "_forms_v" SET
      "version_contact_notice_months" = CASE
        WHEN "version_contact_notice_text"::text LIKE ${`%${said.contact}%`} THEN 24 ELSE ${setting('messages', 24)} END,
      "version_application_notice_months" = CASE
        WHEN "version_application_notice_text"::text LIKE ${`%${said.application}%`} THEN 12
        ELSE ${setting('applications', 12)} END;`);
  await db.execute(sql`
    UPDATE "forms" SET
      "contact_notice_months" = CASE
        WHEN "contact_notice_text"::text LIKE ${`%${said.contact}%`} THEN 24 ELSE ${setting('messages', 24)} END,
      "application_notice_months" = CASE
        WHEN "application_notice_text"::text LIKE ${`%${said.application}%`} THEN 12
        ELSE ${setting('applications', 12)} END;`);
  await db.execute(sql`
    UPDATE "messages" r SET "retention_months" = coalesce((
      SELECT v."version_contact_notice_months" FROM "_forms_v" v
      WHERE v."version_contact_notice_version" = r."notice_version" AND v."version__status" = 'published'
      ORDER BY v."id" DESC LIMIT 1), ${setting('messages', 24)});`);
  await db.execute(sql`
    UPDATE "applications" r SET "retention_months" = greatest(coalesce((
      SELECT v."version_application_notice_months" FROM "_forms_v" v
      WHERE v."version_application_notice_version" = r."notice_version" AND v."version__status" = 'published'
      ORDER BY v."id" DESC LIMIT 1), ${setting('applications', 12)}),
      CASE WHEN r."stage" = 'hired' THEN ${setting('hired', 12)} END);`);
  await db.execute(sql`
    ALTER TABLE "retention" DROP COLUMN "messages", DROP COLUMN "applications", DROP COLUMN "hired";`);
  await replaceSaid(db);
}

/** Periods in the notices of the sample company; the site now says them after the text by itself. */
const said = {
  contact: ' Messages are deleted two years after the last contact.',
  application: ' Everything is deleted twelve months after the decision.',
};

/** Sentences of the sample privacy policy that said something else than the notices, and what is true now. */
const policy = [
  [
    'A message is deleted 24 months after it arrived.',
    'A message is deleted 24 months after the last contact: your message, or our last answer to it. What is marked as spam is deleted 30 days later.',
  ],
  ['Job applications: 12 months after the role closes', 'Job applications: 12 months after the decision'],
  [
    'Twelve months after the role has closed, the application and its résumé are deleted; an application without a particular role is deleted 12 months after it arrived.',
    'Twelve months after the decision, or after you withdraw, the application and its résumé are deleted. Without a decision they are deleted 12 months after the role closes, and an application without a particular role 12 months after it arrived.',
  ],
] as const;

/** The period that was set, or the default of before when nothing was saved. */
function setting(name: 'messages' | 'applications' | 'hired', otherwise: number) {
  return sql`coalesce((SELECT ${sql.identifier(name)} FROM "retention" LIMIT 1), ${otherwise})`;
}

/**
 * Takes the periods out of the notices as a new wording with a number of its own;
 * the published one stays among the versions, as proof. Texts that are no longer
 * those of the sample are left alone.
 */
async function replaceSaid(db: MigrateUpArgs['db']): Promise<void> {
  const published = sql`(SELECT "id" FROM "_forms_v" WHERE "version__status" = 'published'
    ORDER BY "created_at" DESC, "id" LIMIT 1)`;
  const has = sql`("version_contact_notice_text"::text LIKE ${`%${said.contact}%`}
    OR "version_application_notice_text"::text LIKE ${`%${said.application}%`})`;
  const columns = sql.raw(
    [
      'version_contact_tag',
      'version_contact_heading',
      'version_contact_text',
      'version_contact_notice_text',
      'version_contact_notice_months',
      'version_contact_notice_version',
      'version_application_intro',
      'version_application_without_script',
      'version_application_notice_text',
      'version_application_notice_months',
      'version_application_notice_version',
      'version__status',
      'version_updated_at',
      'version_created_at',
      'created_at',
      'updated_at',
      'autosave',
    ]
      .map((name) => `"${name}"`)
      .join(', '),
  );
  await db.execute(sql`
    INSERT INTO "_forms_v" (${columns}, "latest")
    SELECT ${columns}, false FROM "_forms_v" WHERE "id" = ${published} AND ${has};`);
  for (const [table, prefix, where] of [
    ['forms', '', sql`true`],
    ['_forms_v', 'version_', sql`"latest" OR "id" = ${published}`],
  ] as const)
    for (const [form, sentence] of Object.entries(said)) {
      const text = sql.identifier(`${prefix}${form}_notice_text`);
      const version = sql.identifier(`${prefix}${form}_notice_version`);
      await db.execute(sql`
        UPDATE ${sql.identifier(table)} SET ${version} = ${version} + 1,
          ${text} = replace(${text}::text, ${sentence}, '')::jsonb
        WHERE (${where}) AND ${text}::text LIKE ${`%${sentence}%`};`);
    }
  for (const [before, now] of policy) {
    await db.execute(sql`
      UPDATE "legal_sections" SET "description" = replace("description"::text, ${before}, ${now})::jsonb
      WHERE "description"::text LIKE ${`%${before}%`};`);
    await db.execute(sql`
      UPDATE "_legal_sections_v" SET
        "version_description" = replace("version_description"::text, ${before}, ${now})::jsonb
      WHERE "latest" AND "version_description"::text LIKE ${`%${before}%`};`);
  }
  // Pages that were cached or written to disk before are not shown any more.
  await db.execute(sql`UPDATE "content_revision" SET "value" = gen_random_uuid()::text;`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "retention" ADD COLUMN "messages" numeric DEFAULT 24 NOT NULL;
  ALTER TABLE "retention" ADD COLUMN "applications" numeric DEFAULT 12 NOT NULL;
  ALTER TABLE "retention" ADD COLUMN "hired" numeric DEFAULT 12 NOT NULL;
  ALTER TABLE "applications" DROP COLUMN "retention_months";
  ALTER TABLE "messages" DROP COLUMN "retention_months";
  ALTER TABLE "forms" DROP COLUMN "contact_notice_months";
  ALTER TABLE "forms" DROP COLUMN "application_notice_months";
  ALTER TABLE "_forms_v" DROP COLUMN "version_contact_notice_months";
  ALTER TABLE "_forms_v" DROP COLUMN "version_application_notice_months";`)
}
