import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { beforeEach, describe, expect, test } from 'vitest';
import { cached, cleanPath } from './cached.ts';
import { chooseEncoding } from './entry.ts';
import { createPageCache } from './page-cache.ts';

let seen: string[] = [];
let app: Hono;

beforeEach(() => {
  seen = [];
  app = new Hono();
  app.use(
    cached({
      cache: createPageCache({ revision: () => 'a' }),
      allowedParameters: () => ['page', 'limit'],
      render: async (path) => {
        seen.push(path);
        return new Response('<p>hello</p>'.repeat(20), { headers: { 'content-type': 'text/html' } });
      },
    }),
  );
  app.post('/', (c) => c.text('posted'));
});

describe('cached answers', () => {
  test('only the allowed parameters reach the renderer, in one order', async () => {
    await app.request('/list?utm=x&limit=5&page=2');
    const second = await app.request('/list?page=2&limit=5&evil=<script>');
    expect(seen).toEqual(['/list?page=2&limit=5']);
    expect(second.headers.get('x-cache')).toBe('hit');
  });

  test('a foreign host or forwarding header changes nothing', async () => {
    await app.request('/', { headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } });
    const answer = await app.request('/');
    expect(answer.headers.get('x-cache')).toBe('hit');
    expect(await answer.text()).not.toContain('evil');
  });

  test('each encoding decodes to the same page', async () => {
    const plain = await (await app.request('/')).text();
    const br = await app.request('/', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(br.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(Buffer.from(await br.arrayBuffer())).toString()).toBe(plain);
    const gzip = await app.request('/', { headers: { 'accept-encoding': 'gzip' } });
    expect(gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString()).toBe(plain);
  });

  test('the tag that was sent comes back as 304 without a body', async () => {
    const first = await app.request('/');
    const etag = first.headers.get('etag') ?? '';
    const again = await app.request('/', { headers: { 'if-none-match': `W/${etag}` } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  test('HEAD has the headers of GET and no body', async () => {
    const answer = await app.request('/', { method: 'HEAD' });
    expect(answer.headers.get('content-length')).toBe('240');
    expect(await answer.text()).toBe('');
  });

  test('other methods pass by', async () => {
    expect(await (await app.request('/', { method: 'POST' })).text()).toBe('posted');
    expect(seen).toEqual([]);
  });
});

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['br;q=0.5', 'br'],
  ['BR', 'br'],
  ['gzip;q=0', 'identity'],
] as const)('Accept-Encoding %s → %s', (accept, encoding) => {
  expect(chooseEncoding(accept)).toBe(encoding);
});

test('a path keeps no parameter that is not allowed', () => {
  expect(cleanPath('http://x/a?b=1', '/a', [])).toBe('/a');
  expect(cleanPath('http://x/a?page=1&page=2', '/a', ['page'])).toBe('/a?page=1');
});
