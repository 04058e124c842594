import { randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestSender, type TestSender } from '../../testing/open-app.ts';
import { someMessage, visitor } from '../../testing/visitor.ts';
import { deliverWebhook, markDeliveryFailed } from './deliver-webhook.ts';
import { postEvent, WebhookRefused, type WebhookTarget } from './webhook.ts';

interface Call {
  path: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

let crm: Server;
let target: WebhookTarget;
let sender: TestSender;
let calls: Call[] = [];
let answer: (call: Call) => { status: number; headers?: Record<string, string> };

beforeAll(async () => {
  crm = createServer(async (request, response) => {
    const body = (await request.toArray()).join('');
    const call = { path: request.url, headers: request.headers, body };
    calls.push(call);
    const { status, headers } = answer(call);
    response.writeHead(status, headers).end('ignored');
  });
  await new Promise<void>((resolve) => crm.listen(0, '127.0.0.1', resolve));
  const address = crm.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  target = {
    url: `http://127.0.0.1:${port}/hook`,
    secret: `whsec_${randomBytes(32).toString('base64')}`,
  };
  sender = await openTestSender({ webhook: target });
});
afterAll(async () => {
  await sender.close();
  await new Promise((resolve) => crm.close(resolve));
});
beforeEach(() => {
  calls = [];
  answer = () => ({ status: 204 });
});

const add = '/api/contactUs/add';
const first = { number: 1, isLast: false };
const deps = (given: WebhookTarget | undefined = target) => ({
  payload: () => sender.content.payload,
  target: given,
});

const deliveriesOf = async (reference: string) =>
  (
    await sender.content.payload.find({
      collection: 'deliveries',
      where: { about: { equals: reference } },
      depth: 0,
    })
  ).docs;

/** A delivery that no job is going to bring. */
async function waiting(fields: { status?: 'new' | 'spam' } = {}) {
  const { payload } = sender.content;
  const message = await payload.create({
    collection: 'messages',
    data: {
      name: 'Asha',
      email: 'asha@mail.example',
      message: 'Hello',
      reference: `RM-${randomBytes(4).toString('hex').toUpperCase()}`,
      submissionKey: randomBytes(8).toString('hex'),
      status: fields.status ?? 'new',
    },
    depth: 0,
  });
  const { id } = await payload.create({
    collection: 'deliveries',
    data: {
      event: 'message.received',
      about: message.reference,
      message: message.id,
      state: 'waiting',
      attempts: 0,
    },
    depth: 0,
  });
  return { id, read: () => payload.findByID({ collection: 'deliveries', id, depth: 0 }) };
}

test('a message is passed on once, signed, with all its fields', async () => {
  const message = { ...someMessage(), topic: '/services/sap-s4hana-migration' };
  const response = await visitor(sender).post(add, message);
  const { reference } = (await response.json()) as { reference: string };
  await vi.waitFor(
    async () => expect(await deliveriesOf(reference)).toMatchObject([{ state: 'sent', attempts: 1 }]),
    { timeout: 15_000 },
  );
  expect(calls).toHaveLength(1);
  const [call] = calls;
  const event = new Webhook(target.secret).verify(call?.body ?? '', call?.headers as Record<string, string>);
  expect(event).toMatchObject({
    event: 'message.received',
    reference,
    name: message.name,
    email: message.email,
    message: message.message,
    organization: 'Patel Textiles',
    topic: '/services/sap-s4hana-migration',
  });
  expect(() =>
    new Webhook(target.secret).verify(`${call?.body} `, call?.headers as Record<string, string>),
  ).toThrow();
});

test('what looks like spam is stored and not passed on', async () => {
  const { post, pass } = visitor(sender);
  const message = { ...someMessage(), message: 'https://a.example https://b.example www.c.example' };
  const response = await post(add, { ...message, captcha: await pass('contact') });
  const { reference } = (await response.json()) as { reference: string };
  expect(reference).toBeTruthy();
  expect(await deliveriesOf(reference)).toEqual([]);
});

test.each([500, 503, 408, 425, 429])('after %i it is tried again, under the same id', async (status) => {
  const { id, read } = await waiting();
  answer = () => ({ status: calls.length === 1 ? status : 200 });
  await expect(deliverWebhook(deps(), id, first)).rejects.toThrow(String(status));
  expect(await read()).toMatchObject({
    state: 'waiting',
    attempts: 1,
    lastError: expect.stringContaining(String(status)),
  });
  await deliverWebhook(deps(), id, { number: 2, isLast: false });
  expect(await read()).toMatchObject({ state: 'sent', attempts: 2, lastError: null });
  expect(calls[0]?.headers['webhook-id']).toBe(calls[1]?.headers['webhook-id']);
});

test.each([400, 401, 404, 410, 302])('after %i it is listed as failed at once', async (status) => {
  const { id, read } = await waiting();
  answer = () => ({ status, headers: { location: '/elsewhere' } });
  await deliverWebhook(deps(), id, first);
  expect(await read()).toMatchObject({ state: 'failed', lastError: expect.stringContaining(String(status)) });
  expect(calls.map(({ path }) => path)).toEqual(['/hook']);
});

test('a system that is not there is tried again, and the last try is listed as failed', async () => {
  const { id, read } = await waiting();
  const away = { ...target, url: 'http://127.0.0.1:1/hook' };
  await expect(deliverWebhook(deps(away), id, first)).rejects.toThrow();
  expect(await read()).toMatchObject({
    state: 'waiting',
    lastError: expect.stringMatching(/ECONNREFUSED|bad port/),
  });
  await markDeliveryFailed(sender.content.payload, id);
  expect(await read()).toMatchObject({ state: 'failed' });
});

test('a message that was marked as spam meanwhile is not passed on', async () => {
  const { id, read } = await waiting({ status: 'spam' });
  await deliverWebhook(deps(), id, first);
  expect(await read()).toMatchObject({ state: 'failed', lastError: expect.stringContaining('spam') });
  expect(calls).toEqual([]);
});

test('a redirect is refused, never followed', async () => {
  answer = () => ({ status: 307, headers: { location: `${target.url}/elsewhere` } });
  await expect(postEvent(target, 'msg_1', { event: 'test' })).rejects.toThrow(WebhookRefused);
  expect(calls).toHaveLength(1);
});
