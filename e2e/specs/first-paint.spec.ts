import { expect, test } from '../fixtures/test.ts';
import { screens } from '../screens/routes.ts';

test('a page is painted before any script of it is fetched, and comes to life afterwards', async ({
  page,
}) => {
  await page.goto('/');
  const { painted, fetched } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    fetched: performance
      .getEntriesByType('resource')
      .map(({ name, startTime }) => ({ path: new URL(name).pathname, startTime })),
  }));
  expect(painted).toBeGreaterThan(0);
  const scripts = fetched.filter(({ path }) => path.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.filter(({ startTime }) => startTime < painted)).toEqual([]);
});

test('what is pressed before the scripts are there is done when they are', async ({ page, isMobile }) => {
  const { promise: pressed, resolve: press } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await pressed;
    await route.continue();
  });
  const arrival = page.goto('/terms-of-service');
  const name = isMobile ? 'Open menu' : 'Services menu';
  await page.getByRole('button', { name, expanded: false }).click();
  press();
  await arrival;
  await expect(page.getByRole('button', { name, expanded: true })).toBeVisible();
});

/** The properties that the endless animations of the page change, without those that the compositor moves alone. */
function costlyMotion() {
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

test('no page tries what its policy forbids, or works on and on for what moves on it', async ({ page }) => {
  test.setTimeout(120_000);
  // What stands in the console as an error fails the test.
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`forbidden: ${violatedDirective} ${blockedURI}`),
    );
  });
  let moving = 0;
  for (const address of Object.values(screens)) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    const { endless, costly } = await page.evaluate(costlyMotion);
    expect(costly, address).toEqual([]);
    moving += endless;
  }
  expect(moving).toBeGreaterThan(10);
});
