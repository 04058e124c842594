import { countedAtMost, searchKinds } from '@riverfront/contract';
import type { Handler } from '../api/handler.ts';
import { correctTypos } from './correct-typos.ts';
import { findMatches, type Matches } from './find-matches.ts';
import { highlightExcerpt, highlightTitle } from './highlights.ts';
import { parseQuery } from './parse-query.ts';

const nothing: Matches = { rows: [], totals: {} };

/** Finds published content, the best match first; corrects typos where nothing matches. */
export const search: Handler<'search'> = async (payload, { query: { q, kind, page, limit, excerpts } }) => {
  const withExcerpts = excerpts === 'true';
  const find = async (text: string) => {
    const query = parseQuery(text);
    if (!query) return { query, matches: nothing };
    const options = { query, kind, page, limit, withExcerpts, now: new Date() };
    return { query, matches: await findMatches(payload, options) };
  };
  let { query, matches } = await find(q);
  let corrected: string | null = null;
  if (query && isEmpty(matches)) {
    const text = await correctTypos(payload, query.words);
    const retried = text === undefined ? undefined : await find(text);
    if (text !== undefined && retried && !isEmpty(retried.matches)) {
      ({ query, matches } = retried);
      corrected = text;
    }
  }
  const kinds = searchKinds.map((name) => {
    const total = matches.totals[name] ?? 0;
    return { kind: name, total, more: total >= countedAtMost };
  });
  const total = kinds.reduce((sum, one) => sum + (!kind || one.kind === kind ? one.total : 0), 0);
  return {
    success: true,
    results: matches.rows.map((row) => ({
      kind: row.kind,
      title: highlightTitle(row.title, query?.last),
      path: row.path,
      excerpt: withExcerpts ? highlightExcerpt(row.excerpt, row.summary) : [],
    })),
    kinds,
    corrected,
    pagination: { page, limit, total, pages: Math.ceil(total / limit) },
  };
};

function isEmpty({ totals }: Matches): boolean {
  return Object.keys(totals).length === 0;
}
