import { job } from '../fixtures/application-form.ts';
import { openRoles } from '../fixtures/open-roles.ts';
import { expect, expectError, test } from '../fixtures/test.ts';

test('home leads to contact, an article and a role in at most two presses', { tag: '@phone' }, async ({
  page,
}) => {
  for (const [action, path] of [
    ['Talk to a partner', '/contact'],
    ['See how a cutover runs', '/blogs/cutover-weekend-hour-by-hour'],
  ] as const) {
    await page.goto('/');
    const link = page.getByRole('region', { name: 'Introduction' }).getByRole('link', { name: action });
    await expect(link).toBeInViewport({ ratio: 1 });
    await link.click();
    await expect(page).toHaveURL(path);
  }
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Careers' }).click();
  await openRoles(page)
    .list.getByRole('link', { name: /^View Job/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/careers\/[a-z0-9-]+$/);
});

test('the first field and the first role are in the first screen', { tag: '@phone' }, async ({ page }) => {
  const isWide = (page.viewportSize()?.width ?? 0) > 1024;
  if (isWide) await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/contact');
  const block = page.locator('#message');
  await expect(block.getByRole('textbox', { name: 'Name' })).toBeInViewport({ ratio: 1 });
  if (isWide) {
    await expect(block.getByRole('textbox', { name: 'Message' })).toBeInViewport({ ratio: 1 });
    const phones = block.getByRole('link', { name: /^\+\d/ });
    await expect(phones).toHaveCount(3);
    for (const phone of await phones.all()) await expect(phone).toBeInViewport({ ratio: 1 });
  }
  await page.goto('/careers');
  const role = openRoles(page).list.getByRole('listitem').first();
  await expect(role.getByRole('heading')).toBeInViewport({ ratio: 1 });
  await expect(role.getByText('Salary')).toBeVisible();
});

test('heads are at most 22 rem high', { tag: '@phone-only' }, async ({ page }) => {
  for (const path of ['/', '/about', '/services', '/solution', '/cloud-solutions', '/consulting', '/careers'])
    await test.step(path, async () => {
      await page.goto(path);
      const head = page
        .getByRole('main')
        .locator('section', { has: page.getByRole('heading', { level: 1 }) });
      expect((await head.first().boundingBox())?.height).toBeLessThanOrEqual(22 * 16);
    });
});

test('lists and their items end in an action of their own', async ({ page }) => {
  const seen = new Set<string>();
  for (const path of ['/services', '/solution', '/about', '/insights', '/careers'])
    await test.step(path, async () => {
      await page.goto(path);
      const last = page.getByRole('main').getByRole('region').last();
      await expect(last.getByRole('link')).toHaveAttribute('href', '/contact');
      seen.add((await last.getAttribute('aria-label')) ?? '');
    });
  expect(seen.size).toBe(5);
  for (const path of [
    '/services/odoo-erp',
    '/solutions/successfactors-hr',
    '/blogs/cutover-weekend-hour-by-hour',
    `/careers/${job.id}`,
  ])
    await test.step(path, async () => {
      await page.goto(path);
      const last = page.getByRole('main').getByRole('region').last();
      await expect(last.getByRole('link')).toHaveAttribute('href', `/contact?topic=${path}`);
    });
});

test('an address that leads nowhere offers the right list, the nearest entries and a search', async ({
  page,
}) => {
  expectError('404');
  await page.goto('/services/managed-services');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'All services' })).toHaveAttribute('href', '/services');
  await expect(main.getByRole('listitem').first()).toHaveText('SAP Managed Services');
  await expect(main.getByRole('listitem')).toHaveCount(3);
  await main.getByRole('searchbox').fill('fiori');
  await main.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL('/search?q=fiori');
});

test('the menu marks the part of the site to which a page belongs', async ({ page }) => {
  for (const [path, entry] of [
    ['/consulting', 'Services'],
    ['/blogs/cutover-weekend-hour-by-hour', 'Insights'],
  ] as const) {
    await page.goto(path);
    const marked = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: entry, exact: true });
    await expect(marked).toHaveAttribute('aria-current', 'true');
  }
});
