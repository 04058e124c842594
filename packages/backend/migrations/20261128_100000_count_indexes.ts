import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Orders of lists; with the id, a later page is found without the rows before it. */
const ordered = {
  jobTitle_createdAt_idx: 'applications (job_title, created_at)',
  firstName_createdAt_idx: 'applications (first_name, created_at)',
  lastName_createdAt_idx: 'applications (last_name, created_at)',
  rating_createdAt_idx: 'applications (rating, created_at)',
  owner_createdAt_idx: 'applications (owner_id, created_at)',
  stage_createdAt_idx: 'applications (stage, created_at)',
  name_createdAt_idx: 'messages (name, created_at)',
  organization_createdAt_idx: 'messages (organization, created_at)',
  topic_createdAt_idx: 'messages (topic, created_at)',
  status_createdAt_idx: 'messages (status, created_at)',
  owner_createdAt_1_idx: 'messages (owner_id, created_at)',
};
const orders = (more: string) =>
  Object.entries(ordered).map(
    ([name, columns]) => `drop index "${name}"; create index "${name}" on ${columns} ${more};`,
  );
const jobs = (more: string) =>
  `drop index _jobs_v_availability_idx; create index _jobs_v_availability_idx
    on _jobs_v (version_availability, version_created_at, created_at) ${more} where latest;`;

/** Totals of lists and of the inbox are counted, and later pages found, in indexes that hold what they depend on. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
      create index messages_counts_idx on messages (status, follow_up_on, owner_id, suspected_spam);
      create index messages_open_idx on messages (owner_id) include (status, follow_up_on, suspected_spam)
        where status in ('new', 'in-progress') or follow_up_on is not null;
      ${jobs('include (version_archived, version_deleted_at)')}
      ${orders('include (id)').join('\n')}`),
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`drop index messages_counts_idx, messages_open_idx; ${jobs('')} ${orders('').join('\n')}`),
  );
}
