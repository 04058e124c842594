import { execute, sql } from '@riverfront/content/transaction';
import { messages } from '@riverfront/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { from, openTestSender, type TestSender } from '../../testing/open-app.ts';
import { newEmail, visitor } from '../../testing/visitor.ts';

let sender: TestSender;
beforeAll(async () => {
  sender = await openTestSender();
});
afterAll(() => sender.close());

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('a code that was mailed proves the address once', async () => {
  const { post, receiveCode } = visitor(sender);
  const email = newEmail();
  const { requestId, code } = await receiveCode(email);
  expect(code).toMatch(/^\d{6}$/);
  const right = await post('/api/verify-otp', { email, otp: code, requestId });
  expect(right.status).toBe(200);
  expect(await right.json()).toMatchObject({ message: messages.emailVerified });
  const again = await post('/api/verify-otp', { email, otp: code, requestId });
  expect(again.status).toBe(400);
  expect(await again.json()).toMatchObject({
    code: 'code-spent',
    message: expect.stringMatching(/used already/),
  });
});

test('without a request the newest code counts, and an older one does not', async () => {
  const { post, receiveCode } = visitor(sender);
  const email = newEmail();
  const first = await receiveCode(email);
  const second = await receiveCode(email, 2);
  if (first.code !== second.code)
    expect((await post('/api/verify-otp', { email, otp: first.code })).status).toBe(400);
  expect((await post('/api/verify-otp', { email, otp: second.code })).status).toBe(200);
});

test('a code belongs to its e-mail', async () => {
  const { post, receiveCode } = visitor(sender);
  const { requestId, code } = await receiveCode(newEmail());
  const other = await post('/api/verify-otp', { email: newEmail(), otp: code, requestId });
  expect(other.status).toBe(400);
  expect(await other.json()).toMatchObject({ message: messages.codeWrong });
});

test('fifty verifications of one code at once: exactly one succeeds', async () => {
  const { receiveCode } = visitor(sender);
  const email = newEmail();
  const { requestId, code } = await receiveCode(email);
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => sender.post('/api/verify-otp', { email, otp: code, requestId })),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.filter(({ status }) => status >= 500)).toHaveLength(0);
});

test('the sixth wrong code is refused and says when to try again, the right one after it too', async () => {
  const { post, receiveCode } = visitor(sender);
  const email = newEmail();
  const { requestId, code } = await receiveCode(email);
  const attempt = (otp: string) => post('/api/verify-otp', { email, otp, requestId });
  for (let n = 0; n < 5; n += 1) {
    const response = await attempt(wrong(code));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message: messages.codeWrong, code: 'code-wrong' });
  }
  for (const otp of [wrong(code), code]) {
    const locked = await attempt(otp);
    expect(locked.status).toBe(429);
    expect(await locked.json()).toMatchObject({
      code: 'code-spent',
      message: 'This code is locked after 5 wrong tries. You can ask for a new code now.',
    });
  }
});

test('the fourth code within an hour is refused, by whichever of two site processes', async () => {
  const second = await sender.secondApp();
  const email = newEmail();
  const ask = (app: TestSender['app'], n: number) =>
    app.request(
      '/api/send-otp',
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email }) },
      from(`203.0.113.${n}`),
    );
  for (const app of [sender.app, second.app, sender.app]) expect((await ask(app, 1)).status).toBe(200);
  for (const app of [sender.app, second.app]) {
    const refused = await ask(app, 1);
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({
      code: 'too-many',
      message: 'We send at most 3 codes an hour to one email address. Please try again in 60 minutes.',
    });
  }
});

test("a stranger's requests and wrong guesses lock nobody out", async () => {
  const email = newEmail();
  const stranger = visitor(sender);
  for (let n = 0; n < 3; n += 1) expect((await stranger.post('/api/send-otp', { email })).status).toBe(200);
  expect((await stranger.post('/api/send-otp', { email })).status).toBe(429);

  const { requestId, code } = await visitor(sender).receiveCode(email, 4);
  for (let n = 0; n < 10; n += 1)
    await stranger.post('/api/verify-otp', { email, otp: String(n).padStart(6, '0') });
  const right = await sender.post('/api/verify-otp', { email, otp: code, requestId });
  expect(right.status).toBe(200);
});

test('wrong guesses from the same network leave the tries of who holds the request', async () => {
  const { post, receiveCode } = visitor(sender);
  const email = newEmail();
  const { requestId, code } = await receiveCode(email);
  for (let n = 0; n < 5; n += 1)
    expect((await post('/api/verify-otp', { email, otp: wrong(code) })).status).toBe(400);
  expect((await post('/api/verify-otp', { email, otp: wrong(code) })).status).toBe(429);
  expect((await post('/api/verify-otp', { email, otp: code, requestId })).status).toBe(200);
});

test('without the request a code is found only from the network that asked for it', async () => {
  const email = newEmail();
  const { code } = await visitor(sender).receiveCode(email);
  const elsewhere = await sender.post('/api/verify-otp', { email, otp: code });
  expect(elsewhere.status).toBe(400);
  expect(await elsewhere.json()).toMatchObject({ message: messages.codeWrong });
});

test('one mailbox gets twelve codes an hour at most, from however many networks', async () => {
  const email = newEmail();
  for (let n = 0; n < 12; n += 1) expect((await sender.post('/api/send-otp', { email })).status).toBe(200);
  expect((await sender.post('/api/send-otp', { email })).status).toBe(429);
});

test('the eleventh code within an hour from one network is refused', async () => {
  const ask = () =>
    sender.app.request(
      '/api/send-otp',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: newEmail() }),
      },
      from('2001:db8:1:2:3::4'),
    );
  for (let n = 0; n < 10; n += 1) expect((await ask()).status).toBe(200);
  expect((await ask()).status).toBe(429);
});

test('a code that is too old is refused and says so', async () => {
  const { post, receiveCode } = visitor(sender);
  const email = newEmail();
  const { requestId, code } = await receiveCode(email);
  await execute(sender.content.payload)(
    sql`update one_time_codes set expires_at = now() - interval '1 second' where id = ${requestId}`,
  );
  const late = await post('/api/verify-otp', { email, otp: code, requestId });
  expect(await late.json()).toMatchObject({
    code: 'code-spent',
    message: expect.stringMatching(/older than 10 minutes/),
  });
});

test('neither a code nor an address can be read in the database', async () => {
  const { receiveCode } = visitor(sender);
  const email = newEmail();
  const { code } = await receiveCode(email);
  const run = execute(sender.content.payload);
  for (const table of [sql`one_time_codes`, sql`rate_limits`, sql`pgboss.job`]) {
    const { rows } = await run(sql`select t::text as row from ${table} t`);
    const text = rows.map(({ row }) => String(row)).join('\n');
    expect(text).not.toContain(email);
    expect(text).not.toContain(`${code}"`);
  }
});

test('an address that is none is refused', async () => {
  const response = await sender.post('/api/send-otp', { email: 'asha@mail.example\r\nBcc: x@y.example' });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ errors: { email: expect.any(String) } });
});
