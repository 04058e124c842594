import { messages } from '@riverfront/contract';
import { expect, test } from 'vitest';
import { openTestSender } from '../../../testing/open-app.ts';
import { expectAnswer, visitor } from '../../../testing/visitor.ts';

const sender = await openTestSender();

test('accepts a solved challenge once when it is sent concurrently', async () => {
  const { solve, post } = visitor(sender);
  const answer = await solve('job_application');
  const verify = () => post('/api/captcha/verify', { action: 'job_application', answer });
  const answers = await Promise.all(Array.from({ length: 20 }, verify));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  const rejected = answers.find(({ ok }) => !ok);
  expect(rejected?.status).toBe(422);
  expect(await rejected?.json()).toMatchObject({ message: messages.captchaRejected });
});

test.each([
  ['nonsense', 'job_application', 'nonsense'],
  ['an answer for another action', 'contact', undefined],
] as const)('rejects %s as a captcha', async (_, action, given) => {
  const { solve, post } = visitor(sender);
  const answer = given ?? (await solve('job_application'));
  expect((await post('/api/captcha/verify', { action, answer })).status).toBe(422);
});

test('limits how often a network verifies captchas', async () => {
  const { post } = visitor(sender);
  const verify = () => post('/api/captcha/verify', { action: 'contact', answer: 'x' });
  const answers = await Promise.all(Array.from({ length: 120 }, verify));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([422]));
  await expectAnswer(verify(), 429, { code: 'too-many' });
});
