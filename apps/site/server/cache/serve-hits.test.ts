import { once } from 'node:events';
import { createServer, type RequestListener, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cacheMiddleware, serveHits } from './cache-middleware.ts';
import { createPageCache } from './page-cache.ts';

let revision = 'a';
const cache = createPageCache({ revision: () => revision });
let passedOn = 0;
let direct: Server;
let front: Server;
let etag = '';

beforeAll(async () => {
  const site = new Hono();
  site.use(requestId());
  site.get('/gone', (c) => c.text('gone', 410));
  site.get('*', (c) => c.html(`<p>${c.req.url.replace('http://site.example', '')}</p>`.repeat(90)));
  const app = new Hono();
  const answer = cacheMiddleware({
    cache,
    allowedParameters: () => ['page'],
    render: async (path) => site.request(new URL(path, 'http://site.example')),
  });
  app.use((c, next) => (c.req.query('preview') === undefined ? answer(c, next) : next()));
  app.all('*', (c) => c.text('not cached'));
  const listener: RequestListener = getRequestListener(app.fetch);
  direct = await listen(listener);
  front = await listen(
    serveHits(cache, (incoming, outgoing) => {
      passedOn += 1;
      listener(incoming, outgoing);
    }),
  );
  for (const path of ['/', '/gone', '/list?page=2', '/caf%C3%A9']) {
    for (const encoding of ['br', 'gzip', 'identity']) {
      // Twice: the first renders the page, the second prepares the variant.
      await ask(front, path, { 'accept-encoding': encoding });
      await ask(front, path, { 'accept-encoding': encoding });
    }
  }
  etag = (await ask(direct, '/')).headers.etag ?? '';
});
afterAll(() => Promise.all([direct, front].map((server) => server.close())));

async function listen(listener: RequestListener): Promise<Server> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

interface Options {
  method?: string;
  [header: string]: string | undefined;
}

/** Sends a request over a socket of its own; returns the response without its date. */
async function ask(server: Server, path: string, { method = 'GET', ...headers }: Options = {}) {
  const { port } = server.address() as AddressInfo;
  const sent = request({ port, host: '127.0.0.1', path, method, headers, agent: false }).end();
  const [response] = await once(sent, 'response');
  const { date, ...rest } = response.headers as Record<string, string | undefined>;
  const body = (await buffer(response)).toString('base64');
  return { status: response.statusCode as number, headers: rest, body };
}

const requests: [name: string, path: string, options: () => Options, isHit: boolean][] = [
  ['GET', '/', () => ({}), true],
  ['GET, Brotli', '/', () => ({ 'accept-encoding': 'gzip, deflate, br, zstd' }), true],
  ['GET, gzip', '/', () => ({ 'accept-encoding': 'gzip' }), true],
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
  ['a page that is gone', '/gone', () => ({ 'if-none-match': '*' }), true],
  ['an allowed parameter', '/list?page=2', () => ({}), true],
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
  expect(expected.headers['x-request-id']).toBeUndefined();
});

test('serves nothing older than the last publication', async () => {
  revision = 'b';
  passedOn = 0;
  expect((await ask(front, '/')).headers['x-cache']).toBe('miss');
  expect(passedOn).toBe(1);
});

test('serves a first request without Accept-Encoding', async () => {
  const fresh = await listen(serveHits(cache, (_, outgoing) => outgoing.end('from the app')));
  expect((await ask(fresh, '/')).status).toBe(200);
  fresh.close();
});
