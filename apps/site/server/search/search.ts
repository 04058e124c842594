import { execute, sql } from '@riverfront/backend/database/transaction';
import { today } from '@riverfront/backend/time/company-time';
import type { SearchResult } from '@riverfront/contract';
import type { Handler } from '../api/handler.ts';
import { countTo, paginationOf } from '../content/read-published.ts';

/** Finds published content, the best match first. The last word may be half typed. */
export const search: Handler<'search'> = async (payload, { query: { q, page, limit } }) => {
  const most = countTo({ page, limit });
  // A slash or hyphen inside a word separates words, as in the index; one before a word excludes it.
  const typed = q
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/(?<=\S)[-/]/g, ' ');
  // “*” goes to the last word alone: a query that ends with a parenthesis excludes a phrase. “T” is a query of
  // excluded words, which the index cannot answer.
  const { rows } = await execute(payload)<{ total: number; results: SearchResult[] | null }>(sql`
    with asked as materialized (
      select regexp_replace(websearch_to_tsquery('simple', fold_text(${typed}))::text, '''$', ''':*')::tsquery as query),
    found as materialized (
      select id, ts_rank('{0.01, 0.1, 0.1, 1}', words, query, 1) as rank from search_entries, asked
      where words @@ query and querytree(query) not in ('', 'T') and (last_day is null or last_day >= ${today()})
      limit ${most}),
    shown as (
      select kind, path, title, body, rank, id from found join search_entries using (id)
      order by rank desc, id limit ${limit} offset ${(page - 1) * limit})
    select (select count(*)::int from found) as total, (
      select json_agg(json_build_object('kind', kind, 'path', path, 'title', title,
        'excerpt', ts_headline('simple', left(body, 6000), query, 'StartSel="",StopSel="",MaxWords=30,MinWords=15'))
        order by rank desc, id) from shown, asked) as results`);
  const [{ total, results } = { total: 0, results: null }] = rows;
  return { success: true, results: results ?? [], pagination: paginationOf({ page, limit }, total) };
};
