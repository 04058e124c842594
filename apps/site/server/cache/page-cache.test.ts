import { once } from 'node:events';
import { createServer, type RequestListener, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { listen } from '@riverfront/backend/testing/close-at-end';
import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { beforeAll, describe, expect, test } from 'vitest';
import { createCache, isCacheable } from './cache.ts';
import { pageCache, serveHits } from './page-cache.ts';

const origin = 'https://www.riverfront.example';
const state = { revision: 'a', rendered: [] as string[], isDown: false };
const cache = createCache({ revision: () => state.revision });
const app = new Hono();
app.use(
  pageCache({
    ...{ cache, origin, applies: (c) => c.req.query('preview') === undefined },
    limit: (c) => (c.req.query('search') === 'too-often' ? c.text('too many', 429) : undefined),
  }),
  requestId(),
);
app.get('/moved', (c) => c.redirect('/new?tab=1#part', 301));
app.get('/gone', (c) => c.text('gone', 410));
app.get('/private', (c) => c.text('mine', 200, { 'cache-control': 'no-store' }));
app.get('*', (c) => {
  state.rendered.push(c.req.url);
  if (state.isDown) return c.text('down', 503);
  if (c.req.query('preview') !== undefined) return c.text('not cached');
  return c.html(`<p>${c.req.url} ${c.req.header('cookie')}</p>`.repeat(90));
});
app.post('/', (c) => c.text('posted'));

describe('the page cache', () => {
  test('handlers see the path and the allowed parameters alone, in one order', async () => {
    state.rendered = [];
    const headers = { host: 'evil.example', cookie: 'a=b' };
    await app.request('http://evil.example/careers?utm=x&page=2', { headers });
    const second = await app.request('/careers?page=2&evil=<script>');
    expect(state.rendered).toEqual([`${origin}/careers?page=2`]);
    expect(second.headers.get('x-cache')).toBe('hit');
    expect(await second.text()).toContain('undefined');
    expect(second.headers.get('x-request-id')).toBeNull();
  });

  test('renders each search, and limits them', async () => {
    for (let n = 0; n < 2; n += 1)
      expect((await app.request('/careers?search=sap')).headers.get('x-cache')).toBe('miss');
    expect((await app.request('/careers?search=too-often')).status).toBe(429);
  });

  test('passes the other parameters on to where a redirect leads', async () => {
    const moved = await app.request('/moved?utm_source=linkedin&utm_medium=a%20b');
    expect(moved.headers.get('location')).toBe('/new?tab=1&utm_source=linkedin&utm_medium=a+b#part');
  });

  test.each(['/gone', '/private', '/moved'])('does not keep %s', async (path) => {
    for (let n = 0; n < 2; n += 1)
      expect((await app.request(path)).headers.get('x-cache'), path).toBe('miss');
  });

  test('serves the older page instead of one without content', async () => {
    const before = await (await app.request('/about')).text();
    Object.assign(state, { revision: 'outage', isDown: true });
    const older = await app.request('/about');
    expect([older.status, await older.text(), older.headers.get('x-cache')]).toEqual([200, before, 'stale']);
    expect(older.headers.get('age')).toBe('0');
    const unseen = await app.request('/services');
    expect([unseen.status, await unseen.text()]).toEqual([503, 'down']);
    state.isDown = false;
  });

  test('answers 503 and when to try again while too many pages are rendered', async () => {
    const busy = new Hono();
    const gate = Promise.withResolvers<void>();
    const options = { origin, applies: () => true, maxWaitMs: 1 };
    busy.use(pageCache({ cache: createCache({ revision: () => '' }), ...options }));
    busy.get('*', async (c) => {
      await gate.promise;
      return c.text('done');
    });
    const slow = [busy.request('/a'), busy.request('/b')];
    for (const path of ['/', '/api/jobs']) {
      const answer = await busy.request(path);
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
      expect(await answer.text()).toContain('Please try again in a few seconds.');
    }
    gate.resolve();
    expect((await Promise.all(slow)).map(({ status }) => status)).toEqual([200, 200]);
  });

  test('serves the older page while others are rendered, and renders the new one for the next request', async () => {
    const { promise: gate, resolve } = Promise.withResolvers<void>();
    let revision = 'a';
    const changedAt = Date.now();
    const published = createCache({
      revision: () => revision,
      previous: () => 'a',
      changedAt: () => changedAt,
    });
    const busy = new Hono();
    busy.use(pageCache({ cache: published, origin, applies: () => true }));
    busy.get('/slow/:n', async (c) => {
      await gate;
      return c.text('done');
    });
    busy.get('*', (c) => c.text(revision));
    await busy.request('/about');
    const slow = [busy.request('/slow/1'), busy.request('/slow/2')];
    revision = 'b';
    const older = await busy.request('/about');
    expect([await older.text(), older.headers.get('x-cache')]).toEqual(['a', 'stale']);
    resolve();
    await Promise.all(slow);
    const newer = await busy.request('/about');
    expect([await newer.text(), newer.headers.get('x-cache')]).toEqual(['b', 'miss']);
  });

  test('serves the same page in each encoding', async () => {
    const plain = await (await app.request('/')).text();
    const br = await app.request('/', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(br.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(Buffer.from(await br.arrayBuffer())).toString()).toBe(plain);
    const gzip = await app.request('/', { headers: { 'accept-encoding': 'gzip' } });
    expect(gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString()).toBe(plain);
  });

  test('tags each encoding, and answers only the tag of that encoding with 304', async () => {
    const tags = await Promise.all(
      ['identity', 'gzip', 'br'].map(async (encoding) => {
        const headers = { 'accept-encoding': encoding };
        const etag = (await app.request('/', { headers })).headers.get('etag') ?? '';
        for (const known of [etag, `W/${etag}`]) {
          const again = await app.request('/', { headers: { ...headers, 'if-none-match': known } });
          expect([again.status, await again.text()]).toEqual([304, '']);
        }
        return etag;
      }),
    );
    expect(new Set(tags).size).toBe(3);
    const other = { 'accept-encoding': 'br', 'if-none-match': tags[1] ?? '' };
    expect((await app.request('/', { headers: other })).status).toBe(200);
  });
});

test.each([
  '/',
  '/api/blogs/list?page=1&limit=20',
  '/sitemap.xml',
  '/api/sharing/find?path=%2Fcareers%2Fsap-consultant',
])('%s is cached', (key) => {
  expect(isCacheable(key)).toBe(true);
});

test.each([
  ['a limit that no screen uses', '/api/blogs/list?page=1&limit=7'],
  ['a page that is no number', '/careers?page=abc'],
  ['a filter', '/api/jobs?type=full-time'],
  ['an invented status', '/api/jobs?status=invented'],
  ['the card of a path that is spelt otherwise', '/api/sharing/find?path=%2FAbout'],
  ['an encoded delimiter', '/api/jobs%2Fx'],
  ['upper case', '/About'],
  ['two slashes', '/careers//sap-consultant'],
  ['broken percent encoding', '/%zz'],
  ['a name of the prototype', '/careers?constructor=1'],
])('a key with %s is not cached', (_, key) => {
  expect(isCacheable(key)).toBe(false);
});

describe('hits before the app', async () => {
  let passedOn = 0;
  let etag = '';
  const listener: RequestListener = getRequestListener(app.fetch);
  const hits = serveHits(cache, (incoming, outgoing) => {
    passedOn += 1;
    listener(incoming, outgoing);
  });
  const [direct, front] = [await listen(createServer(listener)), await listen(createServer(hits))];

  beforeAll(async () => {
    state.revision = 'hits';
    for (const path of ['/', '/careers?page=2', '/caf%C3%A9']) {
      for (const encoding of ['br', 'gzip', 'identity']) {
        // Twice: the first renders the page, the second prepares the variant.
        await ask(front, path, { 'accept-encoding': encoding });
        await ask(front, path, { 'accept-encoding': encoding });
      }
    }
    etag = (await ask(direct, '/')).headers.etag ?? '';
  });

  interface Options {
    method?: string;
    [header: string]: string | undefined;
  }

  /** Sends a request over a socket of its own; returns the response without its date. */
  async function ask(port: number, path: string, { method = 'GET', ...headers }: Options = {}) {
    const sent = request({ port, host: '127.0.0.1', path, method, headers, agent: false }).end();
    const [response] = await once(sent, 'response');
    const { date, 'x-request-id': _, ...rest } = response.headers as Record<string, string | undefined>;
    const body = (await buffer(response)).toString('base64');
    return { status: response.statusCode as number, headers: rest, body };
  }

  const requests: [name: string, path: string, options: () => Options, isHit: boolean][] = [
    ['GET', '/', () => ({}), true],
    ['GET, Brotli', '/', () => ({ 'accept-encoding': 'gzip, deflate, br, zstd' }), true],
    ['GET, Brotli excluded', '/', () => ({ 'accept-encoding': 'gzip;q=1.0, br;q=0' }), true],
    ['GET, all encodings excluded', '/', () => ({ 'accept-encoding': 'br;q=0, gzip;q=0.0' }), true],
    ['HEAD', '/', () => ({ method: 'HEAD', 'accept-encoding': 'br' }), true],
    ['304', '/', () => ({ 'if-none-match': etag }), true],
    [
      '304, weak, of several',
      '/',
      () => ({ 'if-none-match': `"x", W/${etag}`, 'accept-encoding': 'br' }),
      true,
    ],
    ['another tag', '/', () => ({ 'if-none-match': '"x"' }), true],
    ['HEAD, 304', '/', () => ({ method: 'HEAD', 'if-none-match': '*' }), true],
    ['cookies', '/', () => ({ cookie: 'a=b', authorization: 'Basic x' }), true],
    ['forwarding headers', '/', () => ({ 'x-forwarded-host': 'evil.example', 'x-request-id': 'mine' }), true],
    ['another host', '/', () => ({ host: 'evil.example' }), true],
    ['an unreadable host', '/', () => ({ host: 'evil example/' }), false],
    ['an allowed parameter', '/careers?page=2', () => ({}), true],
    ['an unknown parameter', '/?utm=x', () => ({}), false],
    ['a preview', '/?preview=token', () => ({}), false],
    ['encoded letters', '/caf%C3%A9', () => ({}), false],
    ['a path with dot segments', '/a/../', () => ({}), false],
    ['an absolute URL', 'http://evil.example/', () => ({}), false],
    ['another method', '/', () => ({ method: 'POST' }), false],
  ];

  test.each(requests)('%s: the same response as from the app', async (_, path, options, isHit) => {
    const expected = await ask(direct, path, options());
    passedOn = 0;
    expect(await ask(front, path, options())).toEqual(expected);
    expect(passedOn).toBe(isHit ? 0 : 1);
  });

  test('serves nothing older than the last publication', async () => {
    state.revision = 'next';
    passedOn = 0;
    expect((await ask(front, '/')).headers['x-cache']).toBe('miss');
    expect(passedOn).toBe(1);
  });
});
