import { expect, test } from 'vitest';
import { createConcurrencyLimit, WorkerUnavailable } from './run-in-worker.ts';

test('runs two tasks at once, the rest in order, and rejects what exceeds the queue', async () => {
  const runLimited = createConcurrencyLimit({ concurrency: 2, maxQueued: 2 });
  const started: number[] = [];
  const gates = Array.from({ length: 4 }, () => Promise.withResolvers<void>());
  const results = gates.map(({ promise }, index) =>
    runLimited(() => {
      started.push(index);
      return promise;
    }).catch(() => 'failed'),
  );
  await expect(runLimited(async () => {})).rejects.toThrow(WorkerUnavailable);
  expect(started).toEqual([0, 1]);
  gates[1]?.reject(new Error('a task that fails frees its slot too'));
  await results[1];
  expect(started).toEqual([0, 1, 2]);
  for (const { resolve } of gates) resolve();
  expect(await Promise.all(results)).toEqual([undefined, 'failed', undefined, undefined]);
  expect(await runLimited(async () => 'free again')).toBe('free again');
});
