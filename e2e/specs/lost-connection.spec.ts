import { expect, expectError, test } from '../fixtures/test.ts';

test('a page whose link was pointed at opens offline and loads its content when the connection is back', async ({
  page,
  context,
}) => {
  expectError('Failed to load resource');
  expectError('Error fetching');
  await page.goto('/terms-of-service');
  const link = page.getByRole('banner').getByRole('link', { name: 'Services', exact: true });
  await link.hover();
  await page.waitForFunction(() => document.querySelector('link[rel="modulepreload"][href*="/offers-"]'));
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await link.click();
  await expect(page).toHaveURL('/services');
  await expect(page.getByRole('main').getByText('Loading...', { exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});

test('a dialog that cannot be loaded shows an error, and "Try again" the page', async ({ page, context }) => {
  expectError('ERR_INTERNET_DISCONNECTED');
  expectError('Failed to fetch dynamically imported module');
  await page.goto('/services', { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});
