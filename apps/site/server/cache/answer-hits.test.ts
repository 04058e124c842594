import { once } from 'node:events';
import { createServer, type RequestListener, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerHits } from './answer-hits.ts';
import { cached } from './cached.ts';
import { createPageCache } from './page-cache.ts';

let revision = 'a';
const cache = createPageCache({ revision: () => revision });
let behind = 0;
let direct: Server;
let front: Server;
let etag = '';

beforeAll(async () => {
  const site = new Hono();
  site.use(requestId());
  site.get('/gone', (c) => c.text('gone', 410));
  site.get('*', (c) => c.html(`<p>${c.req.url.replace('http://site.example', '')}</p>`.repeat(90)));
  const app = new Hono();
  const answer = cached({
    cache,
    allowedParameters: () => ['page'],
    render: async (path) => site.request(new URL(path, 'http://site.example')),
  });
  app.use((c, next) => (c.req.query('preview') === undefined ? answer(c, next) : next()));
  app.all('*', (c) => c.text('behind the cache'));
  const listener: RequestListener = getRequestListener(app.fetch);
  direct = await listen(listener);
  front = await listen(
    answerHits(cache, (incoming, outgoing) => {
      behind += 1;
      listener(incoming, outgoing);
    }),
  );
  for (const path of ['/', '/gone', '/list?page=2', '/caf%C3%A9']) {
    for (const encoding of ['br', 'gzip', 'identity']) {
      // Twice: the first makes the page, the second what is ready to be sent of it.
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

interface Given {
  method?: string;
  [header: string]: string | undefined;
}

/** What a server answers over a socket, without what tells the time and the way it took. */
async function ask(server: Server, path: string, { method = 'GET', ...headers }: Given = {}) {
  const { port } = server.address() as AddressInfo;
  const asked = request({ port, host: '127.0.0.1', path, method, headers, agent: false });
  asked.end();
  const [response] = await once(asked, 'response');
  const pieces: Buffer[] = [];
  for await (const piece of response) pieces.push(piece);
  const { date, ...rest } = response.headers as Record<string, string | undefined>;
  return {
    status: response.statusCode as number,
    headers: rest,
    body: Buffer.concat(pieces).toString('base64'),
  };
}

const same: [name: string, path: string, given: () => Given, fromFront: boolean][] = [
  ['GET', '/', () => ({}), true],
  ['GET, Brotli', '/', () => ({ 'accept-encoding': 'gzip, deflate, br, zstd' }), true],
  ['GET, gzip', '/', () => ({ 'accept-encoding': 'gzip' }), true],
  ['GET, Brotli refused', '/', () => ({ 'accept-encoding': 'gzip;q=1.0, br;q=0' }), true],
  ['GET, nothing taken', '/', () => ({ 'accept-encoding': 'br;q=0, gzip;q=0.0' }), true],
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
  ['foreign headers', '/', () => ({ 'x-forwarded-host': 'evil.example', 'x-request-id': 'mine' }), true],
  ['another host', '/', () => ({ host: 'evil.example' }), true],
  ['an unreadable host', '/', () => ({ host: 'evil example/' }), false],
  ['a page that is gone', '/gone', () => ({ 'if-none-match': '*' }), true],
  ['an allowed parameter', '/list?page=2', () => ({}), true],
  ['an unknown parameter', '/?utm=x', () => ({}), false],
  ['a preview', '/?preview=token', () => ({}), false],
  ['letters that are encoded', '/caf%C3%A9', () => ({}), false],
  ['a path that has to be tidied', '/a/../', () => ({}), false],
  ['a whole address', 'http://evil.example/', () => ({}), false],
  ['another method', '/', () => ({ method: 'POST' }), false],
];

test.each(same)(
  '%s: the same answer with and without the way through the app',
  async (_, path, given, fromFront) => {
    const expected = await ask(direct, path, given());
    behind = 0;
    expect(await ask(front, path, given())).toEqual(expected);
    expect(behind).toBe(fromFront ? 0 : 1);
    expect(expected.headers['x-request-id']).toBeUndefined();
  },
);

test('a publication is seen at once', async () => {
  revision = 'b';
  behind = 0;
  expect((await ask(front, '/')).headers['x-cache']).toBe('miss');
  expect(behind).toBe(1);
});

test('the first visitor of all may say nothing about encodings', async () => {
  const fresh = await listen(answerHits(cache, (_, outgoing) => outgoing.end('from the app')));
  expect((await ask(fresh, '/')).status).toBe(200);
  fresh.close();
});
