import { createHeartbeat, type Guard } from '@riverfront/content/heartbeat';
import { QueueAway } from '@riverfront/content/queue';
import { StorageUnavailable } from '@riverfront/content/resumes';
import { ContentUnavailable } from '@riverfront/content/unavailable';
import type { Hono } from 'hono';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { from, newAddress } from '../../testing/open-app.ts';
import { someMessage } from '../../testing/visitor.ts';
import { clientAddress } from '../http/client-address.ts';
import { awayMessage, createCommands } from './create-commands.ts';
import type { CommandDeps } from './handlers.ts';

/** Commands whose every part ends in one way. */
function withParts(fail: () => Promise<never>, guard: Guard = (work) => work()): Hono {
  const deps = {
    oneMessage: fail,
    limits: () => ({ count: fail, wait: fail }),
    verification: { send: fail, verify: fail },
    captcha: { challenge: fail, verify: fail },
  } as unknown as CommandDeps;
  const logger = pino({ level: 'silent' });
  return createCommands({ deps, guard, clientAddress: clientAddress([]), logger });
}

const failing = (error: Error) => withParts(vi.fn(() => Promise.reject(error)));

const post = (app: Hono, path: string, body: unknown) =>
  app.request(
    path,
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
    from(newAddress()),
  );

const calls: [string, unknown][] = [
  ['/api/contactUs/add', someMessage()],
  ['/api/send-otp', { email: 'asha@mail.example' }],
  ['/api/verify-otp', { email: 'asha@mail.example', otp: '123456' }],
  ['/api/captcha/challenge', { action: 'contact' }],
  ['/api/captcha/verify', { action: 'contact', answer: 'x' }],
];

test.each([
  ['the database is away', new ContentUnavailable('away')],
  ['the database refuses connections', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
  [
    'its disk is full',
    new Error('Failed query', { cause: Object.assign(new Error('x'), { code: '53100' }) }),
  ],
  ['the queue is not open', new QueueAway('not connected')],
  ['the storage of files fails', new StorageUnavailable('ENOSPC')],
])('when %s, every form is told to try again, and nothing fails open', async (_, error) => {
  for (const [path, body] of calls) {
    const response = await post(failing(error), path, body);
    expect(response.status, path).toBe(503);
    expect(response.headers.get('retry-after'), path).toBe('30');
    expect(await response.json()).toMatchObject({ success: false, code: 'away', message: awayMessage });
  }
});

test('when the database hangs, every form is told so within three seconds', async () => {
  vi.useFakeTimers();
  const heartbeat = createHeartbeat();
  const app = withParts(() => new Promise(() => {}), heartbeat.guard);
  const answers = Promise.all(calls.map(([path, body]) => post(app, path, body)));
  await vi.advanceTimersByTimeAsync(2_999);
  vi.useRealTimers();
  heartbeat.stop();
  for (const response of await answers) {
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ success: false, code: 'away', message: awayMessage });
  }
});

test('our own mistake is a 500 that gives nothing away', async () => {
  for (const [path, body] of calls) {
    const response = await post(failing(new TypeError('secret detail')), path, body);
    expect(response.status, path).toBe(500);
    expect(await response.text()).not.toContain('secret');
  }
});
