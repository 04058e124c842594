import { afterEach, expect, test, vi } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit.ts';

const createError = () => new RangeError('full');
afterEach(() => {
  vi.useRealTimers();
});

test('runs two tasks at once, the rest in order, and rejects what exceeds the queue', async () => {
  const runLimited = createConcurrencyLimit({ concurrency: 2, maxQueued: 2, createError });
  const started: number[] = [];
  const gates = Array.from({ length: 4 }, () => Promise.withResolvers<void>());
  const results = gates.map(({ promise }, index) =>
    runLimited(() => {
      started.push(index);
      return promise;
    }).catch(() => 'failed'),
  );
  await expect(runLimited(async () => {})).rejects.toThrow(RangeError);
  expect(started).toEqual([0, 1]);
  gates[1]?.reject(new Error('a task that fails frees its slot too'));
  await results[1];
  expect(started).toEqual([0, 1, 2]);
  for (const { resolve } of gates) resolve();
  expect(await Promise.all(results)).toEqual([undefined, 'failed', undefined, undefined]);
  expect(await runLimited(async () => 'free again')).toBe('free again');
});

test('rejects what waits too long', async () => {
  vi.useFakeTimers();
  const runLimited = createConcurrencyLimit({ concurrency: 1, maxQueued: 9, maxWaitMs: 1_000, createError });
  const gate = Promise.withResolvers<void>();
  const first = runLimited(() => gate.promise);
  expect(runLimited.isFull()).toBe(true);
  const late = expect(runLimited(async () => 'late')).rejects.toThrow(RangeError);
  await vi.advanceTimersByTimeAsync(1_000);
  await late;
  const next = runLimited(async () => 'next');
  gate.resolve();
  expect(await Promise.all([first, next])).toEqual([undefined, 'next']);
  expect(runLimited.isFull()).toBe(false);
});
