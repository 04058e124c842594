import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openTestContent } from '../../testing/open-content.ts';

test('serialises the set-up of the database by several nodes', async () => {
  const content = await openTestContent();
  const { withAdvisoryLock } = await import('./transaction.ts');
  let inside = 0;
  let most = 0;
  await Promise.all(
    Array.from({ length: 3 }, () =>
      withAdvisoryLock(content.payload, 'a test', async () => {
        inside += 1;
        most = Math.max(most, inside);
        await pause(50);
        inside -= 1;
      }),
    ),
  );
  expect(most).toBe(1);
  await Promise.all([content.prepareAgain(), content.prepareAgain()]);
  await content.close();
}, 120_000);
