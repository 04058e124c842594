import { execute, sql } from '@riverfront/content/transaction';
import { countedAtMost, type SearchKind, searchKinds } from '@riverfront/contract';
import type { Payload } from 'payload';
import { startOfDay } from '../api/find-jobs.ts';
import { type Question, tsquery } from './ask.ts';
import { marks } from './parts.ts';

export interface Wanted {
  question: Question;
  kind?: SearchKind | undefined;
  page: number;
  limit: number;
  now: Date;
}

/** A row of the results; title and excerpt carry the marks of `parts.ts`. */
export interface FoundRow extends Record<string, unknown> {
  kind: SearchKind;
  path: string;
  title: string;
  summary: string;
  excerpt: string;
}

export interface Found {
  rows: FoundRow[];
  /** How many there are of each kind, at most `countedAtMost`; those without any are missing. */
  totals: Partial<Record<SearchKind, number>>;
}

/** Characters of a text that are looked through for an excerpt: PostgreSQL parses all of them again. */
const excerptFrom = 6_000;

const headline = (fragments: string) =>
  `StartSel="${marks.begin}",StopSel="${marks.end}",FragmentDelimiter="${marks.gap}",${fragments}`;

/** Rows rather than a set-returning function, which PostgreSQL takes for a hundred: it would compile the query (JIT). */
const kindRows = sql.join(
  searchKinds.map((kind, place) => sql`(${kind}::text, ${place}::int, ${`'#${kind}'`}::tsquery)`),
  sql`, `,
);

/**
 * One page of what matches, the best first, and how many there are of each kind. Whatever the number
 * of jobs: each kind's matches come from the index (the kind is a lexeme of it), first those in
 * titles, then those anywhere, and at most `countedAtMost` of each are ranked and counted.
 * A match of all words in the title goes before any other, then the rank decides.
 */
export async function find(payload: Payload, { question, kind, page, limit, now }: Wanted): Promise<Found> {
  const isOpen = sql`(entry.last_day is null or entry.last_day >= ${startOfDay(now)})`;
  const { rows } = await execute(payload)<{ totals: Found['totals'] | null; rows: FoundRow[] | null }>(sql`
    with asked as materialized (select ${tsquery(question)} as query),
    kinds (kind, place, lexeme) as (values ${kindRows}),
    candidates as materialized (
      select kinds.kind, kinds.place, match.id, bool_or(match.in_title) as in_title
      from asked cross join kinds cross join lateral (
        (select entry.id, true as in_title from search_entries entry
          where entry.title_words @@ (asked.query && kinds.lexeme) and ${isOpen} limit ${countedAtMost})
        union all
        (select entry.id, false from search_entries entry
          where entry.words @@ (asked.query && kinds.lexeme) and ${isOpen} limit ${countedAtMost})
      ) match
      -- A question of words to leave out alone asks for nothing; “T” is what cannot be looked up.
      where querytree(asked.query) not in ('', 'T')
      group by 1, 2, 3
    ),
    ranked as materialized (
      select candidates.*, row_number() over best as number,
        candidates.in_title::int + ts_rank_cd('{0.05, 0.2, 0.5, 1}', entry.words, asked.query, 33) as score
      from candidates cross join asked
      -- “limit” keeps it a look-up for each: the planner expects far more of them, and would read all entries.
      cross join lateral (select words from search_entries where id = candidates.id limit 1) entry
      window best as (partition by candidates.kind order by candidates.in_title desc, candidates.id)
    ),
    counted as (select * from ranked where number <= ${countedAtMost}),
    shown as (
      select id, score, place from counted where ${kind ? sql`kind = ${kind}` : sql`true`}
      order by score desc, place, id limit ${limit} offset ${(page - 1) * limit}
    )
    select
      (select json_object_agg(kind, total) from (select kind, count(*)::int as total from counted group by kind) totals) as totals,
      (select json_agg(result order by score desc, place, id) from (
        select shown.score, shown.place, shown.id, entry.kind, entry.path, entry.summary,
          ts_headline('english', translate(entry.title, '/', ${marks.slash}), asked.query,
            ${headline('HighlightAll=true')}) as title,
          ts_headline('english',
            translate(left(concat_ws(' · ', nullif(entry.summary, ''), nullif(entry.body, '')), ${excerptFrom}), '/', ${marks.slash}),
            asked.query, ${headline('MaxFragments=2,MaxWords=22,MinWords=10')}) as excerpt
        from shown join search_entries entry using (id) cross join asked
      ) result) as rows`);
  return { rows: rows[0]?.rows ?? [], totals: rows[0]?.totals ?? {} };
}
