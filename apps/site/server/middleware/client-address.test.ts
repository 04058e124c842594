import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { clientAddress, isLoopback, toNetwork } from './client-address.ts';

async function addressSeen(trusted: string[], socket: string, forwarded?: string): Promise<string> {
  const address = clientAddress(trusted);
  const app = new Hono().get('/', (c) => c.text(address(c)));
  const headers: Record<string, string> = forwarded ? { 'x-forwarded-for': forwarded } : {};
  const incoming = { headers, socket: { remoteAddress: socket } };
  return (await app.request('/', { headers }, { incoming })).text();
}

test('ignores forwarding headers of untrusted senders', async () => {
  expect(await addressSeen([], '203.0.113.7', '198.51.100.1')).toBe('203.0.113.7');
  expect(await addressSeen(['10.0.0.0/8'], '203.0.113.7', '198.51.100.1')).toBe('203.0.113.7');
});

test('takes the nearest untrusted address before trusted proxies', async () => {
  expect(await addressSeen(['loopback'], '127.0.0.1', '198.51.100.1')).toBe('198.51.100.1');
  expect(await addressSeen(['10.0.0.0/8'], '10.1.1.1', '1.2.3.4, 198.51.100.1, 10.2.2.2')).toBe(
    '198.51.100.1',
  );
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('limits %s as %s', (address, network) => {
  expect(toNetwork(address)).toBe(network);
});

test.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['10.0.0.1', false],
  ['1::1', false],
])('%s is loopback: %s', (address, expected) => {
  expect(isLoopback(address)).toBe(expected);
});
