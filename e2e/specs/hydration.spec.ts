import { holdRequests } from '../fixtures/network.ts';
import { expect, test } from '../fixtures/test.ts';

test('an image that failed before hydration is replaced', async ({ page }) => {
  await page.route('**/api/media/**', (route) => route.fulfill({ status: 200, body: 'no image' }));
  await page.goto('/services');
  const image = page.locator('#all img').first();
  await image.scrollIntoViewIfNeeded();
  await expect(image).toHaveAttribute('src', '/picture-fallback.svg');
});

test('a click before hydration is replayed after it', async ({ page }) => {
  const press = await holdRequests(page, '**/*.js');
  const arrival = page.goto('/terms-of-service');
  await page.getByRole('button', { name: 'Services menu', expanded: false }).click();
  await press();
  await arrival;
  await expect(page.getByRole('button', { name: 'Services menu', expanded: true })).toBeVisible();
});
