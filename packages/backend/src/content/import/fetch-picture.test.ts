import { createServer } from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { closeAtEnd } from '../../../testing/close-at-end.ts';
import { createPictureFetcher, isPublicAddress } from './fetch-picture.ts';

const moved: Record<string, string> = {
  '/moved.png': 'https://www.old.example/a.png',
  '/away.png': 'https://evil.example/a.png',
  '/inside.png': 'http://127.0.0.1/a.png',
  '/loop.png': '/loop.png',
};

/** Stands for `old.example`; what the fetcher gives to `https.get` is kept. */
const server = createServer(({ url = '' }, response) => {
  const location = moved[url];
  if (location) response.writeHead(302, { location }).end();
  else response.writeHead(url === '/a.png' ? 200 : 404).end('x'.repeat(1024));
});
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
closeAtEnd(async () => void server.close());
const { get } = await import('node:http');
const { port } = server.address() as AddressInfo;
const asked = vi
  .spyOn(https, 'get')
  .mockImplementation(((url: URL) =>
    get({ port, host: '127.0.0.1', path: url.pathname, agent: false })) as never);

test('fetches from the old site alone, and no more than allowed', async () => {
  const fetchPicture = createPictureFetcher();
  const fetch = (path: string, most = 1) =>
    fetchPicture(new URL(path, 'https://old.example'), most).then(String, ({ message }) => message);
  expect(await fetch('/a.png')).toHaveLength(1024);
  expect(await fetch('/moved.png')).toHaveLength(1024);
  expect(await fetch('/a.png', 0.0001)).toMatch(/too large/);
  for (const path of ['/away.png', '/inside.png', '/loop.png', '/gone.png', 'http://192.168.1.1/a.png'])
    expect(await fetch(path)).toMatch(/could not be fetched/);
  const hosts = asked.mock.calls.map(([url]) => (url as URL).host);
  expect(new Set(hosts)).toEqual(new Set(['old.example', 'www.old.example']));
});

test('connects to public addresses alone, whatever the name says', async () => {
  asked.mockRestore();
  const message = 'The picture https://localhost/a.png could not be fetched.';
  const cause = { message: 'localhost has a private address' };
  const fetched = createPictureFetcher()(new URL('https://localhost/a.png'), 1);
  await expect(fetched).rejects.toMatchObject({ message, data: { cause } });
});

test.each([
  ['93.184.216.34', true],
  ['2606:2800:220:1::1', true],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['127.0.0.1', false],
  ['169.254.169.254', false],
  ['172.31.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::7f00:1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['2002:7f00:1::', false],
])('tells whether %s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});
