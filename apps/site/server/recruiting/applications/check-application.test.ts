import { inTransaction } from '@riverfront/backend/database/transaction';
import { eraseRecords } from '@riverfront/backend/privacy/erasure/erase-records';
import { messages, type ResponseOf } from '@riverfront/contract';
import { expect, test } from 'vitest';
import { openTestSender } from '../../../testing/open-app.ts';
import {
  expectAnswer,
  findApplications,
  findOpenJob,
  prepareApplicant,
  signTokens,
} from '../../../testing/visitor.ts';

const sender = await openTestSender();
const job = await findOpenJob(sender);
await sender.content.payload.update({
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
const { questions } = ((await response.json()) as ResponseOf<'jobDetails'>).job;

const toAnswers = (...answers: string[]) =>
  questions.map(({ id, text }, index) => ({ question: id, asked: text, answer: answers[index] ?? '' }));

const findStored = (email: string) => findApplications(sender, 'email', email);

/** Creates an applicant; `send` applies with these answers and other fields. */
function prepare() {
  const { apply, email, fields } = prepareApplicant(sender);
  const send = (answers?: object[], more: Record<string, string> = {}) =>
    apply(job.key, { ...fields, ...(answers && { answers: JSON.stringify(answers) }), ...more });
  return { email, send };
}

test('shows the questions of a job alone, and not in the list', async () => {
  expect(questions.map(({ text, kind, required, choices }) => [text, kind, required, choices])).toEqual([
    ['Why us?', 'text', true, []],
    ['Which shift?', 'choice', false, ['Day', 'Night']],
    ['May you work in India?', 'yes-no', true, ['Yes', 'No']],
  ]);
  const list = (await (await sender.app.request('/api/jobs')).json()) as { data: object[] };
  expect(list.data[0]).not.toHaveProperty('questions');
});

test('validates answers like fields, and stores them with the wording of the question', async () => {
  const { send, email } = prepare();
  await expectAnswer(send(toAnswers(' ', 'Dusk', 'Yes')), 400, {
    code: 'invalid',
    message: messages.applicationIncomplete,
    errors: {
      [`question-${questions[0]?.id}`]: messages.required,
      [`question-${questions[1]?.id}`]: 'Please choose one of the answers.',
    },
  });
  expect(await (await send()).json()).toMatchObject({
    errors: { [`question-${questions[2]?.id}`]: messages.required },
  });
  expect(await findStored(email)).toHaveLength(0);

  expect((await send(toAnswers('The work', '', 'Yes'), { source: 'linkedin' })).status).toBe(200);
  const [doc] = await findStored(email);
  expect(doc?.source).toBe('linkedin');
  expect(doc?.answers?.map(({ question, answer, questionId }) => [question, answer, questionId])).toEqual([
    ['Why us?', 'The work', questions[0]?.id],
    ['May you work in India?', 'Yes', questions[2]?.id],
  ]);
});

test.each([
  [
    'to a question that was removed',
    () => [...toAnswers('The work', '', 'Yes'), { question: 'gone', answer: 'x' }],
  ],
  [
    'to another wording',
    () => toAnswers('The work', '', 'Yes').map((one) => ({ ...one, asked: 'Why not?' })),
  ],
  ['without a question that is new', () => toAnswers('The work', '', 'Yes').slice(0, 2)],
])('rejects answers %s, and consumes no token', async (_, createAnswers) => {
  const { send, email } = prepare();
  await expectAnswer(send(createAnswers()), 409, {
    code: 'questions-changed',
    message: expect.stringContaining('Nothing you typed is lost'),
  });
  expect((await send(toAnswers('The work', 'Day', 'No'))).status).toBe(200);
  expect(await findStored(email)).toHaveLength(1);
});

test('marks applications of possibly one person, and unmarks them after an erasure', async () => {
  const answers = toAnswers('The work', '', 'Yes');
  const isMarked = async (email: string) =>
    (await findStored(email)).map(({ possibleDuplicate }) => possibleDuplicate);
  const [first, second, third] = [prepare(), prepare(), prepare()];
  expect((await first.send(answers, { phoneNumber: '98111 22333' })).status).toBe(200);
  expect(await isMarked(first.email)).toEqual([false]);

  expect((await second.send(answers, { phoneNumber: '+91 (0)98111-22333' })).status).toBe(200);
  expect(await isMarked(second.email)).toEqual([true]);
  expect(await isMarked(first.email)).toEqual([true]);

  expect((await third.send(answers, { phoneNumber: '98111 22999' })).status).toBe(200);
  expect(await isMarked(third.email)).toEqual([false]);
  const upperCase = {
    email: third.email.toUpperCase(),
    phoneNumber: '98111 22888',
    captcha: signTokens(sender, third.email).captcha,
    submissionKey: crypto.randomUUID(),
  };
  expect((await third.send(answers, upperCase)).status).toBe(200);
  expect(await isMarked(third.email)).toEqual([true, true]);

  const ids = (await findStored(second.email)).map(({ id }) => id);
  const records = { collection: 'applications', ids } as const;
  await inTransaction(sender.content.payload, (transaction) =>
    eraseRecords(transaction, sender.services.queue, records, { summary: 'Erased in a test' }),
  );
  expect(await isMarked(first.email)).toEqual([false]);
  expect(await isMarked(third.email)).toEqual([true, true]);
});
