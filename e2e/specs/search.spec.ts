import { expect, test } from '../fixtures/test.ts';

test('the header leads to a form whose results are paged, or say that there are none', async ({ page }) => {
  await page.goto('/services');
  await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click();
  const field = page.getByRole('main').getByRole('searchbox', { name: 'Search this site' });
  await field.fill('sap');
  await field.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /results for “sap”/ })).toBeVisible();
  await expect(page).toHaveTitle(/sap/);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const pages = page.getByRole('navigation', { name: 'Pages of results' });
  await pages.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/search?q=sap&page=2');
  await expect(pages).toContainText('Page 2 of');
  await field.fill('xqzzvwy');
  await field.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'No results for “xqzzvwy”' })).toBeVisible();
});
