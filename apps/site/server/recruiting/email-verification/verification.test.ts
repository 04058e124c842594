import { execute, sql } from '@riverfront/backend/database/transaction';
import { messages } from '@riverfront/contract';
import { expect, test } from 'vitest';
import { openTestSender, postJson, type TestSender } from '../../../testing/open-app.ts';
import { expectAnswer, newEmail, visitor } from '../../../testing/visitor.ts';

const sender = await openTestSender();

const toWrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Sends a code to a new address; `verify` tries one, with the request unless another is given. */
async function requestCode() {
  const { post, receiveCode } = visitor(sender);
  const email = newEmail();
  const { requestId, code } = await receiveCode(email);
  const verify = (otp: string, more: object = { requestId }) =>
    post('/api/verify-otp', { email, otp, ...more });
  return { email, requestId, code, verify, post, receiveCode };
}

const sendCode = (app: TestSender['app'], email: string, address: string) =>
  postJson(app, '/api/send-otp', { email }, { address });

test('accepts an emailed code once', async () => {
  const { code, verify } = await requestCode();
  expect(code).toMatch(/^\d{6}$/);
  await expectAnswer(verify(code), 200, { message: messages.emailVerified });
  await expectAnswer(verify(code), 400, {
    code: 'code-spent',
    message: expect.stringMatching(/used already/),
  });
});

test('accepts only the newest code when the request is not named', async () => {
  const { email, code, verify, receiveCode } = await requestCode();
  const newest = await receiveCode(email, 2);
  if (code !== newest.code) expect((await verify(code, {})).status).toBe(400);
  expect((await verify(newest.code, {})).status).toBe(200);
});

test('says of an earlier code that a newer one was sent, and counts it as no try', async () => {
  const { email, code, verify, receiveCode } = await requestCode();
  const newest = await receiveCode(email, 2);
  if (code === newest.code) return;
  const replaced = { code: 'code-replaced', message: messages.codeReplaced };
  for (const more of [{}, { requestId: newest.requestId }])
    for (let n = 0; n < 6; n += 1) await expectAnswer(verify(code, more), 400, replaced);
  await expectAnswer(verify(newest.code, { requestId: newest.requestId }), 200, {});
});

test('rejects a code for another address', async () => {
  const { code, verify, requestId } = await requestCode();
  await expectAnswer(verify(code, { requestId, email: newEmail() }), 400, { message: messages.codeWrong });
});

test('accepts one of fifty concurrent verifications', async () => {
  const { email, requestId, code } = await requestCode();
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => sender.post('/api/verify-otp', { email, otp: code, requestId })),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.filter(({ status }) => status >= 500)).toHaveLength(0);
});

test('locks a code after five wrong tries, and says when to request another', async () => {
  const { code, verify } = await requestCode();
  for (let n = 0; n < 5; n += 1) {
    await expectAnswer(verify(toWrong(code)), 400, { message: messages.codeWrong, code: 'code-wrong' });
  }
  for (const otp of [toWrong(code), code]) {
    const locked = await verify(otp);
    await expectAnswer(locked, 429, {
      code: 'code-spent',
      message: 'This code is locked after 5 wrong tries. You can ask for a new code now.',
    });
  }
});

test('rejects the fourth code within an hour, across two site processes', async () => {
  const second = await sender.secondApp();
  const email = newEmail();
  const address = '203.0.113.1';
  for (const app of [sender.app, second.app, sender.app])
    expect((await sendCode(app, email, address)).status).toBe(200);
  for (const app of [sender.app, second.app]) {
    await expectAnswer(sendCode(app, email, address), 429, {
      code: 'too-many',
      message: 'We send at most 3 codes an hour to one email address. Please try again in 60 minutes.',
    });
  }
});

test("locks nobody out by a stranger's requests and wrong guesses", async () => {
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

test('counts guesses from the same network apart from the tries of the requester', async () => {
  const { code, verify } = await requestCode();
  for (let n = 0; n < 5; n += 1) expect((await verify(toWrong(code), {})).status).toBe(400);
  expect((await verify(toWrong(code), {})).status).toBe(429);
  expect((await verify(code)).status).toBe(200);
});

test('rejects a code without its request from another network', async () => {
  const { email, code } = await requestCode();
  await expectAnswer(sender.post('/api/verify-otp', { email, otp: code }), 400, {
    message: messages.codeWrong,
  });
});

test('limits one mailbox to twelve codes an hour from all networks', async () => {
  const email = newEmail();
  for (let n = 0; n < 12; n += 1) expect((await sender.post('/api/send-otp', { email })).status).toBe(200);
  expect((await sender.post('/api/send-otp', { email })).status).toBe(429);
});

test('limits one network to ten codes an hour', async () => {
  const send = () => sendCode(sender.app, newEmail(), '2001:db8:1:2:3::4');
  for (let n = 0; n < 10; n += 1) expect((await send()).status).toBe(200);
  expect((await send()).status).toBe(429);
});

test('rejects an expired code and says so', async () => {
  const { requestId, code, verify } = await requestCode();
  await execute(sender.content.payload)(
    sql`update one_time_codes set expires_at = now() - interval '1 second' where id = ${requestId}`,
  );
  expect(await (await verify(code)).json()).toMatchObject({
    code: 'code-spent',
    message: expect.stringMatching(/older than 10 minutes/),
  });
});

test('stores neither codes nor addresses in plain text', async () => {
  const { email, code } = await requestCode();
  const run = execute(sender.content.payload);
  for (const table of [sql`one_time_codes`, sql`rate_limits`, sql`pgboss.job`]) {
    const { rows } = await run(sql`select t::text as row from ${table} t`);
    const text = rows.map(({ row }) => String(row)).join('\n');
    expect(text).not.toContain(email);
    expect(text).not.toContain(`${code}"`);
  }
});
