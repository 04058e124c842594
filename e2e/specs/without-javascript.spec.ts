import { expect, test } from '../fixtures/test.ts';

test.use({ javaScriptEnabled: false });

test('pages can be read and links followed without JavaScript', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('13+', { exact: true }).first()).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Odoo ERP/ })
    .first()
    .click();
  await expect(page).toHaveURL('/services/odoo-erp');
  await expect(page.getByRole('article').getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(page.getByText('Loading...')).toHaveCount(0);
  const toServices = page.getByRole('link', { name: 'Services', exact: true });
  expect(await toServices.count()).toBeGreaterThan(0);
});

test('the menu bar shows all its entries on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Main' });
  const entries = [
    'Cloud Solution',
    'Consulting & Engineering Services',
    'Modernization',
    'Solutions',
    'Infra',
  ];
  for (const name of entries) await expect(bar.getByRole('link', { name, exact: true })).toBeHidden();
  await bar.getByRole('link', { name: 'Services', exact: true }).focus();
  for (const name of entries) await expect(bar.getByRole('link', { name, exact: true })).toBeVisible();
  await bar.getByRole('link', { name: 'Modernization', exact: true }).click();
  await expect(page).toHaveURL('/modernization');
});
