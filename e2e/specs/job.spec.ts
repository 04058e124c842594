import type { Page } from '@playwright/test';
import { respondWithError } from '../fixtures/network.ts';
import { openRoles } from '../fixtures/open-roles.ts';
import { expect, expectError, test } from '../fixtures/test.ts';

const filtered = '/careers?department=SAP+Consulting';
const name = 'SAP EWM Consultant';
const key = 'sap-ewm-consultant-ahmedabad';

/** Opens the job over the filtered list. */
async function openDialog(page: Page) {
  await page.goto(filtered);
  const link = page.getByRole('link', { name: `View Job ${name}` });
  await link.click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(`/careers/${key}`);
  return { link, dialog };
}

test('View Job opens the dialog, and every way of closing it restores the list', async ({ page }) => {
  const { link, dialog } = await openDialog(page);
  await expect(dialog.getByRole('heading', { name, level: 2 })).toBeVisible();
  await expect(dialog.getByText('Full-time', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Requirements' })).toBeAttached();
  await expect(page).toHaveTitle(/^SAP EWM Consultant, Ahmedabad, India/);

  const scrolled = await page.evaluate(() => scrollY);
  for (const [way, close] of [
    ['Close', () => dialog.getByRole('button', { name: 'Close' }).click()],
    ['Escape', () => page.keyboard.press('Escape')],
    ['the backdrop', () => page.mouse.click(4, 4)],
    ['Back', () => page.goBack()],
  ] as const)
    await test.step(way, async () => {
      if (way !== 'Close') await link.click();
      await expect(dialog).toBeVisible();
      await close();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(filtered);
      await expect(page.getByLabel('Department')).toHaveValue('SAP Consulting');
      await expect(link).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    });
});

test('a dialog follows the history: a double click closes it once, Forward opens it, a reload opens its page', async ({
  page,
}) => {
  await page.goto('/about');
  const { dialog } = await openDialog(page);
  await dialog.getByRole('button', { name: 'Close' }).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(dialog).toBeHidden();
  await expect(openRoles(page).resultCount).toHaveText('4 roles match');
  await page.goForward();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(filtered);
  await page.goForward();
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a closed job responds with 410 and links to open roles', async ({ page }) => {
  expectError('410');
  const closed = await page.goto('/careers/sap-support-analyst-night-rota-ahmedabad');
  expect(closed?.status()).toBe(410);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This role is closed.');
  await page.getByRole('link', { name: 'Open roles in Managed Services' }).click();
  await expect(page.getByLabel('Department')).toHaveValue('Managed Services');
  await expect(openRoles(page).resultCount).toHaveText('1 role matches');

  // The job has closed since the list was loaded.
  await page.goto('/careers');
  await page.route('**/api/jobs/*', respondWithError(410, { message: '“This job” is no longer open.' }));
  await page
    .getByRole('link', { name: /^View Job/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'This role is closed.' })).toBeVisible();
  await dialog.getByRole('link', { name: 'All open roles' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/careers#roles');
});
