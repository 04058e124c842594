import { describe, expect, test } from 'vitest';
import { createEntry } from './entry.ts';
import { createPageCache } from './page-cache.ts';

function setUp(options: { maxAgeMs?: number; maxBytes?: number } = {}) {
  const state = { revision: 'a', now: 0, renders: 0 };
  const cache = createPageCache({ revision: () => state.revision, now: () => state.now, ...options });
  const page =
    (text: string, status = 200) =>
    async () => {
      state.renders += 1;
      return new Response(text, { status });
    };
  return { state, cache, page };
}

describe('the page cache', () => {
  test('renders once and answers from memory', async () => {
    const { state, cache, page } = setUp();
    expect((await cache.get('/', page('one'))).result).toBe('miss');
    const second = await cache.get('/', page('two'));
    expect(second.result).toBe('hit');
    expect(second.entry.body.toString()).toBe('one');
    expect(state.renders).toBe(1);
  });

  test('renders anew when the revision moved', async () => {
    const { state, cache, page } = setUp();
    await cache.get('/', page('one'));
    state.revision = 'b';
    const { entry, result } = await cache.get('/', page('two'));
    expect([entry.body.toString(), result]).toEqual(['two', 'miss']);
  });

  test('renders anew after the longest age, so that closing dates take effect', async () => {
    const { state, cache, page } = setUp({ maxAgeMs: 1_000 });
    await cache.get('/', page('one'));
    state.now = 1_000;
    expect((await cache.get('/', page('two'))).entry.body.toString()).toBe('two');
  });

  test('runs one render per key however many ask at once', async () => {
    const { state, cache, page } = setUp();
    const answers = await Promise.all(Array.from({ length: 20 }, () => cache.get('/', page('one'))));
    expect(state.renders).toBe(1);
    expect(new Set(answers.map(({ entry }) => entry.etag)).size).toBe(1);
  });

  test('a render that began before a publication does not answer after it', async () => {
    const { state, cache, page } = setUp();
    const gate = Promise.withResolvers<void>();
    const old = cache.get('/', async () => {
      await gate.promise;
      return new Response('old');
    });
    state.revision = 'b';
    const fresh = await cache.get('/', page('new'));
    gate.resolve();
    expect((await old).entry.body.toString()).toBe('old');
    expect(fresh.entry.body.toString()).toBe('new');
    const later = await cache.get('/', page('newer'));
    expect([later.entry.body.toString(), later.result]).toEqual(['new', 'hit']);
  });

  test('searches evict each other, and no page', async () => {
    const { cache, page } = setUp({ maxBytes: 100_000 });
    const list = '/careers?page=2';
    await cache.get(list, page('good'));
    for (let n = 0; n < 200; n += 1) await cache.get(`/careers?search=${n}`, page('x'.repeat(1_000)));
    expect((await cache.get(list, page('never'))).result).toBe('hit');
    expect((await cache.get('/careers?search=199', page('never'))).result).toBe('hit');
    expect((await cache.get('/careers?search=1', page('anew'))).result).toBe('miss');
    expect(cache.size).toBeLessThan(10);
  });

  test.each([
    ['an answer of 503', async () => new Response('down', { status: 503 })],
    ['an exception', () => Promise.reject(new Error('down'))],
  ])('gives the older copy after %s', async (_, failing) => {
    const { state, cache, page } = setUp();
    await cache.get('/', page('good'));
    state.revision = 'b';
    const { entry, result } = await cache.get('/', failing);
    expect([entry.body.toString(), result]).toEqual(['good', 'stale']);
  });

  test('passes a failure on when there is no older copy', async () => {
    const { cache } = setUp();
    await expect(cache.get('/', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect((await cache.get('/', async () => new Response('', { status: 503 }))).entry.status).toBe(503);
  });

  test('forgets a page that is gone, and keeps nothing but 200', async () => {
    const { state, cache, page } = setUp();
    await cache.get('/', page('good'));
    state.revision = 'b';
    expect((await cache.get('/', page('gone', 404))).entry.status).toBe(404);
    state.revision = 'c';
    expect((await cache.get('/', async () => new Response('', { status: 503 }))).entry.status).toBe(503);
    expect(cache.size).toBe(0);
  });

  test.each([404, 410])('answers %i from memory until something is published', async (status) => {
    const { state, cache, page } = setUp();
    await cache.get('/gone', page('gone', status));
    expect((await cache.get('/gone', page('back'))).entry.status).toBe(status);
    state.revision = 'b';
    expect((await cache.get('/gone', page('back'))).entry.body.toString()).toBe('back');
    expect((await cache.get('/gone', page('never'))).entry.body.toString()).toBe('back');
    state.revision = 'c';
    expect((await cache.get('/gone', page('gone', status))).entry.status).toBe(status);
    expect((await cache.get('/gone', page('never'))).result).toBe('hit');
  });

  test('invented addresses push out each other, and no page', async () => {
    const { state, cache, page } = setUp({ maxBytes: 10_000 });
    await cache.get('/', page('good'));
    for (let n = 0; n < 2_000; n += 1) await cache.get(`/${n}`, page('x'.repeat(500), 404));
    expect((await cache.get('/', page('never'))).result).toBe('hit');
    state.renders = 0;
    for (let n = 0; n < 2_000; n += 1) await cache.get(`/${n}`, page('x', 404));
    expect(state.renders).toBeGreaterThan(1_400);
  });

  test.each([
    ['an answer of 503', async () => new Response('down', { status: 503 })],
    ['an exception', () => Promise.reject(new Error('down'))],
  ])('takes the last resort after %s, and keeps it not', async (_, failing) => {
    const old = await createEntry(new Response('from the disk'), 'a', 0);
    const cache = createPageCache({ revision: () => '', lastResort: async () => old });
    const { entry, result } = await cache.get('/', failing);
    expect([entry.body.toString(), result]).toEqual(['from the disk', 'stale']);
    expect((await cache.get('/', async () => new Response('new'))).entry.body.toString()).toBe('new');
  });

  test.each([
    ['page numbers', (n: number) => `/api/blogs/list?page=${n + 2}&limit=20`],
    ['limits', (n: number) => `/api/blogs/list?page=1&limit=${n}`],
    ['filters', (n: number) => `/api/jobs?type=${n}`],
    ['spellings', (n: number) => `/careers${'/'.repeat(n + 1)}`],
    ['published pages', (n: number) => `/insights/${n}`],
  ])('%s evict no screen', async (_, address) => {
    const { cache, page } = setUp({ maxBytes: 10_000 });
    const screens = ['/', '/careers', '/api/jobs?page=1&limit=5&status=active'];
    for (const path of screens) await cache.get(path, page('x'.repeat(1_000)));
    for (let n = 0; n < 1_500; n += 1) await cache.get(address(n), page('x'.repeat(1_000)));
    for (const path of screens) expect((await cache.get(path, page('never'))).result).toBe('hit');
    expect(cache.size).toBeLessThan(10);
  });

  test('an answer that forbids storing is not stored', async () => {
    const { cache, page } = setUp();
    const render = async () => new Response('one', { headers: { 'cache-control': 'no-store' } });
    await cache.get('/careers/x', render);
    expect((await cache.get('/careers/x', page('two'))).entry.body.toString()).toBe('two');
  });

  test('stays within its memory', async () => {
    const { cache, page } = setUp({ maxBytes: 10_000 });
    for (let n = 0; n < 50; n += 1) await cache.get(`/${n}`, page('x'.repeat(1_000)));
    expect(cache.size).toBeLessThan(6);
    expect(cache.size).toBeGreaterThan(2);
  });
});
