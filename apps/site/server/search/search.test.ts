import { execute, sql } from '@riverfront/backend/database/transaction';
import { addDays, toCompanyDate } from '@riverfront/backend/time/company-time';
import { failure, pathOf, type ResponseOf } from '@riverfront/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openTestApp } from '../../testing/open-app.ts';

const site = await openTestApp();

type Answer = ResponseOf<'search'>;

async function search(q: string, query: Record<string, string> = {}): Promise<Answer> {
  await site.refresh();
  const answer = await site.app.request(pathOf('search', {}, { q, ...query }));
  expect(answer.status).toBe(200);
  return (await answer.json()) as Answer;
}

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
      ['delaware', 'offices', '/map'],
    ] as const)
      expect((await search(q, { limit: '50' })).results, q).toContainEqual(
        expect.objectContaining({ kind, path }),
      );
    const legal = (await search('privacy', { limit: '100' })).results.filter(({ kind }) => kind === 'legal');
    expect(legal[0]?.path).toMatch(/^\/privacy-policy#[a-z-]+$/);
  });

  test('finds an incomplete word and an exact phrase, and excludes words', async () => {
    expect((await search('consulti')).results[0]?.title).toMatch(/Consulting/);
    expect(await paths('"clean core"')).toContain('/blogs/clean-core-in-practice');
    expect(await paths('"practice core clean"')).toEqual([]);
    const without = await paths('odoo -manufacturer');
    expect(without).not.toContain('/blogs/odoo-for-a-40-person-manufacturer');
    expect(without.length).toBeGreaterThan(0);
  });

  test('finds S/4HANA in any spelling, and shows the original one', async () => {
    for (const q of ['S/4HANA migration', 's4hana migration', 'S/4hana Migration', '4hana migration'])
      expect(await paths(q), q).toContain('/services/sap-s4hana-migration');
    const { results } = await search('S/4HANA migration');
    expect(results.map(({ title }) => title).join()).toContain('S/4HANA');
  });

  test('pages through all matches, each once', async () => {
    const { pagination } = await search('sap', { limit: '7' });
    const seen = new Set<string>();
    for (let page = 1; page <= pagination.pages; page += 1)
      for (const { path, title } of (await search('sap', { limit: '7', page: String(page) })).results)
        seen.add(`${path} ${title}`);
    expect(seen.size).toBe(pagination.total);
    expect((await search('xqzzvwy')).pagination.total).toBe(0);
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
    expect(await paths(job.title)).toContain(path);
    await execute(payload)(sql`update search_entries set last_day = current_date - 2 where path = ${path}`);
    // Another limit, because the answer above is stored.
    expect(await paths(job.title, { limit: '49' })).not.toContain(path);
  });

  test('is filled by the next start where it is empty', async () => {
    const run = execute(site.content.payload);
    const state = async () =>
      (
        await run(
          sql`select source, record, kind, path, title, body from search_entries order by source, record`,
        )
      ).rows;
    const before = await state();
    expect(before.length).toBeGreaterThan(50);
    await run(sql`delete from search_entries`);
    await site.content.prepareAgain();
    expect(await state()).toEqual(before);
  }, 120_000);
});

describe('any query', () => {
  test('is accepted', async () => {
    const operators = ['"', "'", ':*', '&', '|', '!', '(', ')', '<->', '-', 'or', '#jobs'];
    const pieces = [...operators, '\\', '\0', 'sap', '%', '😀', 'नदी', ' ', '/', '\uD800', '$1', ';--'];
    const hostile = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 100 }),
      fc.array(fc.constantFrom(...pieces), { maxLength: 20 }).map((chosen) => chosen.join('').slice(0, 100)),
    );
    await fc.assert(
      fc.asyncProperty(hostile, async (q) => {
        const answer = await site.app.request(pathOf('search', {}, { q }));
        expect(answer.status).toBe(200);
      }),
      { numRuns: 40 },
    );
  }, 120_000);

  test('that is too long is rejected with the reason', async () => {
    const answer = await site.app.request(pathOf('search', {}, { q: 'a'.repeat(10_000) }));
    expect(answer.status).toBe(400);
    const { message } = failure.parse(await answer.json());
    expect(message).toBe('Please search for at most 100 characters.');
  });

  test('without words finds nothing', async () => {
    for (const q of ['', '   ', '!!!', '😀', '-sap', '"'])
      expect([q, (await search(q)).pagination.total]).toEqual([q, 0]);
  });
});
