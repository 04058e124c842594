import { ContentUnavailable } from '@riverfront/backend/health/unavailable';
import { expect, test, vi } from 'vitest';
import { connectContent } from './connect.ts';

test('retries an unreachable database without ending the process', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const onFailure = vi.fn();
  const content = connectContent({
    databaseUrl: 'postgres://postgres@127.0.0.1:1/postgres',
    secret: 'a secret that only tests know, 40 characters',
    mediaDir: '/nonexistent',
    logger: { options: { level: 'silent' } },
    onFailure,
    retryMs: 10,
  });
  await vi.waitFor(() => expect(onFailure.mock.calls.length).toBeGreaterThan(1), { timeout: 20_000 });
  expect(() => content.payload()).toThrow(ContentUnavailable);
  await content.close();
  expect(unhandled).not.toHaveBeenCalled();
  process.off('unhandledRejection', unhandled);
});
