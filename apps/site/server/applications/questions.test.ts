import { eraseRecords } from '@riverfront/content/erasure';
import { inTransaction } from '@riverfront/content/transaction';
import { messages } from '@riverfront/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSender, type TestSender } from '../../testing/open-app.ts';
import { newEmail, someApplication, visitor } from '../../testing/visitor.ts';

let sender: TestSender;
let job: { id: number; key: string };
let questions: { id: string; text: string; kind: string; required: boolean; choices: string[] }[];

beforeAll(async () => {
  sender = await openTestSender();
  const { payload } = sender.content;
  const { docs } = await payload.find({
    collection: 'jobs',
    where: { availability: { equals: 'active' } },
    limit: 1,
  });
  job = { id: docs[0]?.id ?? 0, key: docs[0]?.key ?? '' };
  await payload.update({
    collection: 'jobs',
    id: job.id,
    data: {
      questions: [
        { text: 'Why us?', kind: 'text', required: true },
        { text: 'Which shift?', kind: 'choice', required: false, choices: ['Day', 'Night'] },
        { text: 'May you work in India?', kind: 'yes-no', required: true },
      ],
    },
  });
  const response = await sender.app.request(`/api/jobs/${job.key}`);
  questions = ((await response.json()) as { job: { questions: typeof questions } }).job.questions;
});
afterAll(() => sender.close());

async function ready() {
  const steps = visitor(sender);
  const email = newEmail();
  const fields = {
    ...someApplication(email),
    emailToken: await steps.verifyEmail(email),
    captcha: await steps.pass('job_application'),
  };
  return { ...steps, email, fields };
}

const answersOf = (...answers: string[]) =>
  questions.map(({ id, text }, index) => ({ question: id, asked: text, answer: answers[index] ?? '' }));

async function stored(email: string) {
  const { docs } = await sender.content.payload.find({
    collection: 'applications',
    where: { email: { equals: email } },
    depth: 0,
  });
  return docs;
}

test('a job tells its questions, and the list of jobs does not', async () => {
  expect(questions.map(({ text, kind, required, choices }) => [text, kind, required, choices])).toEqual([
    ['Why us?', 'text', true, []],
    ['Which shift?', 'choice', false, ['Day', 'Night']],
    ['May you work in India?', 'yes-no', true, ['Yes', 'No']],
  ]);
  const list = (await (await sender.app.request('/api/jobs')).json()) as { data: object[] };
  expect(list.data[0]).not.toHaveProperty('questions');
});

test('answers are checked like fields, and stored with what was asked', async () => {
  const { apply, fields, email } = await ready();
  const refused = await apply(job.key, { ...fields, answers: JSON.stringify(answersOf(' ', 'Dusk', 'Yes')) });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({
    code: 'invalid',
    message: messages.applicationIncomplete,
    errors: {
      [`question-${questions[0]?.id}`]: messages.required,
      [`question-${questions[1]?.id}`]: 'Please choose one of the answers.',
    },
  });
  const without = await apply(job.key, fields);
  expect(await without.json()).toMatchObject({
    errors: { [`question-${questions[2]?.id}`]: messages.required },
  });
  expect(await stored(email)).toHaveLength(0);

  const answers = JSON.stringify(answersOf('The work', '', 'Yes'));
  expect((await apply(job.key, { ...fields, answers, source: 'linkedin' })).status).toBe(200);
  const [doc] = await stored(email);
  expect(doc?.source).toBe('linkedin');
  expect(doc?.answers?.map(({ question, answer, questionId }) => [question, answer, questionId])).toEqual([
    ['Why us?', 'The work', questions[0]?.id],
    ['May you work in India?', 'Yes', questions[2]?.id],
  ]);
});

test.each([
  [
    'of a question that is gone',
    () => [...answersOf('The work', '', 'Yes'), { question: 'gone', answer: 'x' }],
  ],
  [
    'to another wording',
    () => answersOf('The work', '', 'Yes').map((one) => ({ ...one, asked: 'Why not?' })),
  ],
  ['without a question that is new', () => answersOf('The work', '', 'Yes').slice(0, 2)],
])('answers %s are refused, and nothing is lost', async (_, answers) => {
  const { apply, fields, email } = await ready();
  const refused = await apply(job.key, { ...fields, answers: JSON.stringify(answers()) });
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    code: 'questions-changed',
    message: expect.stringContaining('Nothing you typed is lost'),
  });
  // The proofs are not spent.
  const again = JSON.stringify(answersOf('The work', 'Day', 'No'));
  expect((await apply(job.key, { ...fields, answers: again })).status).toBe(200);
  expect(await stored(email)).toHaveLength(1);
});

test('the JSON call answers questions as well', async () => {
  const { post, fields, email } = await ready();
  const body = {
    ...fields,
    country: { id: 101, name: 'India' },
    state: { id: 4030, name: 'Gujarat' },
    jobId: job.key,
    source: 42,
  };
  expect((await post('/api/apply', body)).status).toBe(400);
  expect((await post('/api/apply', { ...body, answers: answersOf('The work', 'Day', 'No') })).status).toBe(
    200,
  );
  const [doc] = await stored(email);
  expect(doc?.answers).toHaveLength(3);
  expect(doc?.source ?? null).toBeNull();
});

test('applications of what may be one person are marked, the older one too', async () => {
  const first = await ready();
  const answers = JSON.stringify(answersOf('The work', '', 'Yes'));
  const phoneNumber = '98111 22333';
  expect((await first.apply(job.key, { ...first.fields, phoneNumber, answers })).status).toBe(200);
  expect((await stored(first.email))[0]?.possibleDuplicate).toBe(false);

  const second = await ready();
  const other = { ...second.fields, phoneNumber: '+91 (0)98111-22333', answers };
  expect((await second.apply(job.key, other)).status).toBe(200);
  expect((await stored(second.email))[0]?.possibleDuplicate).toBe(true);
  expect((await stored(first.email))[0]?.possibleDuplicate).toBe(true);

  const third = await ready();
  expect((await third.apply(job.key, { ...third.fields, phoneNumber: '98111 22999', answers })).status).toBe(
    200,
  );
  expect((await stored(third.email))[0]?.possibleDuplicate).toBe(false);
  const captcha = await third.pass('job_application');
  const shouted = { ...third.fields, email: third.email.toUpperCase(), phoneNumber: '98111 22888', captcha };
  expect(
    (await third.apply(job.key, { ...shouted, submissionKey: crypto.randomUUID(), answers })).status,
  ).toBe(200);
  expect((await stored(third.email)).map(({ possibleDuplicate }) => possibleDuplicate)).toEqual([true, true]);

  const [gone] = await stored(second.email);
  await inTransaction(sender.content.payload, (transaction) =>
    eraseRecords(
      transaction,
      sender.services.queue,
      { collection: 'applications', ids: [gone?.id ?? 0] },
      { summary: 'Erased in a test' },
    ),
  );
  expect((await stored(first.email))[0]?.possibleDuplicate).toBe(false);
  expect((await stored(third.email)).map(({ possibleDuplicate }) => possibleDuplicate)).toEqual([true, true]);
});
