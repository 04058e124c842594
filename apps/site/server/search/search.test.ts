import { execute, sql } from '@riverfront/backend/database/transaction';
import { rebuildSearchIndex } from '@riverfront/backend/search/search-index';
import { addDays, toCompanyDate } from '@riverfront/backend/time/company-time';
import { failure, maxSearchLength, pathOf, type ResponseOf, type SearchText } from '@riverfront/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openTestApp } from '../../testing/open-app.ts';
import { findMatches } from './find-matches.ts';
import { parseQuery } from './parse-query.ts';

const site = await openTestApp();

type Answer = ResponseOf<'search'>;

async function search(q: string, query: Record<string, string> = {}): Promise<Answer> {
  await site.refresh();
  const answer = await site.app.request(pathOf('search', {}, { q, ...query }));
  expect(answer.status).toBe(200);
  return (await answer.json()) as Answer;
}

const textOf = (parts: SearchText[]) => parts.map(({ text }) => text).join('');
const matchesIn = (parts: SearchText[]) => parts.filter(({ match }) => match).map(({ text }) => text);
const paths = async (q: string, query: Record<string, string> = {}) =>
  (await search(q, { limit: '50', ...query })).results.map(({ path }) => path);

describe('search', () => {
  test('finds every kind of content at its path', async () => {
    for (const [q, kind, path] of [
      ['odoo erp', 'services', '/services/odoo-erp'],
      ['retail demand planning', 'solutions', '/solutions/retail-demand-planning'],
      ['clean core in practice', 'blogs', '/blogs/clean-core-in-practice'],
      ['EWM consultant', 'jobs', '/careers/sap-ewm-consultant-ahmedabad'],
      ['business technology platform', 'pages', '/sap-btp'],
      ['contact us', 'pages', '/contact'],
      ['home', 'pages', '/'],
      ['delaware', 'offices', '/map'],
    ] as const) {
      const { results } = await search(q, { kind });
      expect([q, results[0]?.path, results[0]?.kind]).toEqual([q, path, kind]);
    }
    const { kinds } = await search('consultant');
    for (const kind of ['jobs', 'team'])
      expect(kinds.find((one) => one.kind === kind)?.total).toBeGreaterThan(0);
    const legal = await search('privacy', { kind: 'legal' });
    expect(legal.results[0]?.path).toMatch(/^\/privacy-policy#[a-z-]+$/);
  });

  test('ranks matches in titles first, and highlights matches', async () => {
    const { results } = await search('odoo');
    expect(results[0]?.path).toBe('/services/odoo-erp');
    expect(matchesIn(results[0]?.title ?? [])).toEqual(['Odoo']);
    const inTitle = results.map(({ title }) => /odoo/i.test(textOf(title)));
    expect(inTitle).toEqual(inTitle.toSorted((a, b) => Number(b) - Number(a)));
    const [excerpt] = (await search('weighbridge')).results.map((result) => result.excerpt);
    expect(matchesIn(excerpt ?? [])[0]?.toLowerCase()).toMatch(/^weighbridge/);
    const roles = (await search('consultant', { kind: 'jobs' })).results.map(({ excerpt }) =>
      textOf(excerpt),
    );
    expect(roles.join()).toMatch(/Full-time/);
    expect(roles.join()).not.toMatch(/\bIN\b|INR/);
  });

  test('finds other forms of a word, an incomplete word and an exact phrase, and excludes words', async () => {
    expect(await paths('migrating')).toContain('/services/sap-s4hana-migration');
    const half = await search('consulti');
    expect(half.results.flatMap(({ title }) => matchesIn(title))).toContain('Consulting');
    const phrase = await paths('"clean core"');
    expect(phrase).toContain('/blogs/clean-core-in-practice');
    expect(await paths('"practice core clean"')).toEqual([]);
    const without = await paths('odoo -manufacturer');
    expect(without).not.toContain('/blogs/odoo-for-a-40-person-manufacturer');
    expect(without.length).toBeGreaterThan(0);
  });

  test('finds S/4HANA in any spelling, and shows the original one', async () => {
    const written = await paths('S/4HANA migration');
    expect(written[0]).toBe('/services/sap-s4hana-migration');
    for (const q of ['s4hana migration', 'S/4hana Migration', '4hana migration'])
      expect((await paths(q))[0]).toBe('/services/sap-s4hana-migration');
    const { results } = await search('S/4HANA migration');
    expect(textOf(results[0]?.title ?? [])).toContain('S/4HANA');
  });

  test('finds words with and without accents, in either normalisation form', async () => {
    const { payload } = site.content;
    await payload.create({
      collection: 'offices',
      data: {
        ...(await payload.find({ collection: 'offices', limit: 1 })).docs[0],
        label: 'São Paulo, José Müller',
      } as never,
    });
    for (const q of ['Sao Paulo', 'São Paulo', 'Sa\u0303o Paulo', 'SAO', 'Jose\u0301', 'jose muller'])
      expect([q, (await search(q)).results.map(({ title }) => textOf(title))]).toEqual([
        q,
        expect.arrayContaining([expect.stringContaining('São Paulo')]),
      ]);
  });

  test('corrects a typo where nothing matches, and says so', async () => {
    const { corrected, results } = await search('migartion');
    expect(corrected).toBe('migration');
    expect(results.map(({ path }) => path)).toContain('/services/sap-s4hana-migration');
    expect((await search('migration')).corrected).toBeNull();
    expect(await search('xqzzvwy')).toMatchObject({ results: [], corrected: null, pagination: { total: 0 } });
  });

  test('counts every kind, whichever is selected, and pages through all matches', async () => {
    const all = await search('sap', { limit: '7' });
    const jobs = await search('sap', { kind: 'jobs', limit: '100' });
    expect(jobs.kinds).toEqual(all.kinds);
    expect(jobs.results.every(({ kind }) => kind === 'jobs')).toBe(true);
    expect(jobs.results).toHaveLength(all.kinds.find(({ kind }) => kind === 'jobs')?.total ?? -1);
    expect(all.pagination.total).toBe(all.kinds.reduce((sum, { total }) => sum + total, 0));
    const seen = new Set<string>();
    for (let page = 1; page <= all.pagination.pages; page += 1)
      for (const result of (await search('sap', { limit: '7', page: String(page) })).results)
        seen.add(`${result.path} ${textOf(result.title)}`);
    expect(seen.size).toBe(all.pagination.total);
  });
});

describe('the index', () => {
  const word = 'quokkaville';
  const published = { _status: 'published' as const };

  async function sample<S extends 'services' | 'jobs'>(collection: S) {
    const { docs } = await site.content.payload.find({
      collection,
      where: { _status: { equals: 'published' } },
      limit: 1,
      depth: 0,
    });
    if (!docs[0]) throw new Error('no sample');
    return docs[0];
  }

  test('contains a document while it is published', async () => {
    const { payload } = site.content;
    const { id: _, key: __, createdAt: ___, updatedAt: ____, ...rest } = await sample('services');
    const { id } = await payload.create({
      collection: 'services',
      data: { ...rest, title: `About ${word}`, _status: 'draft' },
      draft: true,
      depth: 0,
    });
    expect(await paths(word)).toEqual([]);
    await payload.update({ collection: 'services', id, data: published });
    expect(await paths(word)).toEqual([`/services/about-${word}`]);
    await payload.update({ collection: 'services', id, data: { title: 'Still a draft' }, draft: true });
    expect(await paths(word)).toHaveLength(1);
    await payload.update({ collection: 'services', id, data: { _status: 'draft' } });
    expect(await paths(word)).toEqual([]);
    await payload.update({ collection: 'services', id, data: { ...published, title: `Anew ${word}` } });
    expect(await paths(word)).toHaveLength(1);
    await payload.delete({ collection: 'services', id });
    expect(await paths(word)).toEqual([]);
  });

  test('contains a job until it is closed or its last day has passed', async () => {
    const { payload } = site.content;
    const job = await sample('jobs');
    const path = `/careers/${job.key}`;
    const close = (availability: 'active' | 'closed') =>
      payload.update({ collection: 'jobs', id: job.id, data: { availability, closingOn: null } });
    await close('active');
    expect(await paths(job.title)).toContain(path);
    await close('closed');
    expect(await paths(job.title)).not.toContain(path);
    await close('active');
    expect(await paths(job.title)).toContain(path);
    const closingOn = addDays(toCompanyDate(new Date()), 3);
    await payload.update({ collection: 'jobs', id: job.id, data: { closingOn } });
    const query = parseQuery(job.title);
    if (!query) throw new Error('no query');
    const inDays = (days: number) =>
      findMatches(payload, {
        query,
        page: 1,
        limit: 50,
        withExcerpts: true,
        now: new Date(Date.now() + days * 86_400_000),
      });
    expect((await inDays(3)).rows.map((row) => row.path)).toContain(path);
    expect((await inDays(4)).rows.map((row) => row.path)).not.toContain(path);
  });

  test('is rebuilt by hand and by the next start', async () => {
    const { payload } = site.content;
    const state = async () =>
      (
        await execute(payload)(sql`select source, record, kind, path, title, summary, body, last_day
        from search_entries order by source, record`)
      ).rows;
    const before = await state();
    await execute(payload)(sql`insert into search_entries (source, record, kind, path, title)
      values ('services', '999999', 'services', '/services/gone', 'Gone')`);
    await execute(payload)(sql`delete from search_entries where source = 'blogs'`);
    expect(await rebuildSearchIndex(payload)).toBeGreaterThan(50);
    expect(await state()).toEqual(before);
    // A database from before there was a search.
    await execute(payload)(sql`delete from search_entries`);
    await execute(payload)(sql`delete from search_state`);
    await site.content.prepareAgain();
    expect(await state()).toEqual(before);
  }, 120_000);
});

describe('any query', () => {
  test('is accepted', async () => {
    const operators = ['"', "'", ':*', '&', '|', '!', '(', ')', '<->', '-', 'or', '#jobs'];
    const pieces = [...operators, '\\', '\0', 'sap', '%', '😀', 'नदी', ' ', '/', '\uD800', '$1', ';--'];
    const hostile = fc.oneof(
      fc.string({ unit: 'binary', maxLength: maxSearchLength }),
      fc
        .array(fc.constantFrom(...pieces), { maxLength: 20 })
        .map((chosen) => chosen.join('').slice(0, maxSearchLength)),
    );
    await fc.assert(
      fc.asyncProperty(hostile, async (q) => {
        const answer = await site.app.request(pathOf('search', {}, { q }));
        expect(answer.status).toBe(200);
      }),
      { numRuns: 40 },
    );
  }, 120_000);

  test('that is invalid is rejected with the reason', async () => {
    for (const [query, message] of [
      [{ q: 'a'.repeat(10_000) }, /^Please search for at most 100 characters\.$/],
      [{ q: 'sap', kind: 'users' }, /^kind must be one of services,/],
      [{ q: 'sap', page: '0' }, /^page must be/],
    ] as const) {
      const answer = await site.app.request(pathOf('search', {}, query));
      expect(answer.status).toBe(400);
      expect(failure.parse(await answer.json()).message).toMatch(message);
    }
  });

  test('without words finds nothing', async () => {
    for (const q of ['', '   ', '!!!', '😀', '-sap', '"', 'the and of', '#jobs'])
      expect([q, (await search(q)).pagination.total]).toEqual([q, q === '#jobs' ? expect.any(Number) : 0]);
  });

  test('returns markup as text', async () => {
    const { payload } = site.content;
    const { docs } = await payload.find({ collection: 'offices', limit: 1, depth: 0 });
    const [office] = docs;
    if (!office) throw new Error('no sample');
    const name = '5 < 6 & <b onclick=alert(1)>bold</b> bilbyhouse';
    await payload.update({ collection: 'offices', id: office.id, data: { name, _status: 'published' } });
    const { results } = await search('bilbyhouse');
    expect(textOf(results[0]?.excerpt ?? [])).toContain('bold</b> bilbyhouse');
    expect(matchesIn(results[0]?.excerpt ?? [])).toEqual(['bilbyhouse']);
  });
});
