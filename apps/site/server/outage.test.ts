import { createHeartbeat, type Guard } from '@riverfront/backend/health/heartbeat';
import { ContentUnavailable } from '@riverfront/backend/health/unavailable';
import { QueueUnavailableError } from '@riverfront/backend/queue/queue';
import { StorageUnavailable } from '@riverfront/backend/storage/errors';
import { openFolder } from '@riverfront/backend/storage/file-store';
import { failure } from '@riverfront/contract';
import type { Hono } from 'hono';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { postJson } from '../testing/open-app.ts';
import { expectAnswer, someMessage } from '../testing/visitor.ts';
import { type CommandDeps, createCommands, notStoredMessage } from './api/create-commands.ts';
import { createEndpoints } from './api/create-endpoints.ts';
import { createReader } from './api/read-content.ts';
import { type AppDeps, createApp } from './create-app.ts';
import type { Content } from './database/connect.ts';
import { clientAddress } from './middleware/requests.ts';

const logger = pino({ level: 'silent' });

function createFailingApp(error: Error, deps: Partial<AppDeps> = {}) {
  const fail = () => {
    throw error;
  };
  return createApp({
    content: { payload: fail, ready: Promise.resolve(), close: async () => {} },
    revision: { current: () => '', check: async () => fail() },
    logger,
    media: openFolder('/nonexistent'),
    origin: 'https://www.riverfront.example',
    ...deps,
  });
}

/** Creates the commands with dependencies that all run `fail`. */
function createFailingCommands(fail: () => Promise<never>, guard: Guard = (work) => work()): Hono {
  const deps = {
    oneMessage: fail,
    limits: { count: fail, wait: fail },
    verification: { send: fail, verify: fail },
    captcha: { challenge: fail, verify: fail },
  } as unknown as CommandDeps;
  return createCommands({ deps, guard, network: clientAddress([]), logger }).routes;
}

const commandCalls: [path: string, body: unknown][] = [
  ['/api/contactUs/add', someMessage()],
  ['/api/send-otp', { email: 'asha@mail.example' }],
  ['/api/verify-otp', { email: 'asha@mail.example', otp: '123456' }],
  ['/api/captcha/challenge', { action: 'contact' }],
  ['/api/captcha/verify', { action: 'contact', answer: 'x' }],
];

test('answers 503 without a database, and is not ready', async () => {
  const app = createFailingApp(new ContentUnavailable('not connected yet'));
  const answer = await app.request('/api/settings/get');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(failure.parse(await answer.json()).message).toMatch(/cannot be reached at the moment/);
  for (const path of ['/sitemap.xml', '/insights/feed.xml', '/readyz'])
    expect([path, (await app.request(path)).status]).toEqual([path, 503]);
  for (const path of ['/robots.txt', '/healthz'])
    expect([path, (await app.request(path)).status]).toEqual([path, 200]);
});

test('is not ready before its queue is connected, because no form could be stored', async () => {
  vi.useFakeTimers();
  const { promise: ready, resolve } = Promise.withResolvers<void>();
  const commands = { queue: { ready } } as unknown as CommandDeps;
  const revision = { current: () => '', check: async () => {} };
  const app = createFailingApp(new ContentUnavailable('unused'), { commands, revision });
  const answer = Promise.resolve(app.request('/readyz'));
  await vi.advanceTimersByTimeAsync(2_000);
  vi.useRealTimers();
  expect((await answer).status).toBe(503);
  resolve();
  expect((await app.request('/readyz')).status).toBe(200);
});

test.each([
  ['the database is unavailable', new ContentUnavailable('unavailable')],
  [
    'its disk is full',
    new Error('Failed query', { cause: Object.assign(new Error('x'), { code: '53100' }) }),
  ],
  ['the queue is not connected', new QueueUnavailableError()],
  ['the file storage fails', new StorageUnavailable('ENOSPC')],
])('rejects every form with 503 when %s', async (_, error) => {
  for (const [path, body] of commandCalls) {
    const app = createFailingCommands(() => Promise.reject(error));
    const response = await postJson(app, path, body);
    expect(response.headers.get('retry-after'), path).toBe('30');
    await expectAnswer(response, 503, { success: false, code: 'away', message: notStoredMessage });
  }
});

describe('when the database hangs', () => {
  let heartbeat: ReturnType<typeof createHeartbeat>;
  beforeEach(() => {
    vi.useFakeTimers();
    heartbeat = createHeartbeat();
  });
  afterEach(() => {
    vi.useRealTimers();
    heartbeat.stop();
  });

  test('the API answers 503 within three seconds', async () => {
    const payload = () =>
      new Proxy({}, { get: () => () => new Promise(() => {}) }) as unknown as ReturnType<Content['payload']>;
    const content = { payload, ready: Promise.resolve(), close: async () => {} };
    const api = createEndpoints({ read: createReader({ content, guard: heartbeat.guard }), logger });
    const answer = Promise.resolve(api.request('/api/settings/get'));
    await vi.advanceTimersByTimeAsync(2_999);
    vi.useRealTimers();
    expect((await answer).status).toBe(503);
  });

  test('every form is rejected within three seconds', async () => {
    const app = createFailingCommands(() => new Promise(() => {}), heartbeat.guard);
    const answers = Promise.all(commandCalls.map(([path, body]) => postJson(app, path, body)));
    await vi.advanceTimersByTimeAsync(2_999);
    vi.useRealTimers();
    for (const response of await answers)
      await expectAnswer(response, 503, { success: false, code: 'away', message: notStoredMessage });
  });
});

test('answers 500 without details for a bug', async () => {
  const bug = new TypeError('secret detail');
  const commands = createFailingCommands(() => Promise.reject(bug));
  const answers = [
    await createFailingApp(bug).request('/api/settings/get'),
    ...(await Promise.all(commandCalls.map(([path, body]) => postJson(commands, path, body)))),
  ];
  for (const answer of answers) {
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain('secret');
  }
});
