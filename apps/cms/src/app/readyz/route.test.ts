import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.mock('../../payload.config.ts', () => ({ default: {} }));
const count = vi.fn();
vi.mock('payload', async (original) => ({
  ...(await original<typeof import('payload')>()),
  getPayload: async () => ({ count, db: {}, findGlobal: () => new Promise(() => {}) }),
}));
const { GET } = await import('./route.ts');

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('answers 503 within three seconds while the database hangs, and then at once', async () => {
  count.mockReturnValue(new Promise(() => {}));
  const answer = GET(new Request('http://127.0.0.1/readyz'), undefined);
  await vi.advanceTimersByTimeAsync(2_500);
  expect((await answer).status).toBe(503);
  expect((await GET(new Request('http://127.0.0.1/readyz'), undefined)).status).toBe(503);
  expect(count).toHaveBeenCalledTimes(1);
});
