import { recordReads } from '@riverfront/backend/database/reads';
import { ContentUnavailable } from '@riverfront/backend/health/unavailable';
import { describe, expect, test, vi } from 'vitest';
import { createEntry } from './entry.ts';
import { createPageCache, type PageCacheOptions, resolvePartition } from './page-cache.ts';
import { revisionsOf } from './revision.ts';

type Render = () => Promise<Response>;

/** Creates a cache with a clock and a revision; `get` returns what was answered and how. */
function setUp(options: Partial<PageCacheOptions> = {}) {
  const state = { revision: 'a', now: 0, renders: 0 };
  const cache = createPageCache({ revision: () => state.revision, now: () => state.now, ...options });
  const page =
    (text: string, status = 200): Render =>
    async () => {
      state.renders += 1;
      return new Response(text, { status });
    };
  async function get(key: string, render: Render) {
    const { entry, result } = await cache.get(key, render);
    return [entry.status === 200 ? entry.body.toString() : entry.status, result];
  }
  return { state, cache, page, get };
}

const failures: [string, Render][] = [
  ['a 503', async () => new Response('down', { status: 503 })],
  ['an exception', () => Promise.reject(new ContentUnavailable('down'))],
];

describe('the page cache', () => {
  test('renders again after the maximum age, so that closing dates take effect', async () => {
    const { state, get, page } = setUp({ maxAgeMs: 1_000 });
    await get('/', page('one'));
    state.now = 1_000;
    expect(await get('/', page('two'))).toEqual(['two', 'miss']);
  });

  test('renders again only what has read the published kind', async () => {
    const revisions = (jobs: string) =>
      revisionsOf({
        all: jobs,
        byKind: new Map([
          ['jobs', jobs],
          ['menus', 'a'],
        ]),
      });
    let revision = revisions('b');
    const cache = createPageCache({ revision: (reads) => revision(reads) });
    const get = async (path: string, kinds: string[]) => {
      const { result } = await cache.get(path, async () => {
        recordReads(kinds);
        return new Response(path);
      });
      return result;
    };
    const getAll = async () => [
      await get('/about', ['menus']),
      await get('/careers', ['menus', 'jobs']),
      await get('/sitemap.xml', ['*']),
    ];
    expect(await getAll()).toEqual(['miss', 'miss', 'miss']);
    expect(await getAll()).toEqual(['hit', 'hit', 'hit']);
    revision = revisions('c');
    expect(await getAll()).toEqual(['hit', 'miss', 'miss']);
    // A change that no kind accounts for may concern every page.
    revision = revisionsOf({
      all: 'd',
      byKind: new Map([
        ['jobs', 'c'],
        ['menus', 'a'],
      ]),
    });
    expect(await getAll()).toEqual(['miss', 'miss', 'miss']);
  });

  test('others get the older entry while one renders, for 1.7 s after the publication', async () => {
    const { state, cache, page } = setUp({ previous: () => 'a', changedAt: () => 10_000 });
    await cache.get('/', page('old'));
    Object.assign(state, { revision: 'b', now: 10_500 });
    const gate = Promise.withResolvers<void>();
    const first = cache.get('/', async () => {
      await gate.promise;
      return new Response('new');
    });
    const text = async (answer: ReturnType<typeof cache.get>) => {
      const { entry, result } = await answer;
      return [entry.body.toString(), result];
    };
    expect(await text(cache.get('/', page('never')))).toEqual(['old', 'stale']);
    state.now = 11_700;
    const third = cache.get('/', page('never'));
    gate.resolve();
    expect([await text(first), await text(third)]).toEqual([
      ['new', 'miss'],
      ['new', 'miss'],
    ]);
    expect(await text(cache.get('/', page('never')))).toEqual(['new', 'hit']);
  });

  test('nobody gets an entry that an earlier publication has made stale', async () => {
    const { state, cache, page } = setUp({ previous: () => 'b', changedAt: () => 10_000 });
    await cache.get('/', page('old'));
    Object.assign(state, { revision: 'c', now: 10_500 });
    const answers = await Promise.all([cache.get('/', page('new')), cache.get('/', page('never'))]);
    expect(answers.map(({ entry, result }) => [entry.body.toString(), result])).toEqual([
      ['new', 'miss'],
      ['new', 'miss'],
    ]);
  });

  test('shares one render among concurrent requests', async () => {
    const { state, cache, page } = setUp();
    const answers = await Promise.all(Array.from({ length: 20 }, () => cache.get('/', page('one'))));
    expect(state.renders).toBe(1);
    expect(new Set(answers.map(({ entry }) => entry.etag)).size).toBe(1);
  });

  describe('while two pages are being rendered', () => {
    /** Starts as many renders as run at once. */
    function occupy(cache: ReturnType<typeof createPageCache>) {
      const gate = Promise.withResolvers<void>();
      const started: string[] = [];
      const start = (key: string) =>
        cache.get(key, async () => {
          started.push(key);
          await gate.promise;
          return new Response(key);
        });
      return { gate, started, start, occupied: ['/a', '/b'].map(start) };
    }

    test('others wait, screens first and what can be invented last', async () => {
      const { cache } = setUp();
      const { gate, started, start, occupied } = occupy(cache);
      const waiting = ['/search?q=x', '/insights/one', '/careers'].map(start);
      await vi.waitFor(() => expect(started).toEqual(['/a', '/b']));
      gate.resolve();
      await Promise.all([...occupied, ...waiting]);
      expect(started.slice(2)).toEqual(['/careers', '/insights/one', '/search?q=x']);
    });

    test('a call that a page makes does not wait', async () => {
      const { cache, page } = setUp();
      const gate = Promise.withResolvers<void>();
      const render = async () => {
        await gate.promise;
        return new Response((await cache.get('/api/x', page('call'))).entry.body);
      };
      const pages = ['/a', '/b'].map((key) => cache.get(key, render));
      const waiting = cache.get('/api/x', page('call'));
      gate.resolve();
      const answers = await Promise.all(pages);
      await waiting;
      expect(answers.map(({ entry }) => entry.body.toString())).toEqual(Array(2).fill('call'));
    });

    test('everybody gets an entry that has just become stale, and it is rendered afterwards', async () => {
      const { state, cache, get, page } = setUp({ previous: () => 'a', changedAt: () => 10_000 });
      await get('/', page('old'));
      Object.assign(state, { revision: 'b', now: 10_500 });
      const { gate, occupied } = occupy(cache);
      expect(await get('/', page('new'))).toEqual(['old', 'stale']);
      gate.resolve();
      await Promise.all(occupied);
      await vi.waitFor(async () => expect(await get('/', page('never'))).toEqual(['new', 'hit']));
    });
  });

  test('does not store a render that a publication has overtaken', async () => {
    const { state, get, page } = setUp();
    const [begun, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const old = get('/', async () => {
      begun.resolve();
      await gate.promise;
      return new Response('old');
    });
    await begun.promise;
    state.revision = 'b';
    const fresh = await get('/', page('new'));
    gate.resolve();
    expect([await old, fresh].map(([text]) => text)).toEqual(['old', 'new']);
    expect(await get('/', page('newer'))).toEqual(['new', 'hit']);
  });

  test.each(failures)('serves the older entry after %s', async (_, fail) => {
    const { state, get, page } = setUp();
    await get('/', page('good'));
    state.revision = 'b';
    expect(await get('/', fail)).toEqual(['good', 'stale']);
  });

  test.each(failures)('serves the fallback after %s, and does not store it', async (_, fail) => {
    const old = await createEntry(new Response('from disk'), {
      reads: new Set(),
      revision: 'a',
      storedAt: 0,
    });
    const cache = createPageCache({ revision: () => '', fallback: async () => old });
    const { entry, result } = await cache.get('/', fail);
    expect([entry.body.toString(), result]).toEqual(['from disk', 'stale']);
    expect((await cache.get('/', async () => new Response('new'))).entry.body.toString()).toBe('new');
  });

  test('hides no fault behind an older entry', async () => {
    const { state, get, page } = setUp();
    await get('/', page('good'));
    state.revision = 'b';
    expect(await get('/', page('', 500))).toEqual([500, 'miss']);
    await expect(get('/', () => Promise.reject(new TypeError('a fault')))).rejects.toThrow('a fault');
  });

  test('removes a page that is gone, and stores no errors', async () => {
    const { state, cache, get, page } = setUp();
    await get('/', page('good'));
    state.revision = 'b';
    expect(await get('/', page('gone', 404))).toEqual([404, 'miss']);
    state.revision = 'c';
    expect(await get('/', page('', 503))).toEqual([503, 'miss']);
    expect(cache.size).toBe(0);
  });

  test.each([404, 410])('serves %i from memory until the next publication', async (status) => {
    const { state, get, page } = setUp();
    await get('/gone', page('gone', status));
    expect(await get('/gone', page('back'))).toEqual([status, 'hit']);
    state.revision = 'b';
    expect(await get('/gone', page('back'))).toEqual(['back', 'miss']);
    expect(await get('/gone', page('never'))).toEqual(['back', 'hit']);
    state.revision = 'c';
    expect(await get('/gone', page('gone', status))).toEqual([status, 'miss']);
    expect(await get('/gone', page('never'))).toEqual([status, 'hit']);
  });

  test('missing pages evict each other, and no page', async () => {
    const { state, get, page } = setUp({ maxBytes: 10_000 });
    await get('/', page('good'));
    for (let n = 0; n < 2_000; n += 1) await get(`/${n}`, page('x'.repeat(500), 404));
    expect((await get('/', page('never')))[1]).toBe('hit');
    state.renders = 0;
    for (let n = 0; n < 2_000; n += 1) await get(`/${n}`, page('x', 404));
    expect(state.renders).toBeGreaterThan(1_400);
  });

  test.each([
    ['page numbers', (n: number) => `/api/blogs/list?page=${n + 2}&limit=20`],
    ['limits', (n: number) => `/api/blogs/list?page=1&limit=${n}`],
    ['published pages', (n: number) => `/insights/${n}`],
  ])('%s evict no screen', async (_, path) => {
    const { cache, get, page } = setUp({ maxBytes: 10_000 });
    const screens = ['/', '/careers', '/api/jobs?page=1&limit=5&status=active'];
    for (const screen of screens) await get(screen, page('x'.repeat(1_000)));
    for (let n = 0; n < 1_500; n += 1) await get(path(n), page('x'.repeat(1_000)));
    for (const screen of screens) expect((await get(screen, page('never')))[1]).toBe('hit');
    expect(cache.size).toBeLessThan(10);
  });

  test('does not store a response with no-store', async () => {
    const { get, page } = setUp();
    await get('/careers/x', async () => new Response('one', { headers: { 'cache-control': 'no-store' } }));
    expect(await get('/careers/x', page('two'))).toEqual(['two', 'miss']);
  });
});

test.each([
  ['/', 'screen'],
  ['/api/api/home/list', 'screen'],
  ['/api/privacy/get/Terms and Conditions', 'screen'],
  ['/api/home/get-hero-data?type=Home', 'screen'],
  ['/api/blogs/list?page=1&limit=20', 'screen'],
  ['/careers?page=2', 'page'],
  ['/careers/sap-consultant', 'page'],
  ['/api/jobs/sap-consultant', 'page'],
  ['/sitemap.xml', 'page'],
  ['/api/sharing/find?path=%2Fabout', 'screen'],
  ['/api/sharing/find?path=%2Fcareers%2Fsap-consultant', 'page'],
])('%s is in the partition %s', (key, kind) => {
  expect(resolvePartition(key)).toBe(kind);
});

test.each([
  ['a limit that no screen uses', '/api/blogs/list?page=1&limit=7'],
  ['a page that is no number', '/careers?page=abc'],
  ['a filter', '/api/jobs?type=full-time'],
  ['an invented status', '/api/jobs?status=invented'],
  ['an invented page name', '/api/home/get-hero-data?type=invented'],
  ['the card of a variant', '/api/sharing/find?path=%2FAbout'],
  ['a notice', '/contact?sent=1'],
  ['an encoded delimiter', '/api/jobs%2Fx'],
  ['upper case', '/About'],
  ['two slashes', '/careers//sap-consultant'],
  ['broken percent encoding', '/%zz'],
  ['a name of the prototype', '/careers?constructor=1'],
])('a key with %s is a variant', (_, key) => {
  expect(resolvePartition(key)).toBe('variant');
});
