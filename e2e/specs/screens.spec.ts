import { waitForNextFrame } from '../fixtures/accessibility.ts';
import { findViolations } from '../fixtures/axe.ts';
import { findLayoutFaults } from '../fixtures/layout.ts';
import { expect, test } from '../fixtures/test.ts';
import { layouts, screens } from '../screens/routes.ts';

/** Counts infinite animations, and lists their properties that the compositor cannot animate alone. */
function findCostlyAnimations() {
  const endless = document
    .getAnimations()
    .filter(({ effect }) => effect?.getTiming().iterations === Infinity);
  const changed = endless.flatMap(({ effect }) =>
    effect instanceof KeyframeEffect
      ? effect.getKeyframes().flatMap((keyframe) => Object.keys(keyframe))
      : [],
  );
  const free = ['offset', 'computedOffset', 'easing', 'composite', 'transform', 'opacity'];
  return { endless: endless.length, costly: changed.filter((name) => !free.includes(name)) };
}

test('no screen violates its policy, animates on the main thread, or is inaccessible', async ({ page }) => {
  test.setTimeout(180_000);
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`CSP violation: ${violatedDirective} ${blockedURI}`),
    );
  });
  const faults: string[] = [];
  let moving = 0;
  for (const path of Object.values(screens)) {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const { endless, costly } = await page.evaluate(findCostlyAnimations);
    moving += endless;
    const found = costly.map((name) => `animates ${name}`);
    // `accessibility.spec.ts` checks the layouts in every mode.
    if (!layouts.includes(path)) {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      found.push(...(await findViolations(page)));
      await page.setViewportSize({ width: 320, height: 720 });
      await waitForNextFrame(page);
      found.push(...(await findLayoutFaults(page)));
    }
    faults.push(...found.map((fault) => `${path}: ${fault}`));
  }
  expect(faults).toEqual([]);
  expect(moving).toBeGreaterThan(0);
});
