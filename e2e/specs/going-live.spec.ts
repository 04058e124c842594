import { env } from '../env.ts';
import { expect, test } from '../fixtures/test.ts';

test('an administrator approves a text, follows a link, and sees the state change', async ({
  staffPage: page,
  expectAccessible,
}) => {
  await page.goto(`${env.cmsUrl}/admin`);
  await page.getByRole('link', { name: /things block going live/ }).click();
  await expect(page.getByRole('heading', { name: 'Going live', exact: true })).toBeVisible();
  await expect(page.getByText(/of \d+ things block going live/)).toBeVisible();
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
  const content = page.getByRole('region', { name: 'Content' });
  await expect(content).toContainText('Terms and Conditions Blocks');
  await page.getByRole('button', { name: 'I have read and approve it: Terms and Conditions' }).click();
  await expect(page.getByText('Noted: Terms and Conditions.')).toBeVisible();
  await expect(content).toContainText(/Terms and Conditions Done\s*Confirmed by Administrator on/);
  // The site reports itself, and answers at its address.
  await expect(page.getByRole('region', { name: 'Addresses' })).toContainText('sitemap.xml answered 200');
  await page.getByRole('link', { name: 'Broken links' }).last().click();
  await expect(page.getByRole('heading', { name: 'Broken links' })).toBeVisible();
});
