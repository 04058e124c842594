import { countedAtMost, searchKinds } from '@riverfront/contract';
import { questionOf } from '../search/ask.ts';
import { correct } from '../search/correct.ts';
import { type Found, find } from '../search/find.ts';
import { excerptParts, titleParts } from '../search/parts.ts';
import type { Handler } from './handler.ts';

const nothing: Found = { rows: [], totals: {} };

/** What is published and matches, best first; where nothing does, what matches the words put right. */
export const search: Handler<'search'> = async (payload, { query }) => {
  const { kind, page, limit } = query;
  const ask = async (text: string) => {
    const question = questionOf(text);
    if (!question) return { question, found: nothing };
    return { question, found: await find(payload, { question, kind, page, limit, now: new Date() }) };
  };
  let { question, found } = await ask(query.q);
  let corrected: string | null = null;
  if (question && isEmpty(found)) {
    const other = await correct(payload, question.words);
    const again = other === undefined ? undefined : await ask(other);
    if (other !== undefined && again && !isEmpty(again.found)) {
      ({ question, found } = again);
      corrected = other;
    }
  }
  const kinds = searchKinds.map((name) => {
    const total = found.totals[name] ?? 0;
    return { kind: name, total, more: total >= countedAtMost };
  });
  const total = kinds.reduce((sum, one) => sum + (!kind || one.kind === kind ? one.total : 0), 0);
  return {
    success: true,
    results: found.rows.map((row) => ({
      kind: row.kind,
      title: titleParts(row.title, question?.last),
      path: row.path,
      excerpt: excerptParts(row.excerpt, row.summary),
    })),
    kinds,
    corrected,
    pagination: { page, limit, total, pages: Math.ceil(total / limit) },
  };
};

function isEmpty({ totals }: Found): boolean {
  return Object.keys(totals).length === 0;
}
