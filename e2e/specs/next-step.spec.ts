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
