import { env } from '../env.ts';
import { sendMessage } from '../fixtures/contact-form.ts';
import { waitForHydration } from '../fixtures/hydration.ts';
import { expect, test } from '../fixtures/test.ts';

test('Back leads to a list that was opened by its address; the status of every part can be refreshed', async ({
  staffPage: page,
  expectAccessible,
}) => {
  await page.goto(`${env.cmsUrl}/admin/collections/jobs`);
  const main = page.getByRole('navigation');
  const redirects = main.getByRole('link', { name: 'Redirects' });
  await waitForHydration(redirects);
  await redirects.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Redirects' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();

  await main.getByRole('link', { name: 'Status' }).click();
  for (const part of ['Site', 'Database', 'Queue', 'Email', 'Storage', 'Backups', 'Versions'])
    await expect(page.getByRole('region', { name: part, exact: true })).toContainText(/OK|Warning|Failing/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Refreshed at' })).toBeVisible();
});

test('an administrator sees every part of the dashboard, and Ctrl K finds an article', async ({
  staffPage: page,
  expectAccessible,
}) => {
  await sendMessage();
  await page.goto(`${env.cmsUrl}/admin`);
  await expect(page.getByRole('heading', { name: 'Needs attention' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'entries are still samples' })).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: /^People, jobs/ });
  await expect(box).toBeFocused();
  await box.pressSequentially('clean core in practice');
  await expect(page.getByRole('option', { name: /^Clean core in practice/, selected: true })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Clean core in practice/ })).toBeVisible();
});
