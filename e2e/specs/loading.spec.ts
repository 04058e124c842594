import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const steps = [500, 1600, 2800, 3800, 5200];

/** Slows all animations down, so that they do not end before a slow machine reads them. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.05 });
}

/** Lists the CSS animations of the loading screen with their delay in ms; transitions of its links do not count. */
const listAnimations = (page: Page) =>
  page.locator('.loading-screen').evaluate((screen) =>
    screen
      .getAnimations({ subtree: true })
      .filter((animation) => animation instanceof CSSAnimation)
      .map(({ effect, playState }) => ({ begins: Number(effect?.getTiming().delay), playState })),
  );

const paths = ['/loading', '/loadingg'];

test('the animation has five steps at 0.5, 1.6, 2.8, 3.8 and 5.2 s, can be paused, resumed, and replayed', async ({
  page,
}) => {
  await slowDown(page);
  const readStates = async () => [...new Set((await listAnimations(page)).map(({ playState }) => playState))];
  const pause = page.getByRole('button', { name: 'Pause animation' });
  const play = page.getByRole('button', { name: 'Play animation' });
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('status').getByText('Loading...')).toBeVisible();
    const begins = (await listAnimations(page)).map((animation) => animation.begins);
    expect(begins.toSorted((a, b) => a - b)).toEqual(steps);
    await pause.click();
    await expect.poll(readStates).toEqual(['paused']);
    await play.click();
    await expect.poll(readStates).toEqual(['running']);
    await page.locator('.loading-screen').evaluate((screen) => {
      for (const animation of screen.getAnimations({ subtree: true })) animation.finish();
    });
    await play.click();
    await expect(pause).toBeVisible();
    await expect.poll(readStates).toEqual(['running']);
  }
});

test('the final frame is shown without animation with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of paths) {
    await page.goto(path);
    expect(await listAnimations(page)).toEqual([]);
    await expect(page.getByRole('button', { name: /animation/ })).toHaveCount(0);
  }
});
