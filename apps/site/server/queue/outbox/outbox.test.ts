import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listOutbox, messageId, outboxTransport } from '@riverfront/mail';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { outbox } from './outbox.ts';

const from = 'Riverfront Consulting <no-reply@riverfront.example>';
const mail = {
  to: 'asha@textiles.example',
  replyTo: 'sales@riverfront.example',
  messageId: messageId('1', from),
  subject: 'Your code <script>alert(1)</script>',
  html: '<!doctype html><style>p{color:red}</style><p>Hello <b>Asha</b></p>',
  text: 'Hello Asha </pre><script>alert(2)</script>',
};

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'outbox-'));
});
afterEach(() => rm(dir, { recursive: true }));

const token = 'the token of the link that the start printed';
const open = { cookie: `outbox=${encodeURIComponent(token)}` };
const get = (path: string, isLoopback = true, headers: Record<string, string> = open) =>
  outbox({ dir, origin: 'https://www.riverfront.example', token, isLoopback: () => isLoopback }).request(
    path,
    { headers },
  );
const send = (change: object = {}) => outboxTransport({ dir, from }).send({ ...mail, ...change });
async function newestId(): Promise<string> {
  const [newest] = await listOutbox(dir, 1);
  return newest?.id ?? '';
}

test('lists emails with subject, recipient and time, newest first', async () => {
  await send({ subject: 'First' });
  await new Promise((resolve) => setTimeout(resolve, 2));
  await send({ subject: 'Second' });
  const page = await (await get('/__outbox')).text();
  const [newest] = await listOutbox(dir, 1);
  expect(page.indexOf('Second')).toBeLessThan(page.indexOf('First'));
  expect(page).toContain('asha@textiles.example');
  expect(page).toContain(`href="/__outbox/${newest?.id}"`);
  expect(page).toContain(`datetime="${newest?.time}"`);
  expect(page).not.toContain('No emails yet.');
});

test('shows an email with headers, text and a frame for its HTML', async () => {
  await send();
  const id = await newestId();
  const page = await (await get(`/__outbox/${id}`)).text();
  expect(page).toContain('<dt>Reply-To</dt><dd>sales@riverfront.example</dd>');
  expect(page).toContain('Hello Asha &lt;/pre&gt;&lt;script&gt;');
  expect(page).toContain(`<iframe sandbox src="/__outbox/${id}/html"`);
  expect(page).not.toContain('http-equiv="refresh"');
});

test('escapes emails in our pages', async () => {
  await send();
  for (const path of ['/__outbox', `/__outbox/${await newestId()}`]) {
    const page = await (await get(path)).text();
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).not.toContain('<script');
    expect(page).not.toContain(' style=');
  }
});

test('allows the style by hash, and a frame on the page of an email alone', async () => {
  await send();
  const list = (await get('/__outbox')).headers.get('content-security-policy');
  expect(list).toMatch(/style-src 'self' 'sha256-[^']+'(?:;|$)/);
  expect(list).not.toMatch(/unsafe|frame-src/);
  const page = (await get(`/__outbox/${await newestId()}`)).headers.get('content-security-policy');
  expect(page).toMatch(/; frame-src 'self'$/);
  expect(page).not.toContain('unsafe');
});

test('allows styles and the logo in the HTML of an email, but no scripts and other images', async () => {
  await send();
  const answer = await get(`/__outbox/${await newestId()}/html`);
  expect((await answer.text()).trim()).toBe(mail.html);
  const policy = answer.headers.get('content-security-policy')?.split('; ');
  expect(policy).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "style-src 'unsafe-inline'",
      "img-src 'self' https://www.riverfront.example",
      "frame-ancestors 'self'",
      'sandbox',
    ]),
  );
  expect(policy?.join()).not.toMatch(/script-src/);
});

test.each(['/__outbox', '/__outbox/:id', '/__outbox/:id/html'])(
  'answers %s on this machine alone',
  async (path) => {
    await send();
    const address = path.replace(':id', await newestId());
    const { status, headers } = await get(address);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toContain('noindex');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const rejected = [
      await get(address, false),
      await get(`http://www.riverfront.example${address}`),
      await get(`http://localhost.evil.example${address}`),
    ];
    for (const answer of rejected) {
      expect(answer.status).toBe(404);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.text()).toBe('Not found');
    }
    for (const host of ['127.0.0.1:3000', '[::1]:3000', 'localhost:3000']) {
      expect((await get(`http://${host}${address}`)).status).toBe(200);
    }
  },
);

test.each([
  ['X-Forwarded-For', '203.0.113.7'],
  ['Forwarded', 'for=203.0.113.7'],
  ['Via', '1.1 proxy'],
  ['X-Real-IP', '203.0.113.7'],
])('rejects a request with %s, which came through a proxy', async (name, value) => {
  const answer = await get('/__outbox', true, { ...open, [name]: value });
  expect(answer.status).toBe(404);
  expect(await answer.text()).toBe('Not found');
});

test('opens with the printed link, and with its cookie', async () => {
  const answer = await get(`/__outbox?token=${encodeURIComponent(token)}`, true, {});
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/__outbox');
  const cookie = answer.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^outbox=[^;]+; Path=\/__outbox; HttpOnly; SameSite=Strict$/);
  expect((await get('/__outbox', true, { cookie: cookie.split(';')[0] ?? '' })).status).toBe(200);
});

test.each([
  ['no token', '', ''],
  ['a wrong token', '?token=wrong', ''],
  ['a wrong cookie', '', 'outbox=wrong'],
])('answers 404 with %s', async (_, query, cookie) => {
  await send();
  for (const path of ['/__outbox', `/__outbox/${await newestId()}`, `/__outbox/${await newestId()}/html`]) {
    const answer = await get(path + query, true, { cookie });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).not.toContain('asha@');
  }
});
