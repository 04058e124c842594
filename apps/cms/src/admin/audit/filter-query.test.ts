import { setCompanyTimeZone } from '@riverfront/backend/time/company-time';
import { afterEach, expect, test, vi } from 'vitest';
import { toQueryString } from '../requests/staff-api.ts';
import { parseFilter, toConditions } from './filter-query.ts';

afterEach(() => void vi.unstubAllEnvs());

test('a filter survives the URL', () => {
  const filter = { kind: 'jobs', action: 'published', who: 'Asha', from: '2026-10-31', to: '2026-10-31' };
  const url = new URLSearchParams(toQueryString({ where: { and: toConditions(filter) } }));
  expect(url.get('where[and][0][kind][equals]')).toBe('jobs');
  expect(parseFilter(url)).toEqual(filter);
});

test('days are those of the company, wherever the reader is', () => {
  setCompanyTimeZone('Pacific/Auckland');
  vi.stubEnv('TZ', 'America/New_York');
  const [from] = toConditions({ from: '2026-11-27' });
  expect(from).toEqual({ createdAt: { greater_than_equal: '2026-11-26T11:00:00.000Z' } });
});

test('includes the whole of the last day', () => {
  const [from, to] = toConditions({ from: '2026-10-31', to: '2026-10-31' });
  const instant = (condition: unknown) =>
    Date.parse(Object.values(condition as Record<string, string>)[0] ?? '');
  expect(instant(to?.createdAt) - instant(from?.createdAt)).toBe(24 * 60 * 60 * 1000);
});
