import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

const fold = (column: string) => `fold_text(${column}::text)`;
const digits = `(regexp_replace(phone, '\\D', '', 'g'))`;
const searched = [...['name', 'email', 'organization', 'reference', 'message'].map(fold), digits];

const messageText = `fold_text(coalesce(name, '') || E'\\n' || coalesce(email, '') || E'\\n' || coalesce(organization, '') ||
    E'\\n' || reference || E'\\n' || coalesce(message, '') || E'\\n' || regexp_replace(coalesce(phone, ''), '\\D', '', 'g'))`;

/** Indexes that others cover, as the order of a list needs one for both directions now, or that no measured screen uses. */
const covered = {
  applications_talent_pool_talent_pool_invited_by_idx: 'applications (talent_pool_invited_by_id)',
  applications_waiting_idx:
    "applications ((coalesce(stage_changed_at, created_at)), id) where stage in ('screening', 'interview', 'offer')",
  applications_stage_idx: 'applications (stage)',
  applications_job_idx: 'applications (job_id)',
  applications_owner_idx: 'applications (owner_id)',
  applications_created_at_idx: 'applications (created_at)',
  applications_first_name_back_idx: 'applications (first_name desc, created_at desc)',
  applications_first_name_list_idx: 'applications (first_name, created_at desc)',
  applications_last_name_back_idx: 'applications (last_name desc, created_at desc)',
  applications_last_name_list_idx: 'applications (last_name, created_at desc)',
  applications_rating_back_idx: 'applications (rating desc, created_at desc)',
  applications_rating_list_idx: 'applications (rating, created_at desc)',
  messages_status_idx: 'messages (status)',
  messages_owner_idx: 'messages (owner_id)',
};

const ordered = {
  'jobTitle_createdAt_idx': 'applications (job_title, created_at)',
  'firstName_createdAt_idx': 'applications (first_name, created_at)',
  'lastName_createdAt_idx': 'applications (last_name, created_at)',
  'rating_createdAt_idx': 'applications (rating, created_at)',
  'owner_createdAt_idx': 'applications (owner_id, created_at)',
  applications_stage_changed_at_idx: 'applications (stage_changed_at)',
  'name_createdAt_idx': 'messages (name, created_at)',
  'organization_createdAt_idx': 'messages (organization, created_at)',
  'topic_createdAt_idx': 'messages (topic, created_at)',
  'status_createdAt_idx': 'messages (status, created_at)',
  'owner_createdAt_1_idx': 'messages (owner_id, created_at)',
  _jobs_v_department_idx: '_jobs_v (version_department, version_created_at, created_at) where latest',
  _jobs_v_location_idx: '_jobs_v (version_location, version_created_at, created_at) where latest',
  _jobs_v_availability_idx: '_jobs_v (version_availability, version_created_at, created_at) where latest',
  applications_unscanned_idx: "applications (created_at) where resume_scan = 'waiting'",
};

const create = (indexes: Record<string, string>) =>
  Object.entries(indexes).map(([name, columns]) => `create index "${name}" on ${columns};`);
const drop = (indexes: Record<string, string>) => Object.keys(indexes).map((name) => `drop index "${name}";`);

/** One index for each order of the lists of the staff side, in both directions, and for the list's search of messages. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(
      [
        ...drop(covered),
        ...create(ordered),
        'drop index messages_search_idx;',
        `create index messages_search_idx on messages using gin (${searched.map((text) => `${text} gin_trgm_ops`).join()});`,
        `create index mails_search_idx on mails using gin (${[fold('"to"'), fold('subject')].map((text) => `${text} gin_trgm_ops`).join()});`,
        // With the id, so that a later page is found without its rows.
        'drop index applications_weekly_idx;',
        'create index applications_weekly_idx on applications (created_at, job_id) include (id);',
      ].join('\n'),
    ),
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(
      [
        ...drop(ordered),
        ...create(covered),
        'drop index messages_search_idx, mails_search_idx, applications_weekly_idx;',
        `create index messages_search_idx on messages using gin (${messageText} gin_trgm_ops);`,
        'create index applications_weekly_idx on applications (created_at, job_id);',
      ].join('\n'),
    ),
  );
}
