import { holdRequests } from '../fixtures/network.ts';
import { expect, expectError, test } from '../fixtures/test.ts';

test('a clicked card shows its title at once and its text when the server responds', async ({ page }) => {
  await page.goto('/services');
  const release = await holdRequests(page, /\/api\/services\/details\//);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Odoo ERP/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Odoo ERP');
  await expect(page.getByText('Loading...')).toBeVisible();
  release();
  await expect(page.getByText('Loading...')).toBeHidden();
  await expect(page.getByRole('article').getByRole('heading', { level: 2 }).first()).toBeVisible();
});

test('a missing item responds with 404 and says No data found.', async ({ page }) => {
  expectError('404');
  expectError('Error fetching blogs details');
  const response = await page.goto('/blogs/no-such-article');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('No data found.')).toBeVisible();
});

test('an unknown type redirects to the home page', async ({ request }) => {
  const response = await request.get('/people/no-one', { maxRedirects: 0 });
  expect([response.status(), response.headers().location]).toEqual([302, '/']);
});
