import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { env } from '../env.ts';
import {
  applicationForm,
  createApplicant,
  fillForm,
  passCaptcha,
  verifyEmail,
} from '../fixtures/application-form.ts';
import { setClientAddress } from '../fixtures/client-address.ts';
import { waitForEmail } from '../fixtures/outbox.ts';
import { createJob, createPdf, dragCard } from '../fixtures/recruiting.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { createStaffAccount, createStaffApi } from '../fixtures/staff-api.ts';
import { expect, test } from '../fixtures/test.ts';

const question = 'Which SAP release did you work with last?';
const pdf = {
  name: 'Ravi Mehta.pdf',
  mimeType: 'application/pdf',
  buffer: createPdf('Ravi Mehta, consultant'),
};

async function applyWith(
  page: Page,
  path: string,
  title: string,
  first: string,
  last: string,
  file?: typeof pdf,
) {
  await setClientAddress(page);
  const applicant = { ...createApplicant(), 'First name': first, 'Last name': last };
  await page.goto(path);
  const form = applicationForm(page, title);
  await expect(form.field('First name')).toBeVisible();
  await fillForm(page, applicant, title);
  if (file) await form.file.setInputFiles(file);
  await verifyEmail(page, applicant, title);
  await passCaptcha(page, title);
  await expect(form.form.getByText(/Still missing: “Which SAP release/)).toBeVisible();
  await form.form.getByRole('textbox', { name: question }).fill('S/4HANA 2023');
  await form.submit.click();
  await expect(form.confirmation).toBeVisible();
  return applicant;
}

/** Closes the job, also when the test fails. */
let closeJob: (() => Promise<unknown>) | undefined;
test.afterEach(() => closeJob?.());

test('a recruiter publishes a job, handles its applicants, and closes it', async ({ context, page }) => {
  test.setTimeout(180_000);
  const staff = await context.newPage();
  const account = await createStaffAccount('recruiter', 'Rita Rao');
  await signIn(staff, account);
  const recruiter = await createStaffApi(account);
  const title = `Integration Consultant ${randomUUID().slice(0, 4)}`;
  const job = await createJob(recruiter, title, 'draft');
  closeJob = () => recruiter('POST', `/jobs/${job.id}/close`);

  await staff.goto(`${env.cmsUrl}/admin/collections/jobs/${job.id}`);
  await staff.getByRole('button', { name: 'Add Question' }).click();
  await staff.locator('#field-questions__0__text').fill(question);
  await staff.locator('#field-questions__0__required').check();
  await staff.getByRole('button', { name: 'Publish changes' }).click();
  await expect(staff.getByText('Updated successfully').first()).toBeVisible();
  const { key } = await recruiter<{ key: string }>('GET', `/jobs/${job.id}?depth=0`);
  const statusOfJob = async () => (await fetch(`${env.siteUrl}/api/jobs/${key}`)).status;
  await expect.poll(statusOfJob).toBe(200);

  const asha = await applyWith(page, `/careers/${key}/apply?source=newsletter`, title, 'Asha', 'Patel');
  await applyWith(page, `/careers/${key}/apply`, title, 'Ravi', 'Mehta', pdf);
  // An extra header would cause a CORS preflight for the scripts of the sandboxed frame.
  await context.setExtraHTTPHeaders({});

  await staff.goto(`${env.cmsUrl}/admin/applicants?job=${job.id}`);
  const column = (name: string) => staff.getByRole('region', { name });
  const cardIn = (name: string, who: string) => column(name).getByRole('link', { name: who });
  await expect(cardIn('New', 'Asha Patel')).toBeVisible();
  const move = staff.getByRole('combobox', { name: 'Move Asha Patel to' });
  await move.selectOption('screening');
  await expect(cardIn('Screening', 'Asha Patel')).toBeVisible();
  await expect(move).toBeFocused();
  await expect(staff.getByText('Asha Patel is in Screening now.')).toBeVisible();
  await move.selectOption('interview');
  await expect(staff.getByText('Asha Patel is in Interview now.')).toBeVisible();
  // Moving the focus does not scroll the board.
  expect(await staff.getByRole('region', { name: 'Stages' }).evaluate((board) => board.scrollLeft)).toBe(0);
  await dragCard(staff, 'Ravi Mehta', 'Screening');
  await expect(staff.getByText('Ravi Mehta is in Screening now.')).toBeVisible();

  await cardIn('Screening', 'Ravi Mehta').click();
  const viewer = staff.frameLocator('iframe[title="Résumé"]');
  await expect(viewer.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible();
  await expect(viewer.getByText('Ravi Mehta, consultant')).toBeAttached();

  const { docs } = await recruiter<{ docs: { id: number }[] }>(
    'GET',
    `/applications?where[email][equals]=${asha.Email}&depth=0`,
  );
  await staff.goto(`${env.cmsUrl}/admin/collections/applications/${docs[0]?.id}`);
  await expect(staff.getByText('S/4HANA 2023')).toBeVisible();
  await expect(staff.getByText('newsletter', { exact: true })).toBeVisible();
  await staff.getByLabel('New note').fill('Knows the release well.');
  await staff.getByRole('button', { name: 'Add note' }).click();
  const happened = staff.getByRole('list', { name: 'What has happened' });
  await expect(happened).toContainText('Knows the release well.');
  await expect(happened).toContainText('Stage: Screening → Interview');
  await staff.getByRole('button', { name: 'Write an email' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByLabel('Template').selectOption({ label: 'Invitation to an interview' });
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByText('Dear Asha,')).toBeVisible();
  await dialog.getByRole('button', { name: 'Send 1 email' }).click();
  await expect(dialog).toBeHidden();
  await expect(happened).toContainText(`Shall we talk about ${title}?`);
  const mail = await waitForEmail(asha.Email, /Shall we talk about/);
  expect(mail.text).toContain('Dear Asha,');
  await staff.goto(`${env.cmsUrl}/admin/applicants?job=${job.id}`);
  await staff.getByRole('combobox', { name: 'Move Ravi Mehta to' }).selectOption('rejected');
  await dialog.getByLabel(/^Reason/).selectOption({ label: 'Somebody else was chosen' });
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(cardIn('Rejected', 'Ravi Mehta')).toBeVisible();
  // The card moves at once; this says that it is stored.
  await expect(staff.getByText('Ravi Mehta is in Rejected now.')).toBeVisible();
  const [download] = await Promise.all([
    staff.waitForEvent('download'),
    staff.getByRole('link', { name: 'Export CSV' }).click(),
  ]);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv.trim().split('\r\n')).toHaveLength(3);
  expect(csv).toContain(`${question}: S/4HANA 2023`);
  expect(csv).toContain('Somebody else was chosen');

  await closeJob();
  await expect.poll(statusOfJob).toBe(410);
});
