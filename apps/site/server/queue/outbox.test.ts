import { makeTestFolder } from '@riverfront/backend/testing/close-at-end';
import { listOutbox, messageId, outboxTransport } from '@riverfront/mail';
import { expect, test } from 'vitest';
import { outbox } from './outbox.ts';

const from = 'Riverfront Consulting <no-reply@riverfront.example>';
const dir = await makeTestFolder();
await outboxTransport({ dir, from }).send({
  to: 'asha@textiles.example',
  messageId: messageId('1', from),
  subject: 'Your code <script>alert(1)</script>',
  html: '<p onclick="x">Hello <b>Asha</b></p><script>alert(3)</script>',
  text: 'Hello Asha </pre><script>alert(2)</script>',
});
const [newest] = await listOutbox(dir, 1);
const paths = ['/__outbox', `/__outbox/${newest?.id}`];

const token = 'the token of the link that the start printed';
const open = { cookie: `outbox=${encodeURIComponent(token)}` };
const get = (path: string, headers: Record<string, string> = open, isLoopback = true) =>
  outbox({ dir, origin: 'https://www.riverfront.example', token, isLoopback: () => isLoopback }).request(
    path,
    { headers },
  );

test.each(paths)('%s escapes what an email says, and runs no script', async (path) => {
  const answer = await get(path);
  const page = await answer.text();
  expect(page).toContain('Your code &lt;script&gt;alert(1)&lt;/script&gt;');
  expect(page).not.toContain('<script');
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src/);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('shows an email as text and as HTML in a sandbox', async () => {
  const page = await (await get(paths[1] ?? '')).text();
  expect(page).toContain('To: asha@textiles.example');
  expect(page).toContain('Hello Asha &lt;/pre&gt;');
  expect(page).toMatch(/<iframe sandbox title="[^"]+" style="[^"]+" srcdoc="&lt;p onclick=&quot;x&quot;&gt;/);
});

test.each([
  ['another machine', '', open, false],
  ['the public name', 'http://www.riverfront.example', open, true],
  ['a name like ours', 'http://localhost.evil.example', open, true],
  ['a proxy', '', { ...open, 'x-forwarded-for': '203.0.113.7' }, true],
  ['a proxy that names itself', '', { ...open, via: '1.1 proxy' }, true],
  ['whoever has no token', '', { cookie: '' }, true],
  ['whoever has a wrong token', '', { cookie: 'outbox=wrong' }, true],
])('answers 404 to %s', async (_, origin, headers, isLoopback) => {
  for (const path of paths) {
    const answer = await get(origin + path, headers, isLoopback);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toMatch(/^Not found/);
  }
});

test('opens with the printed link, and with its cookie', async () => {
  const answer = await get(`http://127.0.0.1:3000/__outbox?token=${encodeURIComponent(token)}`, {});
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/__outbox');
  const cookie = answer.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^outbox=[^;]+; Path=\/__outbox; HttpOnly; SameSite=Strict$/);
  expect((await get('/__outbox', { cookie: cookie.split(';')[0] ?? '' })).status).toBe(200);
});
