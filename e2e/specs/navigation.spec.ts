import { navigateOnClient } from '../fixtures/navigate-on-client.ts';
import { expect, test } from '../fixtures/test.ts';

test('an unknown path redirects to the home page, on the server and on the client', async ({
  page,
  request,
}) => {
  for (const path of ['/infra', '/no/such/page', '/wp-admin.php']) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([path, response.status(), response.headers().location]).toEqual([path, 302, '/']);
  }
  await page.goto('/services');
  await navigateOnClient(page, '/infra');
  await expect(page).toHaveURL('/');
});

test('the parent path of an item redirects to its list', async ({ page, request }) => {
  for (const [from, to] of Object.entries({ '/solutions': '/solution', '/blogs': '/insights' })) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([301, to]);
  }
  await page.goto('/services');
  await navigateOnClient(page, '/blogs');
  await expect(page).toHaveURL('/insights');
});

test('every route change scrolls to the top', async ({ page }) => {
  await page.goto('/services');
  await page
    .getByRole('link', { name: /Odoo ERP/ })
    .last()
    .scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await page
    .getByRole('link', { name: /Odoo ERP/ })
    .last()
    .click();
  await expect(page).toHaveURL('/services/odoo-erp');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('Back to top is shown beyond 100 px and hidden 20 px before the footer', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/services');
  const button = page.getByRole('button', { name: 'Back to top' });
  await expect(button).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 90));
  await expect(button).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 150));
  await expect(button).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(button).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 150));
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
