import { navigateOnClient } from '../fixtures/navigate-on-client.ts';
import { holdRequests, respondWithError } from '../fixtures/network.ts';
import { expect, expectError, test } from '../fixtures/test.ts';

test('a clicked card shows its title at once and its text when the server responds; a missing item says so', async ({
  page,
}) => {
  expectError('404');
  expectError('Error fetching blogs details');
  await page.goto('/services');
  const release = await holdRequests(page, /\/api\/services\/details\//);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Odoo ERP/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Odoo ERP');
  await expect(page.getByText('Loading...')).toBeVisible();
  await release();
  await expect(page.getByText('Loading...')).toBeHidden();
  await expect(page.getByRole('article').getByRole('heading', { level: 2 }).first()).toBeVisible();

  await page.route('**/api/pages/details/sap-btp', respondWithError(404, { message: 'There is no page.' }));
  await navigateOnClient(page, '/sap-btp');
  await expect(page.getByText('No data found.', { exact: true })).toBeVisible();
  expect((await page.goto('/blogs/no-such-article'))?.status()).toBe(404);
  await expect(page.getByText('No data found.')).toBeVisible();
});

test('a long article has a table of contents and a table that scrolls on a phone @phone', async ({
  page,
}) => {
  await page.goto('/blogs/cutover-weekend-hour-by-hour');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Sunday' }).click();
  await expect(page.getByRole('heading', { name: 'Sunday' })).toBeInViewport();
  await expect(page.getByRole('columnheader')).toHaveText(['Hour', 'Indian time', 'Step', 'Result']);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
});
