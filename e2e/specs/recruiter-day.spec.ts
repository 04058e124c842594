import { randomUUID } from 'node:crypto';
import { env } from '../env.ts';
import {
  applicationForm,
  createApplicantAbroad,
  fillForm,
  passCaptcha,
  verifyEmail,
} from '../fixtures/application-form.ts';
import { setClientAddress } from '../fixtures/client-address.ts';
import { waitForHydration } from '../fixtures/hydration.ts';
import { addPerson, createJob } from '../fixtures/recruiting.ts';
import { signInThroughApi } from '../fixtures/sign-in.ts';
import { createStaffAccount, createStaffApi } from '../fixtures/staff-api.ts';
import { expect, expectError, test } from '../fixtures/test.ts';

const question = 'Which SAP release did you work with last?';

/** Closes the job, also when the test fails. */
let closeJob: (() => Promise<unknown>) | undefined;
test.afterEach(() => closeJob?.());

test('a recruiter publishes a job with pasted requirements, handles its applicants, and closes it', async ({
  context,
  page,
}) => {
  const staff = await context.newPage();
  const account = await createStaffAccount('recruiter', 'Rita Rao');
  await signInThroughApi(staff, account);
  const recruiter = await createStaffApi(account);
  const title = `Integration Consultant ${randomUUID().slice(0, 4)}`;
  const job = await createJob(recruiter, title, 'draft');
  closeJob = () => recruiter('POST', `/jobs/${job.id}/close`);

  await staff.goto(`${env.cmsUrl}/admin/collections/jobs/${job.id}`);
  const lines = (name: string) => staff.locator('.field-type.text', { hasText: name });
  const requirements = lines('Requirements').getByRole('combobox');
  await waitForHydration(requirements);
  await expect(staff.getByRole('button', { name: 'Close this job' })).toHaveCount(0);
  // First: a row that is added while Payload computes the form may stay empty until the next change (3.90.2).
  await staff.getByRole('button', { name: 'Add Question' }).click();
  await staff.locator('#field-questions__0__text').fill(question);
  await staff.locator('#field-questions__0__required').check();
  // Publishing takes what the law of the country asks for.
  expectError('400');
  await staff.getByLabel('Country').fill('DE');
  const { requirements: before } = await recruiter<{ requirements: string[] }>(
    'GET',
    `/jobs/${job.id}?depth=0&draft=true`,
  );
  const pasted = Array.from({ length: 10 }, (_, index) => `• Requirement ${index + 1}`).join('\r\n');
  await requirements.evaluate((input, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, pasted);
  await expect(lines('Requirements')).toContainText('Requirement 10');

  await staff.getByLabel('Salary from').fill('45.5');
  await staff.getByLabel('Salary to').fill('60');
  for (const [field, option] of [
    ['Salary Currency', 'GBP, pounds'],
    ['Salary Unit', 'an hour'],
  ] as const) {
    await staff.locator('.field-type.select', { hasText: field }).getByRole('combobox').click();
    await staff.getByRole('option', { name: option }).click();
  }
  await staff.getByRole('button', { name: 'Publish changes' }).click();
  // The rule of the country.
  await expect(staff.getByText('Please list the benefits.').first()).toBeVisible();
  await lines('Benefits').getByRole('combobox').fill('30 days of leave');
  await staff.keyboard.press('Enter');
  await staff.getByRole('button', { name: 'Publish changes' }).click();
  await expect(staff.getByText('Updated successfully').first()).toBeVisible();
  const { key } = await recruiter<{ key: string }>('GET', `/jobs/${job.id}?depth=0`);
  const readJob = () => fetch(`${env.siteUrl}/api/jobs/${key}`);
  await expect.poll(async () => (await readJob()).status).toBe(200);
  const { job: shown } = (await (await readJob()).json()) as {
    job: { salary: string; requirements: string[] };
  };
  expect([shown.salary, shown.requirements.length]).toEqual(['£45.50 to £60 an hour', before.length + 10]);

  await setClientAddress(page);
  await page.goto(`/careers/${key}/apply?source=newsletter`);
  const { form, submit, confirmation } = applicationForm(page, title);
  const asha = createApplicantAbroad();
  await fillForm(page, asha, title);
  await verifyEmail(page, asha, title);
  await passCaptcha(page, title);
  await expect(form.getByText(/Still missing: “Which SAP release/)).toBeVisible();
  await form.getByRole('textbox', { name: question }).fill('S/4HANA 2023');
  await submit.click();
  await expect(confirmation).toBeVisible();
  await addPerson(recruiter, job.id, 'Ravi Mehta');

  await staff.goto(`${env.cmsUrl}/admin/applicants?job=${job.id}`);
  const cardIn = (name: string, who: string) =>
    staff.getByRole('region', { name }).getByRole('link', { name: who });
  const move = staff.getByRole('combobox', { name: 'Move Asha Patel to' });
  await waitForHydration(move);
  await move.selectOption('interview');
  await staff.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(staff.getByText('Asha Patel is in Interview now.')).toBeVisible();
  await cardIn('Interview', 'Asha Patel').click();
  await expect(staff.getByText('S/4HANA 2023')).toBeVisible();
  await expect(staff.getByText('newsletter', { exact: true })).toBeVisible();
  const happened = staff.getByRole('list', { name: 'What has happened' });
  await expect(happened).toContainText('Stage: New → Interview');
  await closeJob();
  await expect.poll(async () => (await readJob()).status).toBe(410);
  await staff.goto(`${env.cmsUrl}/admin/collections/jobs/${job.id}`);
  await expect(staff.getByText('Closed to applications')).toBeVisible();
});
