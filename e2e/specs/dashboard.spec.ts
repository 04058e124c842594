import { env } from '../env.ts';
import { signInThroughApi } from '../fixtures/sign-in.ts';
import { createStaffAccount, getAdministratorApi } from '../fixtures/staff-api.ts';
import { expect, test } from '../fixtures/test.ts';

test('an administrator sees every part of the dashboard, and the numbers of a chart as a table', async ({
  staffPage: page,
  expectAccessible,
}) => {
  await page.goto(`${env.cmsUrl}/admin`);
  await expect(page.getByRole('heading', { name: 'Needs attention' })).toBeVisible();
  for (const name of ['Applications per week', 'Messages per week'])
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'entries are still samples' })).toBeVisible();
  await expectAccessible(page);
  const chart = page.getByRole('region', { name: 'Messages per week', exact: true });
  const table = chart.getByRole('table');
  if ((await chart.getByText('Numbers as a table').count()) > 0) {
    await chart.getByText('Numbers as a table').click();
    await expect(table.getByRole('columnheader')).toHaveCount(14);
    await expect(table.getByRole('rowheader', { name: 'All', exact: true })).toBeVisible();
  } else await expect(chart.getByText('Nobody has written')).toBeVisible();
});

test('an administrator removes the samples of one kind, and what was changed stays', async ({
  staffPage: page,
  expectAccessible,
}) => {
  const api = await getAdministratorApi();
  const read = () => api<{ docs: { id: number }[] }>('GET', '/success-stories?sort=id&depth=0');
  const [changed] = (await read()).docs;
  await api('PATCH', `/success-stories/${changed?.id}`, { designation: 'Head of a plant of our own' });
  await page.goto(`${env.cmsUrl}/admin`);
  await page.getByRole('link', { name: 'Remove samples' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Success stories' });
  await expect(row.getByText('7 to the trash')).toBeVisible();
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Remove: 7 Success stories to the trash' }).click();
  await expect(page.getByText('Moved to the trash: 7.')).toBeVisible();
  await expect(row).toHaveCount(0);
  expect((await read()).docs.map(({ id }) => id)).toEqual([changed?.id]);
});

const parts = {
  editor: { own: 'Drafts', others: ['New messages', 'New applicants', 'Failed emails'] },
  recruiter: { own: 'New applicants', others: ['New messages', 'Failed emails', 'Sample content'] },
  sales: { own: 'New messages', others: ['New applicants', 'Drafts', 'Failed emails'] },
};

for (const [role, { own, others }] of Object.entries(parts))
  test(`a member of staff with the role ${role} sees only the cards of that role`, async ({ page }) => {
    await signInThroughApi(page, await createStaffAccount(role, 'Meera'));
    await page.goto(`${env.cmsUrl}/admin`);
    await expect(page.getByRole('heading', { name: 'Welcome, Meera' })).toBeVisible();
    // A card with tasks, or a line under “Nothing to do”.
    const main = page.locator('main, .today').first();
    const part = (name: string) => main.getByText(new RegExp(`^(\\d[\\d,]* )?${name}`, 'i'));
    await expect(part(own).first()).toBeVisible();
    for (const other of others) await expect(part(other)).toHaveCount(0);
  });
