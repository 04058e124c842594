import { createServer } from 'node:net';
import { ContentUnavailable } from '@riverfront/backend/platform';
import { expect, test, vi } from 'vitest';
import { connectContent } from './connect.ts';

test('retries an unreachable database without ending the process', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  await new Promise((resolve) => server.close(resolve));
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const onFailure = vi.fn();
  const content = connectContent({
    databaseUrl: `postgres://postgres@127.0.0.1:${port}/postgres`,
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
