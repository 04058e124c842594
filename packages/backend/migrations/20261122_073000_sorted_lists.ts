import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Lists of the staff side add “newest first” to each order, so an index of the name alone leaves all Patels to be sorted. */
const sorted = ['first_name', 'last_name', 'rating'].flatMap((column) => [
  `applications_${column}_list_idx on applications (${column}, created_at desc)`,
  `applications_${column}_back_idx on applications (${column} desc, created_at desc)`,
]);

const indexes = [
  ...sorted,
  // The dashboard: the roles that close soon.
  `jobs_closing_soon_idx on jobs (closing_on) where _status = 'published' and availability = 'active'`,
  // The report of broken links goes from each address to the next, past all the pictures.
  'mentions_linked_idx on mentions (target) where link is not null',
];

/** What the new ones do as well. */
const replaced = [
  'applications_first_name_idx on applications (first_name)',
  'applications_last_name_idx on applications (last_name)',
  'applications_rating_idx on applications (rating)',
];

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const index of indexes) await db.execute(sql.raw(`create index ${index}`));
  for (const index of replaced) await db.execute(sql.raw(`drop index if exists ${nameOf(index)}`));
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const index of replaced) await db.execute(sql.raw(`create index ${index}`));
  for (const index of indexes) await db.execute(sql.raw(`drop index if exists ${nameOf(index)}`));
}

function nameOf(index: string): string {
  return index.split(' ')[0] ?? '';
}
