import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const steps = [500, 1600, 2800, 3800, 5200];

/** Slows all animations down, so that they do not end before a slow machine reads them. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.05 });
}

/**
 * Lists the CSS animations that can be seen of the loading screen with their delay in ms; transitions of its links do
 * not count. Chromium lists those of hidden SVG as well: emblem and discs both have steps, a brand shows one of them.
 */
const listAnimations = (page: Page) =>
  page.locator('.loading-screen').evaluate((screen) =>
    screen
      .getAnimations({ subtree: true })
      .filter(({ effect }) => {
        const parent = effect instanceof KeyframeEffect && effect.target?.parentElement;
        // `checkVisibility` is true for a hidden group of an SVG (Chromium 156).
        return parent && getComputedStyle(parent).display !== 'none';
      })
      .filter((animation) => animation instanceof CSSAnimation)
      .map(({ effect, playState }) => ({ begins: Number(effect?.getTiming().delay), playState })),
  );

for (const path of ['/loading', '/loadingg']) {
  test(`${path} has five steps at 0.5, 1.6, 2.8, 3.8 and 5.2 s`, async ({ page }) => {
    await slowDown(page);
    await page.goto(path);
    await expect(page.getByRole('status').getByText('Loading...')).toBeVisible();
    const begins = (await listAnimations(page)).map((animation) => animation.begins);
    expect(begins.toSorted((a, b) => a - b)).toEqual(steps);
  });

  test(`${path} can be paused, resumed, and replayed when it has ended`, async ({ page }) => {
    const state = async () => [...new Set((await listAnimations(page)).map(({ playState }) => playState))];
    await slowDown(page);
    await page.goto(path);
    await page.getByRole('button', { name: 'Pause animation' }).click();
    await expect.poll(state).toEqual(['paused']);
    await page.getByRole('button', { name: 'Play animation' }).click();
    await expect.poll(state).toEqual(['running']);
    await page.locator('.loading-screen').evaluate((screen) => {
      for (const animation of screen.getAnimations({ subtree: true })) animation.finish();
    });
    await page.getByRole('button', { name: 'Play animation' }).click();
    await expect(page.getByRole('button', { name: 'Pause animation' })).toBeVisible();
    await expect.poll(state).toEqual(['running']);
  });
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('the final frame is shown without animation', async ({ page }) => {
    for (const path of ['/loading', '/loadingg']) {
      await page.goto(path);
      expect(await listAnimations(page)).toEqual([]);
      await expect(page.getByRole('button', { name: /animation/ })).toHaveCount(0);
    }
  });
});
