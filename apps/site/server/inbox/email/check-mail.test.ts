import { type AnswerOf, commandPaths } from '@riverfront/contract';
import { expect, test } from 'vitest';
import { openTestSender } from '../../../testing/open-app.ts';
import { someMessage, visitor } from '../../../testing/visitor.ts';

const sender = await openTestSender();

async function check(reference: string, { post } = visitor(sender)) {
  const start = performance.now();
  const response = await post(commandPaths.checkMail, { reference });
  const body = (await response.json()) as Partial<AnswerOf<'checkMail'>> & { message?: string };
  return { status: response.status, body, ms: performance.now() - start };
}

test('tells the day and subject of an email with a reference, in equal time and nothing personal', async () => {
  const { post, mailsTo } = visitor(sender);
  const message = someMessage();
  const answer = (await (await post('/api/contactUs/add', message)).json()) as { reference: string };
  await mailsTo(message.email, 1);
  await mailsTo('sales@riverfront.example', 1);
  await expect
    .poll(async () => (await check(answer.reference)).body.mails, { timeout: 20_000 })
    .toHaveLength(1);

  const [found, none] = [await check(answer.reference.toLowerCase()), await check('RM-00000000')];
  expect(found.body.mails).toEqual([
    {
      sentOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      subject: `We have your message (${answer.reference})`,
    },
  ]);
  // Not the email to sales, whose subject names the sender.
  expect(JSON.stringify(found.body)).not.toContain(message.name);
  expect(none).toMatchObject({ status: 200, body: { mails: [] } });
  expect(Math.min(found.ms, none.ms)).toBeGreaterThan(395);
});

test('keeps the subject of a reply for itself', async () => {
  const row = { to: 'x@mail.example', state: 'sent', attempts: 1, sentAt: new Date().toISOString() } as const;
  const mail = { ...row, kind: 'reply', subject: 'Dear Priya', about: 'RA-TESTTEST' };
  await sender.content.payload.create({ collection: 'mails', data: mail });
  const { mails } = (await check('RA-TESTTEST')).body;
  expect(mails).toMatchObject([{ subject: null }]);
});

test('rejects what is no reference, and an eleventh check in an hour', async () => {
  expect((await check('hello')).status).toBe(400);
  const guesser = visitor(sender);
  const answers = await Promise.all(Array.from({ length: 11 }, () => check('RA-00000000', guesser)));
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(200), 429]);
});
