import { type CommandName, commandPaths, commands, messages } from '@riverfront/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { from, newAddress, openTestSender } from '../testing/open-app.ts';
import { findMessages, newEmail, someApplication, someMessage, visitor } from '../testing/visitor.ts';

const sender = await openTestSender();

const jsonCommands = (Object.keys(commands) as CommandName[]).filter(
  (name) => !('encoding' in commands[name]),
);

/** Sends a raw body; expects a 4xx with a readable message. */
async function expectRejected(path: string, body: string, type = 'application/json'): Promise<Response> {
  const init = { method: 'POST', headers: { 'content-type': type }, body };
  const response = await sender.app.request(path, init, from(newAddress()));
  const text = await response.clone().text();
  const detail = `${path} ${body.slice(0, 200)} → ${text}`;
  expect(response.status, detail).toBeGreaterThanOrEqual(400);
  expect(response.status, detail).toBeLessThan(500);
  const answer = JSON.parse(text) as { success: boolean; message: string };
  expect(answer.success).toBe(false);
  expect(answer.message).not.toMatch(/\n\s+at |node_modules|select |insert /i);
  return response;
}

const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

test.each(jsonCommands)('%s rejects malformed bodies with a message', async (name) => {
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
    '{"email":"\\u0000"}',
    '{"jobId":"\\u0000"}',
    '{"jobId":{"toString":0}}',
    deep(5_000),
    many.slice(0, 60_000),
  ])
    await expectRejected(path, body);
  expect((await expectRejected(path, many)).status).toBe(413);
  expect((await expectRejected(path, 'x=1', 'application/x-www-form-urlencoded')).status).toBe(415);
});

test('rejects any JSON, and stores nothing', async () => {
  const before = await sender.content.payload.count({ collection: 'messages' });
  const field = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.jsonValue({ maxDepth: 3 }));
  const body = fc.record(
    Object.fromEntries(
      Object.keys({ ...someMessage(), topic: '', captcha: '' }).map((name) => [name, field]),
    ),
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(body, fc.constantFrom(...jsonCommands), async (value, name) => {
      await expectRejected(commandPaths[name], JSON.stringify(value));
    }),
    { numRuns: 300 },
  );
  expect(await sender.content.payload.count({ collection: 'messages' })).toEqual(before);
});

test('stores any text as it was typed, or rejects it', async () => {
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
      const sent = { ...someMessage(), email, organization, message, name };
      const response = await sender.post(commandPaths.contact, sent);
      expect([200, 400, 403]).toContain(response.status);
      const docs = await findMessages(sender, email);
      expect(docs).toHaveLength(response.status === 200 ? 1 : 0);
      if (docs[0]) expect(docs[0].message).toBe(message.normalize('NFC').trim());
    }),
    { numRuns: 40 },
  );
});

test('rejects invalid job keys', async () => {
  const { apply } = visitor(sender);
  for (const job of ['..%2F..%2Fetc', '%00', 'A'.repeat(500), "x'%20or%201=1"]) {
    const response = await apply(job, someApplication(newEmail()));
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
  }
});

test('ignores fields that visitors may not set', async () => {
  const message = someMessage();
  const forged = { status: 'answered', reference: 'RM-MINE', suspectedSpam: true, id: 1 };
  const response = await sender.post(commandPaths.contact, { ...message, ...forged });
  expect(response.status).toBe(200);
  const docs = await findMessages(sender, message.email);
  expect(docs[0]).toMatchObject({ status: 'new', suspectedSpam: false });
  expect(docs[0]?.reference).not.toBe('RM-MINE');
  expect(await response.json()).toMatchObject({ message: messages.contactReceived });
});
