import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Indexes that Payload cannot declare, or would make twice for a collection with
 * drafts (docs/decisions/0035-indexes-for-large-lists.md). Each is named after the
 * list that reads it.
 */
const lists = [
  // Payload reads the list fields of a document by its number, and makes an index by their order alone.
  'jobs_texts_parent_idx on jobs_texts (parent_id)',
  '_jobs_v_texts_parent_idx on _jobs_v_texts (parent_id)',
  'messages_texts_parent_idx on messages_texts (parent_id)',
  // Open roles and articles as visitors list, filter and count them.
  'jobs_list_idx on jobs (_status, availability, posted_on desc, id desc) include (closing_on)',
  'jobs_department_list_idx on jobs (_status, department, availability, posted_on desc, id desc) include (closing_on)',
  'jobs_location_list_idx on jobs (_status, location, availability, posted_on desc, id desc) include (closing_on)',
  'jobs_type_list_idx on jobs (_status, job_type, availability, posted_on desc, id desc) include (closing_on)',
  'jobs_mode_list_idx on jobs (_status, work_mode, availability, posted_on desc, id desc) include (closing_on)',
  'blogs_list_idx on blogs (_status, published_on desc, id desc)',
  'blogs_category_list_idx on blogs (_status, category, published_on desc, id desc)',
  // The same as staff list them: of each the newest version.
  '_jobs_v_list_idx on _jobs_v (version_posted_on desc) where latest',
  '_jobs_v_title_idx on _jobs_v (version_title) where latest',
  '_jobs_v_drafts_idx on _jobs_v (updated_at desc) where latest and version__status = $$draft$$',
  '_blogs_v_list_idx on _blogs_v (version_published_on desc) where latest',
  '_blogs_v_title_idx on _blogs_v (version_title) where latest',
  '_blogs_v_drafts_idx on _blogs_v (updated_at desc) where latest and version__status = $$draft$$',
  // The board's columns: of all, of a job, of a person.
  'applications_board_idx on applications (stage, id desc)',
  'applications_job_board_idx on applications (job_id, stage, id desc)',
  'applications_owner_board_idx on applications (owner_id, stage, id desc)',
  'applications_first_name_idx on applications (first_name)',
  'applications_last_name_idx on applications (last_name)',
  'applications_rating_idx on applications (rating)',
  // The dashboard: who has stood longest in a stage, and how many came in a week for which job.
  `applications_waiting_idx on applications ((coalesce(stage_changed_at, created_at)), id)
    where stage in ('screening', 'interview', 'offer')`,
  'applications_weekly_idx on applications (created_at, job_id)',
];

/** What is searched for a part of a word. */
const searches = [
  `jobs_search_idx on jobs using gin (search_text gin_trgm_ops)
    where _status = 'published' and availability = 'active'`,
  '_jobs_v_search_idx on _jobs_v using gin (version_title gin_trgm_ops)',
  '_blogs_v_search_idx on _blogs_v using gin (version_title gin_trgm_ops)',
  `applications_search_idx on applications using gin
    (first_name gin_trgm_ops, last_name gin_trgm_ops, email gin_trgm_ops, reference gin_trgm_ops)`,
  `audit_events_search_idx on audit_events using gin
    (summary gin_trgm_ops, actor_name gin_trgm_ops, record gin_trgm_ops)`,
];

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    update jobs set search_text = concat_ws(E'\n', title, department, location, lines)
    from (select j.id, string_agg(t."text", E'\n' order by t."order") as lines
      from jobs j left join jobs_texts t on t.parent_id = j.id and t.path = 'requirements' group by j.id) requirements
    where requirements.id = jobs.id`);
  for (const index of lists) await db.execute(sql.raw(`create index ${index}`));
  // A part of PostgreSQL that some servers are built without: they search more slowly, and work.
  const { rows } = await db.execute(sql`select from pg_available_extensions where name = 'pg_trgm'`);
  if (rows.length === 0) return;
  await db.execute(sql`create extension if not exists pg_trgm`);
  for (const index of searches) await db.execute(sql.raw(`create index ${index}`));
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const index of [...searches, ...lists])
    await db.execute(sql.raw(`drop index if exists ${index.split(' ')[0]}`));
}
