import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** What a search compares, and what its results are sorted by, in indexes: its matches stand all over large tables. */
const indexes = [
  // Minus, because for the number itself PostgreSQL would read the primary key backwards.
  'search_entries_newest_idx on search_entries (kind, (-id))',
  'applications_board_search_idx on applications (stage, id desc) include (search_text)',
];

/** What is searched for a part of a word. */
const searches = [
  'applications_search_text_idx on applications using gin (search_text gin_trgm_ops)',
  ...[
    ['jobs', 'version_posted_on, version_archived'],
    ['blogs', 'version_published_on'],
  ].map(
    ([name, more]) => `_${name}_v_search_list_idx on _${name}_v
      using gist (version_title gist_trgm_ops(siglen=64))
      include (id, version_title, created_at, updated_at, ${more}) where latest`,
  ),
];

/** The words that the board searches, of each applicant as one text that is short enough for an index. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table applications add column search_text text not null generated always as (lower(left(
      reference || E'\n' || email || E'\n' || coalesce(first_name, '') || E'\n' || coalesce(last_name, ''), 600
    ))) stored`);
  for (const index of indexes) await db.execute(sql.raw(`create index ${index}`));
  // Some servers lack this extension (20261121_235400_large_lists.ts).
  const { rows } = await db.execute(sql`select from pg_extension where extname = 'pg_trgm'`);
  if (rows.length === 0) return;
  for (const index of searches) await db.execute(sql.raw(`create index ${index}`));
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const index of [...searches, ...indexes])
    await db.execute(sql.raw(`drop index if exists ${index.split(' ')[0]}`));
  await db.execute(sql`alter table applications drop column search_text`);
}
