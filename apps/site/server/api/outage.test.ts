import { createHeartbeat } from '@riverfront/content/heartbeat';
import { ContentUnavailable } from '@riverfront/content/unavailable';
import { failure } from '@riverfront/contract';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import type { Content } from '../content/connect.ts';
import { createApp } from '../create-app.ts';
import { createApi } from './create-api.ts';

function appWithout(error: Error) {
  const fail = () => {
    throw error;
  };
  return createApp({
    content: { payload: fail, ready: Promise.resolve(), close: async () => {} },
    revision: { current: () => '', check: async () => fail() },
    logger: pino({ level: 'silent' }),
    mediaDir: '/nonexistent',
    origin: 'https://www.riverfront.example',
  });
}

test('without a database the API says so with 503, and readiness is refused', async () => {
  const app = appWithout(new ContentUnavailable('not connected yet'));
  const answer = await app.request('/api/settings/get');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(failure.parse(await answer.json()).message).toMatch(/cannot be reached at the moment/);
  expect((await app.request('/readyz')).status).toBe(503);
  expect((await app.request('/healthz')).status).toBe(200);
});

test('a hung database is 503 within three seconds', async () => {
  vi.useFakeTimers();
  const heartbeat = createHeartbeat();
  const api = createApi({
    content: { payload: hanging, ready: Promise.resolve(), close: async () => {} },
    guard: heartbeat.guard,
    logger: pino({ level: 'silent' }),
  });
  const answer = Promise.resolve(api.request('/api/settings/get'));
  await vi.advanceTimersByTimeAsync(2_999);
  vi.useRealTimers();
  heartbeat.stop();
  expect((await answer).status).toBe(503);
});

/** A content store whose every operation waits for ever. */
const hanging = () =>
  new Proxy({}, { get: () => () => new Promise(() => {}) }) as unknown as ReturnType<Content['payload']>;

test('a mistake of ours is 500 without its details', async () => {
  const app = appWithout(new TypeError('secret detail'));
  const answer = await app.request('/api/settings/get');
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toContain('secret');
});
