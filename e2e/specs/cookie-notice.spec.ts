import { expect, test } from '../fixtures/test.ts';

test('the cookie notice stores a choice for a year, and closing it stores nothing', async ({
  page,
  context,
}) => {
  await page.goto('/');
  const notice = page.getByRole('region', { name: 'Cookies on this site' });
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toBeHidden();
  expect(await context.cookies()).toEqual([]);
  await page.reload();
  await notice.getByRole('button', { name: 'Reject' }).click();
  await expect(notice).toBeHidden();
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ name: 'Privacy', value: 'rejected' });
  const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(364);
  expect(days).toBeLessThanOrEqual(365.1);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(notice).toBeHidden();
});
