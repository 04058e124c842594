import { randomUUID } from 'node:crypto';
import { env } from '../env.ts';
import { createJob } from '../fixtures/recruiting.ts';
import { signInThroughApi } from '../fixtures/sign-in.ts';
import { createStaffAccount, createStaffApi } from '../fixtures/staff-api.ts';
import { expect, test } from '../fixtures/test.ts';

test('a recruiter pastes ten requirements, sets a salary in pounds an hour, and visitors read both', async ({
  page,
}) => {
  const account = await createStaffAccount('recruiter', 'Rita Rao');
  await signInThroughApi(page, account);
  const recruiter = await createStaffApi(account);
  const job = await createJob(recruiter, `Rate Analyst ${randomUUID().slice(0, 4)}`, 'published');
  await page.goto(`${env.cmsUrl}/admin/collections/jobs/${job.id}`);
  await expect(page.getByText('Status: Open')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Applicants' })).toContainText('0 applicants');

  const line = (number: number) =>
    page.getByRole('textbox', { name: `Requirements, line ${number}`, exact: true });
  const before = await page.getByRole('textbox', { name: /^Requirements, line/ }).count();
  await line(1).fill('');
  const pasted = Array.from({ length: 10 }, (_, index) => `• Requirement ${index + 1}`).join('\r\n');
  await line(1).evaluate((input, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, pasted);
  await expect(line(10)).toHaveValue('Requirement 10');
  await expect(line(10)).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(line(9)).toHaveValue('Requirement 10');
  await page.getByRole('button', { name: 'Remove line 1 of Requirements', exact: true }).click();
  await expect(line(1)).toHaveValue('Requirement 2');

  await page.getByLabel('Salary from').fill('45.5');
  await page.getByLabel('Salary to').fill('60');
  for (const [field, option] of [
    ['Salary Currency', 'GBP, pounds'],
    ['Salary Unit', 'an hour'],
  ] as const) {
    await page.locator('.field-type.select', { hasText: field }).getByRole('combobox').click();
    await page.getByRole('option', { name: option }).click();
  }
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText('Updated successfully').first()).toBeVisible();

  const { key } = await recruiter<{ key: string }>('GET', `/jobs/${job.id}?depth=0`);
  await expect
    .poll(async () => {
      const { job: shown } = (await (await fetch(`${env.siteUrl}/api/jobs/${key}`)).json()) as {
        job: { salary: string; requirements: string[] };
      };
      return [shown.salary, shown.requirements.length];
    })
    // Ten lines in place of the first, less the one that was removed.
    .toEqual(['£45.50 to £60 an hour', before + 8]);
  await recruiter('POST', `/jobs/${job.id}/close`);
});
