import { execute, sql } from '@riverfront/backend/platform';
import { countedAtMost, type SearchKind, searchKinds } from '@riverfront/contract';
import type { Payload } from 'payload';
import { toStartOfDay } from '../../recruiting/index.ts';
import { marks } from './highlights.ts';
import { type Query, toTsquery } from './parse-query.ts';

interface FindOptions {
  query: Query;
  kind?: SearchKind | undefined;
  page: number;
  limit: number;
  now: Date;
}

/** A match; title and excerpt contain the marks of `highlights.ts`. */
interface Match extends Record<string, unknown> {
  kind: SearchKind;
  path: string;
  title: string;
  summary: string;
  excerpt: string;
}

export interface Matches {
  rows: Match[];
  /** Number of matches of each kind, at most `countedAtMost`; kinds without any are absent. */
  totals: Partial<Record<SearchKind, number>>;
}

/** Characters of a text to excerpt from: PostgreSQL parses all of them again. */
const excerptFrom = 6_000;

const headline = (fragments: string) =>
  `StartSel="${marks.begin}",StopSel="${marks.end}",FragmentDelimiter="${marks.gap}",${fragments}`;

/** VALUES instead of a set-returning function, for which PostgreSQL estimates 100 rows and would enable JIT. */
const kindRows = sql.join(
  searchKinds.map((kind, place) => sql`(${kind}::text, ${place}::int, ${`'#${kind}'`}::tsquery)`),
  sql`, `,
);

/**
 * Finds one page of matches, the best first, and counts each kind. The time does not depend on the number of jobs: each
 * kind's matches come from the index (the kind is a lexeme in it), those in titles first, and at most `countedAtMost` of
 * each are ranked and counted. Matches of all words in the title come first, then the rank decides.
 */
export async function findMatches(
  payload: Payload,
  { query, kind, page, limit, now }: FindOptions,
): Promise<Matches> {
  const isOpen = sql`(entry.last_day is null or entry.last_day >= ${toStartOfDay(now)})`;
  const { rows } = await execute(payload)<{ totals: Matches['totals'] | null; rows: Match[] | null }>(sql`
    with asked as materialized (select ${toTsquery(query)} as query),
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
      -- A query of excluded words alone matches nothing; “T” cannot use the index.
      where querytree(asked.query) not in ('', 'T')
      group by 1, 2, 3
    ),
    ranked as materialized (
      select candidates.*, row_number() over best as number,
        candidates.in_title::int + ts_rank_cd('{0.05, 0.2, 0.5, 1}', entry.words, asked.query, 33) as score
      from candidates cross join asked
      -- “limit” forces an index lookup per row: the planner overestimates them, and would scan all entries.
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
