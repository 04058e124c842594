import { ContentUnavailable } from '@riverfront/backend/health/unavailable';
import { messages } from '@riverfront/contract';
import { expect, test, vi } from 'vitest';
import { newAddress, openTestSender, postJson } from '../../../testing/open-app.ts';
import { expectAnswer, findMessages, newEmail, someMessage, visitor } from '../../../testing/visitor.ts';
import { spamScore, suspicious } from './spam-score.ts';

const sender = await openTestSender();

const add = '/api/contactUs/add';
const stored = (email: string) => findMessages(sender, email);

test('stores a message, and emails it to sales and a confirmation to the sender', async () => {
  const { post, mailsTo, mailWith } = visitor(sender);
  const message = { ...someMessage(), topic: '/services/sap-s4hana-migration', noticeVersion: 1 };
  const response = await post(add, message);
  expect(response.status).toBe(200);
  const answer = (await response.json()) as { message: string; reference: string };
  expect(answer.message).toBe(messages.contactReceived);

  const docs = await stored(message.email);
  expect(docs).toHaveLength(1);
  expect(docs[0]).toMatchObject({
    name: message.name,
    organization: 'Patel Textiles',
    country: 'India',
    message: message.message,
    topic: '/services/sap-s4hana-migration',
    reference: answer.reference,
    noticeVersion: 1,
    retentionMonths: 24,
    status: 'new',
    suspectedSpam: false,
  });

  const [confirmation] = await mailsTo(message.email, 1);
  expect(confirmation?.text).toContain(answer.reference);
  // The address is not verified, so the email repeats nothing that was typed.
  for (const typed of [message.message, message.name, message.organization])
    for (const sent of [confirmation?.subject, confirmation?.text, confirmation?.html])
      expect(sent).not.toContain(typed);
  const mine = await mailWith('sales@riverfront.example', answer.reference);
  expect(mine?.headers).toContainEqual({ name: 'Reply-To', value: message.email });
  expect(mine?.text).toContain(message.message);
});

test('sends no confirmation to our own addresses and to no-reply mailboxes', async () => {
  const { post } = visitor(sender);
  const { payload } = sender.content;
  const addresses = [
    'sales@riverfront.example',
    'no-reply@x.example',
    'Do.Not-Reply@x.example',
    'postmaster@x.example',
  ];
  for (const email of addresses) expect((await post(add, { ...someMessage(), email })).status).toBe(200);
  const to = { in: addresses.map((address) => address.toLowerCase()) };
  const { docs } = await payload.find({ collection: 'mails', where: { to }, limit: 50 });
  expect(docs.map(({ kind }) => kind)).not.toContain('contact-confirmation');
});

test('twenty concurrent submissions of one form to two site processes store one message with one reference', async () => {
  const { mailsTo } = visitor(sender);
  const message = someMessage();
  const second = await sender.secondApp();
  const address = newAddress();
  const apps = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? sender.app : second.app));
  const answers = await Promise.all(apps.map((app) => postJson(app, add, message, { address })));
  await second.stop();
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  const bodies = await Promise.all(answers.map((answer) => answer.json()));
  const references = new Set(bodies.map(({ reference }) => reference));
  expect(answers.filter(({ ok }) => ok).length).toBeGreaterThan(0);
  expect([...references].filter(Boolean)).toHaveLength(1);
  expect(await stored(message.email)).toHaveLength(1);
  expect(await mailsTo(message.email, 1)).toHaveLength(1);
});

test('the same form with another text is another message', async () => {
  const { post } = visitor(sender);
  const message = someMessage();
  await post(add, message);
  await post(add, { ...message, message: 'One more thing: we also run BW.' });
  expect(await stored(message.email)).toHaveLength(2);
});

test.each([
  ['name', ' ', messages.required],
  ['email', 'asha@', /email address/],
  ['message', ' \n ', messages.required],
  ['country', 'Atlantis', /from the list/],
  ['phone', '98765 43210, 98250 12345', /one telephone number/],
])('rejects %s “%s” with a reason and stores nothing', async (field, value, reason) => {
  const { post } = visitor(sender);
  const email = newEmail();
  const response = await post(add, { ...someMessage(), email, [field]: value });
  expect(response.status).toBe(400);
  const body = (await response.json()) as { errors: Record<string, string>; message: string };
  expect(body.errors[field]).toMatch(reason);
  expect(body.message).not.toBe('');
  expect(await stored(email)).toHaveLength(0);
});

test('requires a captcha for suspected spam, and takes who has passed it for a person', async () => {
  const { post, pass } = visitor(sender);
  const message = { ...someMessage(), website: 'https://buy.example' };
  await expectAnswer(post(add, message), 403, { code: 'captcha-needed', message: messages.captchaMissing });
  expect(await stored(message.email)).toHaveLength(0);

  const captcha = await pass('contact');
  const accepted = await post(add, { ...message, captcha });
  expect(accepted.status).toBe(200);
  const docs = await stored(message.email);
  expect(docs[0]).toMatchObject({ suspectedSpam: false, spamReasons: [] });

  await expectAnswer(post(add, { ...someMessage(), website: 'x', captcha }), 403, {
    code: 'captcha-refused',
  });
});

test('says when to retry after the limit of messages per email address', async () => {
  const email = newEmail();
  const one = () => visitor(sender).post(add, { ...someMessage(), email });
  for (let sent = 0; sent < 5; sent += 1) expect((await one()).status).toBe(200);
  const sixth = await one();
  expect(sixth.status).toBe(429);
  const body = (await sixth.json()) as { message: string; retryAfterSeconds: number };
  expect(body.message).toMatch(/Please try again in \d+ minutes\./);
  expect(sixth.headers.get('retry-after')).toBe(String(body.retryAfterSeconds));
});

test('rejects cross-site submissions', async () => {
  const send = (headers: Record<string, string>) => postJson(sender.app, add, someMessage(), { headers });
  expect((await send({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await send({ origin: 'https://evil.example' })).status).toBe(403);
  expect(
    (await send({ origin: 'https://www.riverfront.example', 'sec-fetch-site': 'same-origin' })).status,
  ).toBe(200);
});

test('a message that was not stored does not count against its sender', async () => {
  const { post } = visitor(sender);
  const email = newEmail();
  const { payload } = sender.content;
  const create = vi.spyOn(payload, 'create').mockRejectedValue(new ContentUnavailable('away'));
  for (let n = 0; n < 25; n += 1) expect((await post(add, { ...someMessage(), email })).status).toBe(503);
  create.mockRestore();
  expect((await post(add, { ...someMessage(), email })).status).toBe(200);
});

test('accepts the six specified fields alone three times an hour from one network, spam as suspected', async () => {
  const { post, mailWith } = visitor(sender);
  const send = (change: object = {}) => {
    const { filledInMs: _, submissionKey: __, ...message } = { ...someMessage(), ...change };
    return post(add, message);
  };
  expect((await send()).status).toBe(200);
  const [customer, spammer] = [newEmail(), newEmail()];
  expect((await send({ email: customer, organization: 'Booking.com' })).status).toBe(200);
  expect(await stored(customer)).toMatchObject([{ suspectedSpam: false }]);
  expect((await send({ email: spammer, message: 'Casino bonus: https://a.example' })).status).toBe(200);
  expect(await stored(spammer)).toMatchObject([
    { suspectedSpam: true, spamReasons: ['A link and words of spam in the first message of a sender'] },
  ]);
  await mailWith('sales@riverfront.example', '[possible spam] ');
  expect((await send()).status).toBe(429);
});

const plain = {
  name: 'Asha Patel',
  organization: 'Patel Textiles',
  message: 'Our notes are at https://patel.example/erp if you want to look.',
  website: undefined,
  filledInMs: 30_000,
};
const threeLinks = 'The tender: https://a.example/1 https://a.example/2 www.b.example';

test.each([
  ['an ordinary message with a link', {}],
  ['a form without JavaScript', { filledInMs: undefined }],
  ['autofill', { filledInMs: 2_500 }],
  ['a tender with three links', { message: threeLinks }],
  ['Booking.com', { organization: 'Booking.com' }],
  ['Cyrillic without spam words', { message: 'Мы работаем с SAP, смотрите https://zavod.example' }],
])('does not suspect %s', (_, change) => {
  expect(spamScore({ ...plain, ...change }, true).score).toBeLessThan(suspicious);
});

test.each([
  ['the hidden field', { website: 'x' }],
  ['haste with many links', { filledInMs: 2_500, message: threeLinks }],
  ['link markup', { message: '[url=http://a.example]cheap[/url]' }],
  ['a casino', { message: 'Best CASINO bonus: https://a.example' }],
  ['Cyrillic spam', { message: 'Раскрутка и продвижение сайтов: www.a.example' }],
])('suspects %s and gives the reason', (_, change) => {
  const { score, reasons } = spamScore({ ...plain, ...change }, true);
  expect(score).toBeGreaterThanOrEqual(suspicious);
  expect(reasons.length).toBeGreaterThan(0);
});

test('does not score the words of somebody who has written before', () => {
  expect(spamScore({ ...plain, message: 'Best casino bonus: https://a.example' }, false).score).toBe(0);
});
