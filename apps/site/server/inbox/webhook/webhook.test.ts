import { randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { attemptDelivery, markDeliveryFailed } from '@riverfront/backend/queue/deliveries/attempt';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestSender } from '../../../testing/open-app.ts';
import { someMessage, visitor } from '../../../testing/visitor.ts';
import { createWebhookHandler, type WebhookTarget } from './webhook-delivery.ts';

interface Call {
  path: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

let calls: Call[] = [];
let answer: (call: Call) => { status: number; headers?: Record<string, string> };
const crm = createServer(async (request, response) => {
  const body = (await request.toArray()).join('');
  const call = { path: request.url, headers: request.headers, body };
  calls.push(call);
  const { status, headers } = answer(call);
  response.writeHead(status, headers).end('ignored');
});
await new Promise<void>((resolve) => crm.listen(0, '127.0.0.1', resolve));
const { port } = crm.address() as AddressInfo;
const target: WebhookTarget = {
  url: `http://127.0.0.1:${port}/hook`,
  secret: `whsec_${randomBytes(32).toString('base64')}`,
};
const sender = await openTestSender({ webhook: target });
afterAll(() => new Promise((resolve) => crm.close(resolve)));
beforeEach(() => {
  calls = [];
  answer = () => ({ status: 204 });
});

const add = '/api/contactUs/add';
const handlerFor = (given: WebhookTarget | undefined = target) =>
  createWebhookHandler({ payload: () => sender.content.payload, target: given });
const attempt = (id: number, given?: WebhookTarget) =>
  attemptDelivery(sender.content.payload, handlerFor(given), id, { number: 1, isLast: false });

const deliveriesOf = async (reference: string) =>
  (
    await sender.content.payload.find({
      collection: 'deliveries',
      where: { about: { equals: reference } },
      depth: 0,
    })
  ).docs;

/** Stores a waiting delivery without a task. */
async function store(fields: { status?: 'new' | 'spam' } = {}) {
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

test('posts a message once, signed, with all its fields', async () => {
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

test('does not post suspected spam', async () => {
  const { post } = visitor(sender);
  const { filledInMs: _, ...message } = someMessage();
  const response = await post(add, { ...message, message: '[url=https://a.example]cheap[/url]' });
  const { reference } = (await response.json()) as { reference: string };
  expect(reference).toBeTruthy();
  expect(await deliveriesOf(reference)).toEqual([]);
});

test.each([503, 429])('retries after %i with the same id', async (status) => {
  const { id, read } = await store();
  answer = () => ({ status: calls.length === 1 ? status : 200 });
  await expect(attempt(id)).rejects.toThrow(String(status));
  expect(await read()).toMatchObject({
    state: 'waiting',
    attempts: 1,
    lastError: expect.stringContaining(String(status)),
  });
  await attempt(id);
  expect(await read()).toMatchObject({ state: 'sent', attempts: 2, lastError: null });
  expect(calls[0]?.headers['webhook-id']).toBe(calls[1]?.headers['webhook-id']);
});

test.each([401, 302])('fails at once after %i', async (status) => {
  const { id, read } = await store();
  answer = () => ({ status, headers: { location: '/elsewhere' } });
  await attempt(id);
  expect(await read()).toMatchObject({ state: 'failed', lastError: expect.stringContaining(String(status)) });
  expect(calls.map(({ path }) => path)).toEqual(['/hook']);
});

test('retries an unreachable CRM, and marks the delivery as failed when it is given up', async () => {
  const { id, read } = await store();
  const away = { ...target, url: 'http://127.0.0.1:1/hook' };
  await expect(attempt(id, away)).rejects.toThrow();
  expect(await read()).toMatchObject({
    state: 'waiting',
    lastError: expect.stringMatching(/ECONNREFUSED|bad port/),
  });
  await markDeliveryFailed(sender.content.payload, handlerFor(), id);
  expect(await read()).toMatchObject({ state: 'failed' });
});

test('posts a test event of an administrator, which is about no message', async () => {
  const { payload } = sender.content;
  const data = { event: 'test', about: 'Test', state: 'waiting' as const, attempts: 0 };
  const { id, createdAt } = await payload.create({ collection: 'deliveries', data, depth: 0 });
  await attempt(id);
  const [call] = calls;
  const headers = call?.headers as Record<string, string>;
  expect(new Webhook(target.secret).verify(call?.body ?? '', headers)).toEqual({ event: 'test', createdAt });
  expect(await payload.findByID({ collection: 'deliveries', id, depth: 0 })).toMatchObject({ state: 'sent' });
});

test('does not post a message that has been marked as spam since', async () => {
  const { id, read } = await store({ status: 'spam' });
  await attempt(id);
  expect(await read()).toMatchObject({ state: 'failed', lastError: expect.stringContaining('spam') });
  expect(calls).toEqual([]);
});
