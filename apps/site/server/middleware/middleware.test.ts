import { createHash } from 'node:crypto';
import { toNetwork } from '@riverfront/backend/limits/rate-limiter';
import { currentRequestId } from '@riverfront/telemetry/request-context';
import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { from } from '../../testing/open-app.ts';
import { contentSecurityPolicy, securityHeaders } from './headers.ts';
import { clientAddress, isLoopback, requestLog } from './requests.ts';

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
  ['2001:db8::6', '2001:db8:0:0::/64'],
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

const app = new Hono();
app.use(requestLog({ logger: pino({ level: 'silent' }), trustedProxies: ['10.0.0.0/8'] }));
app.get('/', (c) => c.text(currentRequestId() ?? 'none'));

async function requestIdFor(received: string | undefined, address: string) {
  const headers = new Headers(received ? { 'x-request-id': received } : {});
  const answer = await app.request('/', { headers }, from(address));
  const id = answer.headers.get('x-request-id');
  expect(await answer.text()).toBe(id);
  return id;
}

test('adopts safe request ids of trusted proxies only', async () => {
  expect(await requestIdFor('4f2a9c00d1e2f3a4', '10.1.2.3')).toBe('4f2a9c00d1e2f3a4');
  const own = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;
  expect(await requestIdFor('4f2a9c00d1e2f3a4', '203.0.113.9')).toMatch(own);
  expect(await requestIdFor(undefined, '10.1.2.3')).toMatch(own);
  for (const unsafe of ['short', 'x'.repeat(65), 'with "quotes" in it', '<script>alert(1)</script>'])
    expect(await requestIdFor(unsafe, '10.1.2.3')).toMatch(own);
});

test('files of the build have only the headers that concern them', async () => {
  const app = new Hono();
  app.use(securityHeaders());
  const headers = { 'cache-control': 'public, max-age=1, immutable', 'content-type': 'text/javascript' };
  app.get('/assets/found.js', (c) => c.body('', 200, headers));
  const namesOf = async (path: string) => [...(await app.request(path)).headers.keys()];
  expect((await namesOf('/assets/found.js')).toSorted()).toEqual([
    'cache-control',
    'content-security-policy',
    'content-type',
    'cross-origin-embedder-policy',
    'cross-origin-resource-policy',
    'strict-transport-security',
    'x-content-type-options',
  ]);
  for (const path of ['/', '/assets/missing.js'])
    expect(await namesOf(path)).toEqual(expect.arrayContaining(['x-frame-options', 'permissions-policy']));
});

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

const policyOf = (html: string, options = {}) => contentSecurityPolicy(Buffer.from(html), options);

test('allows the inline code of the page by hash, and no other', () => {
  const policy = policyOf(
    '<style>a{}</style><script>one()</script><script type="module" async>two()</script><script src="/x.js"></script>',
  );
  expect(policy).toContain(`script-src 'self' ${hash('one()')} ${hash('two()')};`);
  expect(policy).toMatch(/style-src 'self' 'sha256-[^' ]+'$/);
  expect(policy).toMatch(/^default-src 'none';/);
  expect(policy).not.toContain('unsafe');
});

test('allows the scripts and frames of reCAPTCHA, and no other host', () => {
  const policy = policyOf('<p>hello</p>', { recaptcha: true });
  const hosts = new Set([...policy.matchAll(/https:\/\/([^/ ]+)/g)].map(([, host]) => host));
  expect(hosts).toEqual(new Set(['www.google.com', 'www.gstatic.com', 'recaptcha.google.com']));
  expect(policy).toContain('frame-src https://www.google.com/recaptcha/');
});
