import { commandPaths, type JsonCommandName, messages } from '@riverfront/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { from, newAddress, openTestSender, type TestSender } from '../../testing/open-app.ts';
import { newEmail, someApplication, someMessage, visitor } from '../../testing/visitor.ts';
import { contentType, makeMultipart } from '../resumes/testing/multipart.ts';

let sender: TestSender;
beforeAll(async () => {
  sender = await openTestSender();
});
afterAll(() => sender.close());

const jsonCommands: JsonCommandName[] = [
  'contact',
  'sendOtp',
  'verifyOtp',
  'captchaChallenge',
  'captchaVerify',
  'applyWithoutResume',
  'ownApplicationSendCode',
  'ownApplicationVerify',
  'ownApplicationList',
  'ownApplicationWithdraw',
  'ownApplicationErase',
];

/** Sends a body as it stands and demands an answer that a visitor can read: never our own failure. */
async function refused(path: string, body: string | Buffer, type = 'application/json'): Promise<Response> {
  const init = { method: 'POST', headers: { 'content-type': type }, body: new Uint8Array(Buffer.from(body)) };
  const response = await sender.app.request(path, init, from(newAddress()));
  const text = await response.clone().text();
  expect(response.status, `${path} ${body.toString().slice(0, 200)} → ${text}`).toBeGreaterThanOrEqual(400);
  expect(response.status, `${path} ${body.toString().slice(0, 200)} → ${text}`).toBeLessThan(500);
  const answer = JSON.parse(text) as { success: boolean; message: string };
  expect(answer.success).toBe(false);
  expect(answer.message).not.toMatch(/\n\s+at |node_modules|select |insert /i);
  return response;
}

const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

test.each(jsonCommands)('%s refuses every kind of nonsense with a message', async (name) => {
  const path = commandPaths[name];
  const many = JSON.stringify(Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`f${n}`, ''])));
  for (const body of [
    '',
    '{',
    'null',
    '[]',
    '"text"',
    '{"__proto__":{"email":"a@b.example"},"constructor":{"prototype":{}}}',
    '{"email":{"toString":"x"},"otp":[],"name":{"length":1e9}}',
    '{"email":"a@b.example\\r\\nBcc: c@d.example"}',
    '{"email":"a@b.example\\u0000"}',
    deep(5_000),
    many.slice(0, 60_000),
  ])
    await refused(path, body);
  expect((await refused(path, many)).status).toBe(413);
  expect((await refused(path, 'x=1', 'application/x-www-form-urlencoded')).status).toBe(415);
});

test('any JSON at all is answered, and nothing of it is stored', async () => {
  const before = await sender.content.payload.count({ collection: 'messages' });
  const field = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.jsonValue({ maxDepth: 3 }));
  const body = fc.record(
    {
      name: field,
      phone: field,
      email: field,
      organization: field,
      country: field,
      message: field,
      topic: field,
      captcha: field,
      submissionKey: field,
      filledInMs: field,
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(body, fc.constantFrom(...jsonCommands), async (value, name) => {
      await refused(commandPaths[name], JSON.stringify(value));
    }),
    { numRuns: 300 },
  );
  expect(await sender.content.payload.count({ collection: 'messages' })).toEqual(before);
});

test('a form with any text in any field is stored as it was typed, or refused with a reason', async () => {
  const text = fc.oneof(
    fc.constantFrom(
      '<script>alert(1)</script>',
      '=cmd|calc',
      'a\r\nBcc: x@y.example',
      '\u202Egnp.exe',
      "';--",
    ),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
  );
  await fc.assert(
    fc.asyncProperty(text, text, text, async (organization, message, name) => {
      const email = newEmail();
      const response = await sender.post(commandPaths.contact, {
        ...someMessage(),
        email,
        organization,
        message,
        name,
      });
      expect([200, 400, 403]).toContain(response.status);
      const { docs } = await sender.content.payload.find({
        collection: 'messages',
        where: { email: { equals: email } },
      });
      expect(docs).toHaveLength(response.status === 200 ? 1 : 0);
      if (docs[0]) expect(docs[0].message).toBe(message.normalize('NFC').trim());
    }),
    { numRuns: 40 },
  );
});

test('a form of 10,000 fields, one without an end, and one that lies about its type are refused', async () => {
  const path = '/api/jobs/any-job/apply';
  const many = makeMultipart(Array.from({ length: 10_000 }, (_, n) => ({ name: `f${n}`, value: 'x' })));
  await refused(path, many, contentType);
  await refused(path, many.subarray(0, 500), contentType);
  await refused(path, '{}', contentType);
  expect((await refused(path, '{}')).status).toBe(415);
  await refused(path, makeMultipart([{ name: '__proto__', value: '{"firstName":"x"}' }]), contentType);
});

test('a job that cannot exist is refused before anything else', async () => {
  const { apply } = visitor(sender);
  for (const job of ['..%2F..%2Fetc', '%00', 'A'.repeat(500), "x'%20or%201=1"]) {
    const response = await apply(job, someApplication(newEmail()));
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
  }
});

test('what a visitor may not set is not theirs to set', async () => {
  const email = newEmail();
  const response = await sender.post(commandPaths.contact, {
    ...someMessage(),
    email,
    status: 'answered',
    reference: 'RM-MINE',
    suspectedSpam: true,
    id: 1,
  });
  expect(response.status).toBe(200);
  const { docs } = await sender.content.payload.find({
    collection: 'messages',
    where: { email: { equals: email } },
  });
  expect(docs[0]).toMatchObject({ status: 'new', suspectedSpam: false });
  expect(docs[0]?.reference).not.toBe('RM-MINE');
  expect(await response.json()).toMatchObject({ message: messages.contactReceived });
});
