import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retry } from './use-loaded.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('retries a call until it succeeds', async () => {
  const call = vi.fn(async () => {
    if (call.mock.calls.length < 3) throw new Error('down');
    return 'up';
  });
  const onFailure = vi.fn();
  const answer = retry(call, { signal: new AbortController().signal, onFailure });
  await vi.advanceTimersByTimeAsync(3000);
  expect(await answer).toBe('up');
  expect(onFailure).toHaveBeenCalledTimes(2);
});
