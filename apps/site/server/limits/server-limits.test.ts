import { createServer } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { getRequestListener } from '@hono/node-server';
import { listen } from '@riverfront/backend/testing/close-at-end';
import { expect, test } from 'vitest';
import { openTestApp } from '../../testing/open-app.ts';
import { limitServer, serverOptions } from './server-limits.ts';

const { app } = await openTestApp();
const server = createServer(serverOptions, getRequestListener(app.fetch));
limitServer(server);
const port = await listen(server);

/** Sends raw bytes, and reads all that comes until the server closes the connection. */
async function send(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes, 'latin1');
  return text(socket);
}

const get = (target: string, ...lines: string[]) =>
  `GET ${target} HTTP/1.1\r\n${['Host: x', ...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`;

/** A second request in the body of the first one. */
const hidden = get('/api/settings/get');

const post = (lines: string[], body: string) =>
  `POST /api/contactUs/add HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${lines.join('\r\n')}\r\n\r\n${body}`;

test.each([
  post([`Content-Length: ${5 + hidden.length}`, 'Transfer-Encoding: chunked'], `0\r\n\r\n${hidden}`),
  post(['Content-Length: 2', 'Content-Length: 60'], `{}${hidden}`),
  post(['Content-Length: +2'], `{}${hidden}`),
  post(['Transfer-Encoding: xchunked'], `0\r\n\r\n${hidden}`),
  post(['Transfer-Encoding : chunked'], `0\r\n\r\n${hidden}`),
  'GET / HTTP/1.1\r\n\r\n',
  `GET / HTTP/1.1\nHost: x\n\n${hidden}`,
])('a request that two servers might read differently is rejected once: %j', async (bytes) => {
  const answer = await send(bytes);
  expect(answer.match(/^HTTP\/1\.1 \d{3}/gm)).toEqual(['HTTP/1.1 400']);
});

test.each([
  ['a header of 100 KB', get('/healthz', `X: ${'x'.repeat(100_000)}`), 431],
  ['2,000 headers', get('/healthz', ...Array.from({ length: 2_000 }, (_, n) => `X-${n}: 12345678`)), 431],
  ['an address of 100 KB', get(`/${'a'.repeat(100_000)}`), 431],
  ['a cookie of 15 KB', get('/healthz', `Cookie: ${'a'.repeat(15_000)}`), 200],
])('answers %s and goes on', async (_, bytes, status) => {
  expect(await send(bytes)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(await send(get('/healthz'))).toMatch(/^HTTP\/1\.1 200 /);
});

test.each([
  '/%00',
  '/about%00.css',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/assets/..%2f..%2fserver/index.js',
  '/api/media/..%2f..%2fpayload-secret',
  '/%',
  '/%c0%ae%c0%ae/',
  '/.env',
  '*',
  '/__outbox/x.css',
  '//evil.example',
  '//evil.example.data',
  '/\\evil.example',
  '/%2F%2Fevil.example',
  '/%09/evil.example',
  '/careers//evil.example',
  'http://evil.example/nothing-here',
  '/%0d%0aLocation:%20https://evil.example/',
])('%s is no error, reveals no file, and leads to no other site', async (target) => {
  const answer = await send(get(target));
  expect(answer).toMatch(/^HTTP\/1\.1 [2-4]\d\d /);
  expect(answer).not.toMatch(/root:x:|import\{|PAYLOAD|^location: *(?:https?:)?[/\\]{2}|^set-cookie/im);
});
