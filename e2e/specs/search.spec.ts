import { expect, test } from '../fixtures/test.ts';
import { translate } from '../fixtures/translate.ts';

test('the header suggests results while typing, and works by keyboard', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/services');
  const open = page.getByRole('button', { name: 'Search', exact: true });
  await expect(open).toBeVisible();
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const field = dialog.getByRole('combobox', { name: 'Search this site' });
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await field.pressSequentially('odo');
  const options = dialog.getByRole('option');
  await expect(options.first()).toContainText('Odoo ERP');
  await expect(options.first().locator('mark')).toHaveText('Odoo');
  await expect(dialog.getByRole('status').filter({ hasText: /\d suggestions? for “odo”/ })).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', /.+/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/services/odoo-erp');
  await expect(dialog).toBeHidden();

  await open.click();
  await field.fill('cutover');
  await expect(options.last()).toContainText(/All \d+ results/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=cutover');
  await expect(page.getByRole('status').filter({ hasText: 'results for “cutover”' })).toBeVisible();
  await expect(page.getByRole('main').locator('mark').first()).toHaveText(/cutover/i);
  await expect(page).toHaveTitle(/cutover/);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');

  // On the search page the key focuses its field.
  await page.locator('body').press('/');
  await expect(page.getByRole('searchbox', { name: 'What are you looking for?' })).toBeFocused();

  // The key can be typed in a field, and its shortcut can be turned off.
  await page.goto('/careers');
  await page.getByRole('searchbox', { name: 'Search roles' }).press('/');
  await expect(page.getByRole('searchbox', { name: 'Search roles' })).toHaveValue('/');
  await open.click();
  // The list's navigation follows the typing, and leaves the dialog open.
  await expect(page).toHaveURL(/search=%2F/);
  await dialog.getByRole('checkbox', { name: 'Open search with the / key' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(open).toBeVisible();
  await page.locator('body').press('/');
  await expect(dialog).toBeHidden();
});

test('results are paged and filtered by kind, and a search without results offers alternatives', async ({
  page,
}) => {
  await page.goto('/search?q=sap');
  await translate(page);
  const kinds = page.getByRole('navigation', { name: 'Kinds of results' });
  await expect(kinds.getByRole('link', { name: /^All \d+/ })).toHaveAttribute('aria-current', 'true');
  await page
    .getByRole('navigation', { name: 'Pages of results' })
    .getByRole('link', { name: 'Next' })
    .click();
  await expect(page).toHaveURL('/search?q=sap&page=2');
  await expect(page.getByRole('list', { name: /^Results, page 2 of/ })).toBeFocused();
  await kinds.getByRole('link', { name: /^Open roles \d+/ }).click();
  await expect(page).toHaveURL('/search?q=sap&kind=jobs');
  const field = page.getByRole('searchbox', { name: 'What are you looking for?' });
  for (const word of ['sap cloud', 'cloud', 'xqzzvwy']) {
    await field.fill(word);
    await field.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: `“${word}”` })).toBeVisible();
  }
  await expect(page.getByRole('status').filter({ hasText: 'No results for “xqzzvwy”' })).toBeVisible();
  await page.getByRole('region', { name: 'What may help' }).getByRole('link', { name: 'Insights' }).click();
  await expect(page).toHaveURL('/insights');
});
