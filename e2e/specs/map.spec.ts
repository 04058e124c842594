import { expect, test } from '../fixtures/test.ts';

test('a tooltip shows the address on focus and hover, can be hovered, and closes with Escape', async ({
  page,
}) => {
  await page.goto('/map');
  const pin = page.getByRole('button', { name: 'United States office' });
  const tooltip = page.getByRole('tooltip').filter({ visible: true });
  await expect(tooltip).toHaveCount(0);
  await pin.focus();
  await expect(tooltip).toContainText('Wilmington');
  await expect(pin).toHaveAccessibleDescription(/Wilmington/);
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
  await expect(pin).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(tooltip).toContainText('Middlesex');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(tooltip).toHaveCount(0);

  await pin.hover();
  await expect(tooltip).toContainText('Wilmington');
  await tooltip.hover();
  await expect(tooltip).toContainText('Wilmington');
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
});
