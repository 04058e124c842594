import { env } from '../env.ts';
import { sendMessage } from '../fixtures/contact-form.ts';
import { signInThroughApi } from '../fixtures/sign-in.ts';
import { createStaffAccount } from '../fixtures/staff-api.ts';
import { expect, test } from '../fixtures/test.ts';

test('an administrator sees every part of the dashboard, and the numbers of a chart as a table', async ({
  staffPage: page,
  expectAccessible,
}) => {
  await sendMessage();
  await page.goto(`${env.cmsUrl}/admin`);
  await expect(page.getByRole('heading', { name: 'Needs attention' })).toBeVisible();
  for (const name of ['Applications per week', 'Messages per week'])
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'entries are still samples' })).toBeVisible();
  await expectAccessible(page);
  const chart = page.getByRole('region', { name: 'Messages per week', exact: true });
  await chart.getByText('Numbers as a table').click();
  await expect(chart.getByRole('columnheader')).toHaveCount(14);
  await expect(chart.getByRole('rowheader', { name: 'All', exact: true })).toBeVisible();
});

const parts = {
  editor: {
    own: 'Drafts',
    others: ['New messages', 'New applicants', 'Failed emails'],
    hidden: ['Recruiting', 'Administration', 'Inbox'],
  },
  recruiter: {
    own: 'New applicants',
    others: ['New messages', 'Failed emails', 'Sample content'],
    hidden: ['Administration'],
  },
  sales: {
    own: 'New messages',
    others: ['New applicants', 'Drafts', 'Failed emails'],
    hidden: ['Recruiting', 'Administration', 'Website'],
  },
};

test('editors, recruiters and sales see only the cards and the navigation of their role', async ({
  page,
}) => {
  for (const [role, { own, others, hidden }] of Object.entries(parts)) {
    await signInThroughApi(page, await createStaffAccount(role, 'Meera'));
    await page.goto(`${env.cmsUrl}/admin`);
    await expect(page.getByRole('heading', { name: 'Welcome, Meera' })).toBeVisible();
    // A card with tasks, or a line under “Nothing to do”.
    const main = page.locator('main, .today').first();
    const part = (name: string) => main.getByText(new RegExp(`^(\\d[\\d,]* )?${name}`, 'i'));
    await expect(part(own).first()).toBeVisible();
    for (const other of others) await expect(part(other)).toHaveCount(0);
    const navigation = page.getByRole('navigation', { name: 'Main' });
    for (const name of hidden) await expect(navigation.getByText(name, { exact: true })).toHaveCount(0);
  }
});
