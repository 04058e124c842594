import { setTimeout as pause } from 'node:timers/promises';
import { onServer } from '@riverfront/database/testing';
import { expect, test } from 'vitest';
import { openTestContent } from '../testing/open-content.ts';

// PGlite is one session, and one machine starts one set-up: there is nobody to wait for.
test.runIf(onServer)(
  'several nodes that start together set up the database one after the other',
  async () => {
    const content = await openTestContent();
    const { oneAtATime } = await import('./one-at-a-time.ts');
    let inside = 0;
    let most = 0;
    await Promise.all(
      Array.from({ length: 3 }, () =>
        oneAtATime(content.payload, 'a test', async () => {
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
  },
  120_000,
);
