import { expect, test } from '../fixtures/test.ts';

test('Back to top is shown beyond 100 px and hidden 20 px before the footer, and a link scrolls to the top', async ({
  page,
}) => {
  await page.goto('/services');
  const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo(0, top), y);
  const readScroll = () => page.evaluate(() => window.scrollY);
  const button = page.getByRole('button', { name: 'Back to top' });
  await expect(button).toBeHidden();
  await scrollTo(90);
  await expect(button).toBeHidden();
  await scrollTo(150);
  await expect(button).toBeVisible();
  await scrollTo(100_000);
  await expect(button).toBeHidden();
  await scrollTo(150);
  await button.press('Enter');
  await expect.poll(readScroll).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();

  const link = page.getByRole('link', { name: /Odoo ERP/ }).last();
  await link.scrollIntoViewIfNeeded();
  expect(await readScroll()).toBeGreaterThan(100);
  await link.click();
  await expect(page).toHaveURL('/services/odoo-erp');
  await expect.poll(readScroll).toBe(0);
});
