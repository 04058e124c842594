import { env } from '../env.ts';
import { sendMessage } from '../fixtures/contact-form.ts';
import { expect, test } from '../fixtures/test.ts';

test('the navigation is open, marks the screen, and becomes a drawer in a narrow window; the status of every part can be refreshed', async ({
  staffPage: page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto(`${env.cmsUrl}/admin/collections/jobs`);
  const main = page.getByRole('navigation', { name: 'Main' });
  const jobs = main.getByRole('link', { name: 'Jobs', exact: true });
  await expect(jobs).toHaveAttribute('aria-current', 'page');
  await expect(main.getByRole('link', { name: 'Redirects' })).toBeHidden();
  await main.getByText('Website', { exact: true }).click();
  await main.getByRole('link', { name: 'Redirects' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Redirects' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Redirects' })).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
  await expect(jobs).toHaveAttribute('aria-current', 'page');
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Redirects' })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 800 });
  await expect(jobs).toBeHidden();
  await page.getByRole('button', { name: 'Open Menu' }).click();
  await expect(jobs).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(jobs).toBeHidden();
  await page.getByRole('button', { name: 'Open Menu' }).click();
  await jobs.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
  await expect(jobs).toBeHidden();
  await page.goto(`${env.cmsUrl}/admin/status`);
  await page.getByRole('button', { name: 'Open Menu' }).click();
  await expect(jobs).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  for (const part of ['Site', 'Database', 'Queue', 'Email', 'Storage', 'Backups', 'Versions'])
    await expect(page.getByRole('region', { name: part, exact: true })).toContainText(/OK|Warning|Failing/);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Refreshed at' })).toBeVisible();
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
  const box = page.getByRole('combobox', { name: /^People, jobs/ });
  await expect(box).toBeFocused();
  await box.pressSequentially('clean core in practice');
  await expect(page.getByRole('option', { name: /^Clean core in practice/, selected: true })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Clean core in practice/ })).toBeVisible();
});
