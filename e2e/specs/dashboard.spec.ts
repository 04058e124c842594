import { randomUUID } from 'node:crypto';
import { env } from '../env.ts';
import { openSignedIn } from '../fixtures/sign-in.ts';
import { askStaffSide } from '../fixtures/staff-api.ts';
import { expect, test } from '../fixtures/test.ts';

test('administrators see all parts, accessibly, and the numbers of a chart as a table', async ({
  staffPage: page,
  expectAccessible,
}) => {
  await page.goto(`${env.cmsUrl}/admin`);
  await expect(page.getByRole('heading', { name: 'What needs doing' })).toBeVisible();
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

const parts = {
  editor: { own: 'Drafts', others: ['New messages', 'New applicants', 'Failed mails'] },
  recruiter: { own: 'New applicants', others: ['New messages', 'Failed mails', 'Sample content'] },
  sales: { own: 'New messages', others: ['New applicants', 'Drafts', 'Failed mails'] },
};

for (const [role, { own, others }] of Object.entries(parts))
  test(`${role}: their own part, and no other`, async ({ staffPage: page, browser }) => {
    const email = `${role}.${randomUUID().slice(0, 8)}@riverfront.example`;
    const password = randomUUID();
    await askStaffSide(page, 'POST', '/users', { name: 'Meera', email, password, roles: [role] });
    const context = await browser.newContext();
    const theirs = await context.newPage();
    await openSignedIn(theirs, { email, password });
    await theirs.goto(`${env.cmsUrl}/admin`);
    await expect(theirs.getByRole('heading', { name: 'Welcome, Meera' })).toBeVisible();
    // A part is a card when something waits in it, and a line among the rest when nothing does.
    const main = theirs.locator('main, .today').first();
    const part = (name: string) => main.getByText(new RegExp(`^(\\d[\\d,]* )?${name}`, 'i'));
    await expect(part(own).first()).toBeVisible();
    for (const other of others) await expect(part(other)).toHaveCount(0);
    await context.close();
  });
