import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Replaces every index of a searched column. @param fold converts a column */
const createIndexes = (fold: (column: string) => string, digits: string[]) => `
  drop index _blogs_v_search_idx, _blogs_v_search_list_idx, _jobs_v_search_idx, _jobs_v_search_list_idx,
    applications_search_idx, audit_events_search_idx, jobs_search_idx, messages_search_idx;
  create index _blogs_v_search_idx on _blogs_v using gin (${fold('version_title')} gin_trgm_ops);
  create index _blogs_v_search_list_idx on _blogs_v using gist (${fold('version_title')} gist_trgm_ops (siglen='64'))
    include (id, version_title, created_at, updated_at, version_published_on) where latest;
  create index _jobs_v_search_idx on _jobs_v using gin (${fold('version_title')} gin_trgm_ops);
  create index _jobs_v_search_list_idx on _jobs_v using gist (${fold('version_title')} gist_trgm_ops (siglen='64'))
    include (id, version_title, created_at, updated_at, version_posted_on, version_archived) where latest;
  create index applications_search_idx on applications using gin (${[
    ...['first_name', 'last_name', 'email', 'reference'].map(fold),
    ...digits.map((column) => `(regexp_replace(${column}, '\\D', '', 'g'))`),
  ]
    .map((column) => `${column} gin_trgm_ops`)
    .join()});
  create index audit_events_search_idx on audit_events using gin (${['summary', 'actor_name', 'record']
    .map((column) => `${fold(column)} gin_trgm_ops`)
    .join()});
  create index jobs_search_idx on jobs using gin (${fold('search_text')} gin_trgm_ops)
    where _status = 'published' and availability = 'active';`;

const messageText = `coalesce(name, '') || E'\\n' || coalesce(email, '') || E'\\n' || coalesce(organization, '') || E'\\n' ||
    reference || E'\\n' || coalesce(message, '')`;

/** The applicants' searched text, and the board's index of each stage. */
const addSearchText = (expression: string) => `
  alter table applications drop column search_text, add column search_text text generated always as (${expression}) stored not null;
  create index applications_board_search_idx on applications (stage, id desc) include (search_text);
  create index applications_search_text_idx on applications using gin (search_text gin_trgm_ops);`;

const applicantText = `reference || E'\\n' || email || E'\\n' || coalesce(first_name, '') || E'\\n' || coalesce(last_name, '')`;

/**
 * Searches ignore accents: “Nunez” finds “Núñez”, typed or stored in whichever normalisation form. Telephone numbers
 * are searched by their digits.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
  create function fold_text(text) returns text language sql immutable parallel safe as $$
    select case when octet_length($1) = length($1) then lower($1) else lower(replace(translate(
      regexp_replace(normalize($1, NFD), '[\\u0300-\\u036F]', '', 'g'), 'ØøŁłĐđı', 'OoLlDdi'), 'ß', 'ss')) end
  $$;
  ${createIndexes((column) => `fold_text(${column}::text)`, ['phone_number'])}
  create index messages_search_idx on messages using gin (fold_text(${messageText} || E'\\n' ||
    regexp_replace(coalesce(phone, ''), '\\D', '', 'g')) gin_trgm_ops);
  ${addSearchText(`left(fold_text(${applicantText}) || E'\\n' || regexp_replace(coalesce(phone_number, ''), '\\D', '', 'g'), 640)`)}`),
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
  ${createIndexes((column) => column, [])}
  create index messages_search_idx on messages using gin ((${messageText}) gin_trgm_ops);
  ${addSearchText(`lower(left(${applicantText}, 600))`)}
  drop function fold_text(text);`),
  );
}
