import { execute, sql } from '@riverfront/backend/database/transaction';
import { today } from '@riverfront/backend/time/company-time';
import { countedAtMost, type SearchKind, searchKinds } from '@riverfront/contract';
import type { Payload } from 'payload';
import { marks } from './highlights.ts';
import { type Query, toTsquery } from './parse-query.ts';

interface FindOptions {
  query: Query;
  kind?: SearchKind | undefined;
  page: number;
  limit: number;
  withExcerpts: boolean;
  now: Date;
}

/** A match; title and excerpt contain the marks of `highlights.ts`. The excerpt is empty where none is wanted. */
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

/** Takes most of the time of a search of few entries. */
const excerpt = sql`ts_headline('english',
  translate(left(concat_ws(' · ', nullif(entry.summary, ''), nullif(entry.body, '')), ${excerptFrom}), '/', ${marks.slash}),
  asked.query, ${headline('MaxFragments=2,MaxWords=22,MinWords=10')})`;

/** Newest entries of a kind that are compared one by one, with their whole texts only where these are all. */
const newest = 100;

/** With so many matches among them a word is common: the titles of more entries cost less than all its positions. */
const common = 10;
const newestOfCommon = 1_000;

/** Matches of a kind whose whole text is ranked; the others follow them by their titles. */
const rankedAtMost = 30;

/** VALUES instead of a set-returning function, for which PostgreSQL estimates 100 rows and would enable JIT. */
const kindRows = sql.join(
  searchKinds.map((kind, place) => sql`(${kind}::text, ${place}::int, ${`'#${kind}'`}::tsquery)`),
  sql`, `,
);

const rank = (words: 'words' | 'title_words') =>
  sql`ts_rank_cd('{0.05, 0.2, 0.5, 1}', ${sql.raw(words)}, asked.query, 33)`;

/**
 * Finds one page of matches, the best first, and counts each kind. The time does not depend on the number of jobs:
 * candidates are the newest entries of a kind with the words in their titles, else what the index has for the kind (a
 * lexeme in it), those in titles first. At most `countedAtMost` of each kind are counted, and `rankedAtMost` of them
 * are ranked (docs/decisions/0033-site-search.md). Matches of all words in the title come first, then the
 * rank decides.
 */
export async function findMatches(
  payload: Payload,
  { query, kind, page, limit, withExcerpts, now }: FindOptions,
): Promise<Matches> {
  const isOpen = sql`(last_day is null or last_day >= ${today(now)})`;
  const newestOf = (count: number) => sql`(
    select id, title_words, words, last_day from search_entries
    where kind = kinds.kind order by -id limit ${count}) entry`;
  // “offset 0” has PostgreSQL compute each list of candidates once, and not wherever it is named.
  const { rows } = await execute(payload)<{ totals: Matches['totals'] | null; rows: Match[] | null }>(sql`
    with asked as materialized (select ${toTsquery(query)} as query),
    kinds (kind, place, lexeme) as (values ${kindRows}),
    matched as materialized (
      select kinds.kind, kinds.place, in_title.ids as in_title, in_text.ids as in_text
      from asked cross join kinds
      cross join lateral (
        select count(*) as size,
          coalesce(array_agg(id) filter (where title_words @@ asked.query and ${isOpen}), '{}') as ids
        from ${newestOf(newest)} offset 0
      ) newest
      cross join lateral (
        select case when newest.size = ${newest} and cardinality(newest.ids) >= ${common}
          then array(select id from ${newestOf(newestOfCommon)}
            where title_words @@ asked.query and ${isOpen} limit ${countedAtMost}) end as ids
        offset 0
      ) common
      cross join lateral (
        select case when newest.size < ${newest} then newest.ids
          when cardinality(common.ids) = ${countedAtMost} then common.ids
          else array(select id from search_entries
            where title_words @@ (asked.query && kinds.lexeme) and ${isOpen} limit ${countedAtMost}) end as ids
        offset 0
      ) in_title
      cross join lateral (
        select case when cardinality(in_title.ids) = ${countedAtMost} then '{}'
          when newest.size < ${newest}
          then array(select id from ${newestOf(newest)} where words @@ asked.query and ${isOpen})
          else array(select id from search_entries
            where words @@ (asked.query && kinds.lexeme) and ${isOpen} limit ${countedAtMost}) end as ids
        offset 0
      ) in_text
      -- A query of excluded words alone matches nothing; “T” cannot use the index.
      where querytree(asked.query) not in ('', 'T')
    ),
    candidates as materialized (
      select kind, place, unnest(in_title) as id, true as in_title from matched
      union all
      select kind, place, id, false from matched cross join unnest(in_text) id where id <> all(in_title)
    ),
    counted as materialized (
      select * from (
        select candidates.*, entry.words, row_number() over (
          partition by kind order by in_title desc, case when in_title then ${rank('title_words')} end desc, id desc
        ) as number
        from candidates cross join asked
        -- “limit” forces an index lookup per row: the planner overestimates them, and would scan all entries.
        cross join lateral (select words, title_words from search_entries where id = candidates.id limit 1) entry
      ) numbered
      where number <= ${countedAtMost}
    ),
    ranked as (
      select kind, place, id, in_title,
        case when number <= ${rankedAtMost} then ${rank('words')} else -number end as score
      from counted cross join asked
    ),
    shown as (
      select * from ranked where ${kind ? sql`kind = ${kind}` : sql`true`}
      order by in_title desc, score desc, place, id limit ${limit} offset ${(page - 1) * limit}
    )
    select
      (select json_object_agg(kind, total) from (select kind, count(*)::int as total from counted group by kind) totals) as totals,
      (select json_agg(result order by in_title desc, score desc, place, id) from (
        select shown.*, entry.path, entry.summary,
          ts_headline('english', translate(entry.title, '/', ${marks.slash}), asked.query,
            ${headline('HighlightAll=true')}) as title,
          ${withExcerpts ? excerpt : sql`''`} as excerpt
        from shown join search_entries entry using (id) cross join asked
      ) result) as rows`);
  return { rows: rows[0]?.rows ?? [], totals: rows[0]?.totals ?? {} };
}
