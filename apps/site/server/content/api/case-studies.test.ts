import { type CaseFilter, caseFilters, pathOf, type ResponseOf } from '@riverfront/contract';
import { expect, test } from 'vitest';
import { openTestApp } from '../../../testing/open-app.ts';

const site = await openTestApp();
const { payload } = site.content;

const textOf = async (path: string) => (await site.app.request(path)).text();
const list = async (query: Partial<Record<CaseFilter, string>> = {}) =>
  JSON.parse(await textOf(pathOf('cases', {}, query))) as ResponseOf<'cases'>;

test('offers only filters that lead to a case, beside those chosen', async () => {
  const all = await list();
  expect(all.cases).toHaveLength(12);
  expect(all.cases[0]).toMatchObject({ isNamed: true, figure: { value: 'Day 2' } });
  for (const name of caseFilters)
    for (const { value, total } of all.filters[name])
      expect([value, (await list({ [name]: value })).cases.length]).toEqual([value, total]);
  const chemicals = await list({ industry: 'Chemicals' });
  expect(chemicals.filters.region.map(({ value }) => value)).toEqual(['Gujarat', 'United States']);
  expect(chemicals.filters.industry.length).toBe(all.filters.industry.length);
  expect((await list({ industry: 'Nothing' })).cases).toEqual([]);
});

test('serves no name, permission or note of any client', async () => {
  const { docs } = await payload.find({ collection: 'cases', pagination: false, depth: 1 });
  const secrets = docs.flatMap(({ internal, disclosure }) =>
    disclosure === 'withheld' ? (internal?.names ?? []) : [internal?.permittedOn ?? '', internal?.note ?? ''],
  );
  expect(secrets.length).toBeGreaterThan(12);
  const found = await Promise.all([
    textOf(pathOf('cases', {}, {})),
    ...docs.map(({ key }) => textOf(pathOf('caseDetails', { id: key ?? '' }))),
    ...docs.map(({ key }) => textOf(pathOf('socialPreview', {}, { path: `/case-studies/${key}` }))),
    ...docs.flatMap(({ internal }) =>
      (internal?.names ?? []).map(async (q) => {
        const { results } = JSON.parse(await textOf(pathOf('search', {}, { q: `"${q}"` })));
        return JSON.stringify(results);
      }),
    ),
    textOf(pathOf('home')),
    textOf('/sitemap-cases-1.xml'),
  ]);
  for (const text of found) for (const secret of secrets) expect(text).not.toContain(secret);
  expect(found.join()).not.toContain('permitted');
  expect(found.at(-1)).toContain('/case-studies/one-drum-in-14-minutes');
});
