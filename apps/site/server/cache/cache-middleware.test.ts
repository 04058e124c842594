import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { beforeEach, describe, expect, test } from 'vitest';
import { cacheMiddleware } from './cache-middleware.ts';
import { chooseEncoding } from './entry.ts';
import { createPageCache, OverloadedError } from './page-cache.ts';

let rendered: string[] = [];
let app: Hono;

beforeEach(() => {
  rendered = [];
  app = new Hono();
  app.use(
    cacheMiddleware({
      cache: createPageCache({ revision: () => 'a' }),
      allowedParameters: () => ['page', 'limit'],
      render: async (path) => {
        rendered.push(path);
        const headers = { location: '/new?tab=1#part' };
        if (path.startsWith('/moved')) return new Response(null, { status: 301, headers });
        return new Response('<p>hello</p>'.repeat(20), { headers: { 'content-type': 'text/html' } });
      },
    }),
  );
  app.post('/', (c) => c.text('posted'));
});

describe('the cache middleware', () => {
  test('passes only the allowed parameters to the renderer, in one order', async () => {
    await app.request('/list?utm=x&limit=5&page=2');
    const second = await app.request('/list?page=2&limit=5&evil=<script>');
    expect(rendered).toEqual(['/list?page=2&limit=5']);
    expect(second.headers.get('x-cache')).toBe('hit');
  });

  test('passes the other parameters on to where a redirect leads', async () => {
    const moved = await app.request('/moved?page=9&utm_source=linkedin&utm_medium=a%20b');
    expect(moved.headers.get('location')).toBe('/new?tab=1&utm_source=linkedin&utm_medium=a+b#part');
    expect((await app.request('/moved')).headers.get('location')).toBe('/new?tab=1#part');
  });

  test('answers 503 and when to try again while too many pages are rendered', async () => {
    const busy = new Hono();
    const get = () => Promise.reject(new OverloadedError());
    const cache = { get, fresh: () => undefined, size: 0 };
    busy.use(cacheMiddleware({ cache, allowedParameters: () => [], render: async () => new Response() }));
    for (const path of ['/', '/api/jobs']) {
      const answer = await busy.request(path);
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
      expect(await answer.text()).toContain('Please try again in a few seconds.');
    }
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
  [undefined, 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['gzip;q=0', 'identity'],
] as const)('Accept-Encoding %s → %s', (accept, encoding) => {
  expect(chooseEncoding(accept)).toBe(encoding);
});
