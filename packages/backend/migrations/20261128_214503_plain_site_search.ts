import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Words without accents and capitals; “S/4HANA” is found as two words and as one. */
const words = `
  setweight(to_tsvector('simple', translate(fold_text(title), '/-', '  ')), 'A')
  || to_tsvector('simple', translate(fold_text(body), '/-', '  '))
  || to_tsvector('simple', translate(fold_text(title || ' ' || body), '/-', ''))`;

/** The site search has one table, which the next start fills. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
      drop table if exists search_entries, search_words, search_state;
      create table search_entries (
        id bigint generated always as identity primary key,
        source text not null, record text not null,
        kind text not null,
        path text not null,
        title text not null, body text not null, last_day date,
        words tsvector generated always as (${words}) stored,
        unique (source, record));
      create index search_entries_words_idx on search_entries using gin (words);`),
  );
}

export async function down(_: MigrateDownArgs): Promise<void> {
  throw new Error('Restore a backup instead');
}
