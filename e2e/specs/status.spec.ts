import { env } from '../env.ts';
import { expect, test } from '../fixtures/test.ts';

test('an administrator sees the status of every part and can refresh it', async ({
  staffPage: page,
  expectAccessible,
}) => {
  await page.goto(`${env.cmsUrl}/admin`);
  await expect(page.locator('nav a[href="/admin/status"]')).toHaveText('Status');
  await page.goto(`${env.cmsUrl}/admin/status`);
  await expect(page.getByRole('heading', { name: 'Status', exact: true })).toBeVisible();
  for (const part of ['Site', 'Database', 'Queue', 'Email', 'Storage', 'Backups', 'Versions'])
    await expect(page.getByRole('region', { name: part, exact: true })).toContainText(/OK|Warning|Failing/);
  await expect(page.getByRole('region', { name: 'Database' })).toContainText('all');
  await expect(page.getByRole('region', { name: 'Site', exact: true })).toContainText('running for');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Refreshed at' })).toBeVisible();
});
