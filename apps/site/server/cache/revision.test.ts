import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchRevision } from './revision.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('notices a change within a second and retains the last value while the database is unavailable', async () => {
  let value = 'a';
  let down = false;
  const watch = watchRevision({
    read: async () => {
      if (down) throw new Error('down');
      return value;
    },
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(watch.current()).toBe('a');

  value = 'b';
  await vi.advanceTimersByTimeAsync(1_000);
  expect(watch.current()).toBe('b');

  down = true;
  value = 'c';
  await vi.advanceTimersByTimeAsync(5_000);
  expect(watch.current()).toBe('b');
  await expect(watch.check()).rejects.toThrow('down');

  down = false;
  await vi.advanceTimersByTimeAsync(1_000);
  expect([watch.previous(), watch.current()]).toEqual(['b', 'c']);
  watch.stop();
});

test('times out a read that hangs, and reads again', async () => {
  let reads = 0;
  const watch = watchRevision({
    read: () => {
      reads += 1;
      return reads === 1 ? new Promise<string>(() => {}) : Promise.resolve('b');
    },
  });
  await vi.advanceTimersByTimeAsync(3_000);
  expect(watch.current()).toBe('');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(watch.current()).toBe('b');
  watch.stop();
});
