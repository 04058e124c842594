import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHeartbeat, type Heartbeat } from './heartbeat.ts';
import { ContentUnavailable } from './unavailable.ts';

let heartbeat: Heartbeat;
beforeEach(() => {
  vi.useFakeTimers();
  heartbeat = createHeartbeat();
});
afterEach(() => {
  heartbeat.stop();
  vi.useRealTimers();
});

const never = () => new Promise<never>(() => {});

test('rejects work within three seconds of silence', async () => {
  const work = expect(heartbeat.guard(never)).rejects.toBeInstanceOf(ContentUnavailable);
  await vi.advanceTimersByTimeAsync(2_750);
  await work;
});

test('rejects at once while the database is silent, and recovers with the next heartbeat', async () => {
  await vi.advanceTimersByTimeAsync(3_000);
  const work = vi.fn(async () => 'done');
  await expect(heartbeat.guard(work)).rejects.toBeInstanceOf(ContentUnavailable);
  expect(work).not.toHaveBeenCalled();
  heartbeat.recordAnswer();
  expect(await heartbeat.guard(work)).toBe('done');
});

test('waits for slow work while the database answers', async () => {
  const slow = Promise.withResolvers<string>();
  const work = heartbeat.guard(() => slow.promise);
  for (let second = 0; second < 20; second += 1) {
    await vi.advanceTimersByTimeAsync(1_000);
    heartbeat.recordAnswer();
  }
  slow.resolve('done');
  expect(await work).toBe('done');
});
