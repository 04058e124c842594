import { holdRequests } from '../fixtures/network.ts';
import { expect, test } from '../fixtures/test.ts';

test('a page is painted before its scripts are fetched', async ({ page }) => {
  await page.goto('/terms-of-service');
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

test('a click before hydration is replayed after it', async ({ page }) => {
  const press = await holdRequests(page, '**/*.js');
  const arrival = page.goto('/terms-of-service');
  const name = 'Services menu';
  await page.getByRole('button', { name, expanded: false }).click();
  press();
  await arrival;
  await expect(page.getByRole('button', { name, expanded: true })).toBeVisible();
});
