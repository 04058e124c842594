import { env } from '../env.ts';
import { expect, test } from '../fixtures/test.ts';

test('a published title appears on the website within seconds', async ({ staffPage, page }) => {
  await page.goto('/services');
  const titles = await page.getByRole('main').getByRole('heading').allInnerTexts();

  await staffPage.goto(`${env.cmsUrl}/admin/collections/services`);
  // One that the home page does not show, whose text another test knows by heart.
  await staffPage.locator('tbody tr').last().getByRole('link').first().click();
  const title = staffPage.getByLabel('Title').first();
  await expect(title).not.toHaveValue('');
  const before = await title.inputValue();
  expect(titles).toContain(before);
  const after = `${before} (revised)`;

  await title.fill(after);
  await staffPage.getByRole('button', { name: 'Publish changes' }).click();
  await expect(staffPage.getByText('Updated successfully')).toBeVisible();

  // Long before a kept page grows old; the two seconds are measured by `npm run bench -- publish`.
  await expect
    .poll(async () => (await page.request.get('/services')).text(), { intervals: [100], timeout: 5_000 })
    .toContain(after);
  await page.reload();
  await expect(page.getByRole('main').getByRole('heading', { name: after })).toBeVisible();

  await title.fill(before);
  await staffPage.getByRole('button', { name: 'Publish changes' }).click();
  await expect(staffPage.getByText('Updated successfully').first()).toBeVisible();
});
