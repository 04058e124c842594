import { follow } from '../fixtures/follow.ts';
import { expect, expectError, test } from '../fixtures/test.ts';

const details = /\/api\/services\/details\//;

test('a clicked card shows at once and fills in when the server answers', async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.goto('/services');
  await page.route(details, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page
    .getByRole('main')
    .getByRole('link', { name: /Odoo ERP/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Odoo ERP');
  await expect(page.getByText('Loading...')).toBeVisible();
  gate.resolve();
  await expect(page.getByText('Loading...')).toBeHidden();
  await expect(page.getByRole('article').getByRole('heading', { level: 2 }).first()).toBeVisible();
});

test('an item that does not exist is 404 and says No data found.', async ({ page }) => {
  expectError('404');
  expectError('Error fetching blogs details');
  const answer = await page.goto('/blogs/no-such-article');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('No data found.')).toBeVisible();
});

test('a type that does not exist leads home', async ({ request }) => {
  const answer = await request.get('/people/no-one', { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([302, '/']);
});

test('a failed call shows the stated text, is logged, tried again, and fills in by itself', async ({
  page,
}) => {
  expectError('503');
  expectError('Error fetching');
  await page.goto('/services');
  let failing = true;
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.route(/\/api\/solutions\/list/, (route) =>
    failing ? route.fulfill({ status: 503, json: { success: false, message: 'down' } }) : route.continue(),
  );
  await follow(page, '/solution');
  await expect(page).toHaveURL('/solution');
  await expect.poll(() => logged.some((text) => text.includes('Error fetching'))).toBe(true);
  failing = false;
  await expect(page.getByRole('link', { name: /Retail Demand Planning/ }).first()).toBeVisible({
    timeout: 20_000,
  });
});

for (const path of [
  '/services/sap-s4hana-migration',
  '/solutions/pharma-gxp-s4hana',
  '/blogs/clean-core-in-practice',
]) {
  test(`${path} has its text, related items and a description for search engines`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('article')).toBeVisible();
    expect(await page.getByRole('article').getByRole('heading', { level: 2 }).count()).toBeGreaterThan(2);
    expect((await page.title()).length).toBeLessThanOrEqual(60);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{40,}/);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
    const related = page.getByRole('region', { name: /other|more|related/i }).getByRole('link');
    expect(await related.count()).toBeGreaterThan(0);
  });
}
