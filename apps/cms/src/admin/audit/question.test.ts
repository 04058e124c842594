import { expect, test } from 'vitest';
import { queryOf } from '../query-of.ts';
import { questionIn, whereOf } from './question.ts';

test('a question becomes an address and comes back from it', () => {
  const question = {
    kind: 'jobs',
    action: 'published',
    who: 'Asha',
    from: '2026-10-31',
    to: '2026-10-31',
  };
  const address = new URLSearchParams(queryOf({ where: { and: whereOf(question) } }));
  expect(address.get('where[and][0][kind][equals]')).toBe('jobs');
  expect(questionIn(address)).toEqual(question);
});

test('the last day is asked for whole', () => {
  const [from, to] = whereOf({ from: '2026-10-31', to: '2026-10-31' });
  const moment = (condition: unknown) =>
    Date.parse(Object.values(condition as Record<string, string>)[0] ?? '');
  expect(moment(to?.createdAt) - moment(from?.createdAt)).toBe(24 * 60 * 60 * 1000);
});

test('what is left empty is not asked', () => {
  expect(whereOf({ kind: '', action: '', who: ' ', from: '', to: '' })).toEqual([]);
  expect(questionIn(new URLSearchParams('where[kind][equals]=&page=2'))).toMatchObject({ action: undefined });
});
