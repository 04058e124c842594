import { env } from '../env.ts';
import { sendMessage } from '../fixtures/contact-form.ts';
import { openNavigation } from '../fixtures/staff-navigation.ts';
import { expect, test } from '../fixtures/test.ts';

test('the status of every part can be refreshed; Back leads to a list that was opened by its address', async ({
  staffPage: page,
  expectAccessible,
}) => {
  const openJobs = async () => {
    await page.goto(`${env.cmsUrl}/admin/collections/jobs`);
    return openNavigation(page);
  };
  await (await openJobs()).getByRole('link', { name: 'Status' }).click();
  for (const part of ['Site', 'Database', 'Queue', 'Email', 'Storage', 'Backups', 'Versions'])
    await expect(page.getByRole('region', { name: part, exact: true })).toContainText(/OK|Warning|Failing/);
  // Payload names neither its navigation nor its breadcrumb (3.90.2), which axe reports while both are there.
  await page.getByRole('button', { name: 'Close Menu' }).filter({ visible: true }).click();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Refresh' }).click();
  await expect(page.getByText(/^As of/)).toBeVisible();

  await (await openJobs()).getByRole('link', { name: 'Redirects' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Redirects' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
});

test('an administrator sees every part of the dashboard, and Ctrl K finds an article', async ({
  staffPage: page,
  expectAccessible,
}) => {
  await sendMessage();
  await page.goto(`${env.cmsUrl}/admin`);
  await expect(page.getByRole('region', { name: 'Waiting for you' })).toContainText('New messages');
  await expect(page.getByText(/entries are samples\.$/)).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press('Control+k');
  const box = page.getByRole('searchbox', { name: /^People, jobs/ });
  await expect(box).toBeFocused();
  await box.pressSequentially('clean core in practice');
  await expect(page.getByRole('link', { name: /^Clean core in practice/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Clean core in practice/ })).toBeVisible();
});
