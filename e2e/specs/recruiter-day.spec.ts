import { randomUUID } from 'node:crypto';
import { env } from '../env.ts';
import {
  applicationForm,
  createApplicant,
  fillForm,
  passCaptcha,
  verifyEmail,
} from '../fixtures/application-form.ts';
import { setClientAddress } from '../fixtures/client-address.ts';
import { test } from '../fixtures/concurrent-editing.ts';
import { waitForHydration } from '../fixtures/hydration.ts';
import { addPerson, createJob, createPdf, dragCard } from '../fixtures/recruiting.ts';
import { expect, expectError } from '../fixtures/test.ts';

const question = 'Which SAP release did you work with last?';

/** Closes the job, also when the test fails. */
let closeJob: (() => Promise<unknown>) | undefined;
test.afterEach(() => closeJob?.());

test('a recruiter publishes a job with pasted requirements and a question, which an applicant answers', async ({
  openAsColleague,
  page,
}) => {
  test.slow();
  const { page: staff, api } = await openAsColleague('Rita Rao', 'recruiter');
  const title = `Integration Consultant ${randomUUID().slice(0, 4)}`;
  const job = await createJob(api, title, 'draft');
  closeJob = () => api('POST', `/jobs/${job.id}/close`);

  await staff.goto(`${env.cmsUrl}/admin/collections/jobs/${job.id}`);
  const lines = (name: string) => staff.getByRole('group', { name });
  const requirements = lines('Requirements').getByRole('combobox');
  await waitForHydration(requirements);
  // First: a row that is added while Payload computes the form may stay empty until the next change (3.90.2).
  await staff.getByRole('button', { name: 'Add Question' }).click();
  await staff.locator('#field-questions__0__text').fill(question);
  await staff.locator('#field-questions__0__required').check();
  const pasted = Array.from({ length: 10 }, (_, index) => `• Requirement ${index + 1}`).join('\r\n');
  await requirements.evaluate((input, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, pasted);
  await expect(lines('Requirements')).toContainText('Requirement 10');
  await staff.getByRole('button', { name: 'Publish changes' }).click();
  await expect(staff.getByText('Updated successfully').first()).toBeVisible();
  const { key } = await api<{ key: string }>('GET', `/jobs/${job.id}?depth=0`);
  await expect.poll(async () => (await fetch(`${env.siteUrl}/api/jobs/${key}`)).status).toBe(200);

  await setClientAddress(page);
  await page.goto(`/careers/${key}/apply?source=newsletter`);
  const { form, submit, confirmation } = applicationForm(page, title);
  const asha = createApplicant();
  await fillForm(page, asha, title);
  await verifyEmail(page, asha, title);
  await passCaptcha(page, title);
  await expect(form.getByText(/Still missing: “Which SAP release/)).toBeVisible();
  await form.getByRole('textbox', { name: question }).fill('S/4HANA 2023');
  await submit.click();
  await expect(confirmation).toBeVisible();

  await staff.goto(`${env.cmsUrl}/admin/applicants?job=${job.id}`);
  await staff.getByRole('link', { name: 'Asha Patel' }).click();
  await expect(staff.getByText('S/4HANA 2023')).toBeVisible();
  await expect(staff.getByText('newsletter', { exact: true })).toBeVisible();
});

test('a recruiter undoes a rejection of several, moves cards, adds a person, and decides on the profile', async ({
  openAsColleague,
  expectAccessible,
}) => {
  test.slow();
  const { page, api } = await openAsColleague('Rita Rao', 'recruiter');
  const job = await createJob(api, `Board Consultant ${randomUUID().slice(0, 6)}`, 'published');
  closeJob = () => api('POST', `/jobs/${job.id}/close`);
  const people: { id: number }[] = [];
  for (const name of ['Asha Patel', 'Ravi Mehta', 'Nadia Khan'])
    people.push(await addPerson(api, job.id, name));
  await page.goto(`${env.cmsUrl}/admin/applicants?job=${job.id}`);
  const cardIn = (name: string, who: string) =>
    page.getByRole('region', { name, exact: true }).getByRole('link', { name: who });

  await page.getByRole('checkbox', { name: 'Select Asha Patel' }).check();
  await page.getByRole('checkbox', { name: 'Select Nadia Khan' }).click({ modifiers: ['Shift'] });
  await expect(page.getByText('3 selected')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Reject …' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('We have decided for somebody else this time.')).toBeVisible();
  await dialog.getByLabel('Reason').selectOption({ label: 'Somebody else was chosen' });
  await dialog.getByLabel(/^Send an email with it/).check();
  await expect(dialog.getByLabel('Template')).toHaveValue(/\d/);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await dialog.getByRole('button', { name: 'Reject and send 3 emails' }).click();
  await expect(page.getByRole('status').getByText('3 applicants are in Rejected now.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('3 moves were undone.')).toBeVisible();
  for (const { id } of people) {
    const { entries } = await api<{ entries: { kind: string }[] }>('GET', `/applications/${id}/timeline`);
    expect(entries.filter(({ kind }) => kind === 'reply')).toEqual([]);
  }

  // With the keyboard: the move of the select is undone by Ctrl Z.
  const move = page.getByRole('combobox', { name: 'Move Ravi Mehta to' });
  await move.selectOption('interview');
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(cardIn('Interview', 'Ravi Mehta')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(cardIn('New', 'Ravi Mehta')).toBeVisible();
  await expect(move).toBeFocused();
  await dragCard(page, 'Nadia Khan', 'Offer');
  await expect(page.getByText('Nadia Khan is in Offer now.')).toBeVisible();

  // The links lead through the column that the card was in.
  const heading = page.getByRole('heading', { level: 1 });
  await page.getByRole('link', { name: 'Ravi Mehta' }).click();
  await expect(heading).toHaveText('Ravi Mehta');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(heading).toHaveText('Asha Patel');
  await page.getByRole('link', { name: 'Back to the board' }).click();
  await page.getByRole('button', { name: 'Add a person' }).click();
  for (const [label, value] of [
    ['First name', 'Kiran'],
    ['Last name', 'Rao'],
    ['Email', `kiran.${randomUUID().slice(0, 8)}@example.com`],
    ['Referred by', 'Ravi Mehta'],
    ['How they gave consent', 'By email to Rita Rao'],
    ['Consent given on', '2026-01-02'],
  ] as const)
    await dialog.getByLabel(label, { exact: true }).fill(value);
  const resume = { name: 'Kiran Rao.pdf', mimeType: 'application/pdf', buffer: createPdf('Kiran Rao, SAP') };
  await dialog.getByLabel(/^Résumé/).setInputFiles({ ...resume, buffer: Buffer.from('no PDF') });
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByText('The person was added all the same.')).toBeVisible();
  await dialog.getByLabel(/^Résumé/).setInputFiles(resume);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();

  await expect(heading).toHaveText('Kiran Rao');
  const viewer = page.frameLocator('iframe[title="Résumé"]');
  await expect(viewer.getByText('Kiran Rao, SAP')).toBeAttached();
  await page.getByRole('combobox', { name: 'Add a tag' }).fill('Night shift');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Tags' })).toContainText('night shift');
  await page.getByRole('button', { name: 'Reject', exact: true }).click();
  await dialog.getByLabel('Reason').selectOption('skills');
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(page.getByText('Stage: New → Rejected (Skills do not fit the role)')).toBeVisible();

  // A save that fails says so, and the control goes back.
  expectError('503');
  await page.route('**/api/applications/*?depth=0', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.getByRole('radio', { name: '3' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing was changed' })).toBeVisible();
  await expect(page.getByRole('radio', { name: '3' })).not.toBeChecked();

  await page.setViewportSize({ width: 390, height: 900 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});
