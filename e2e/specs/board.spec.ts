import { randomUUID } from 'node:crypto';
import { env } from '../env.ts';
import { test } from '../fixtures/concurrent-editing.ts';
import { addPerson, createJob, createPdf, dragCard } from '../fixtures/recruiting.ts';
import { expect } from '../fixtures/test.ts';

/** Closes the job, also when the test fails. */
let closeJob: (() => Promise<unknown>) | undefined;
test.afterEach(() => closeJob?.());

test('a recruiter undoes a rejection of several before its email leaves, tags, and adds a person', async ({
  openAsColleague,
  expectAccessible,
}) => {
  const { page, api } = await openAsColleague('Rita Rao', 'recruiter');
  const job = await createJob(api, `Board Consultant ${randomUUID().slice(0, 6)}`, 'published');
  closeJob = () => api('POST', `/jobs/${job.id}/close`);
  const people: { id: number; reference: string }[] = [];
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
  const dialog = page.getByRole('dialog', { name: 'Reject 3 applicants?' });
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
  for (const name of ['Asha Patel', 'Ravi Mehta', 'Nadia Khan'])
    await expect(cardIn('New', name)).toBeVisible();
  for (const { id } of people) {
    const { entries } = await api<{ entries: { kind: string }[] }>('GET', `/applications/${id}/timeline`);
    expect(entries.filter(({ kind }) => kind === 'reply')).toEqual([]);
  }

  // With the keyboard: the move of the select is undone by Ctrl Z.
  const move = page.getByRole('combobox', { name: 'Move Ravi Mehta to' });
  await expect(
    move.getByRole('option', { name: /^Move to Interview: they read “Interview\. We want/ }),
  ).toHaveCount(1);
  await move.selectOption('interview');
  await expect(cardIn('New', 'Ravi Mehta')).toBeVisible();
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(cardIn('Interview', 'Ravi Mehta')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(cardIn('New', 'Ravi Mehta')).toBeVisible();
  await expect(move).toBeFocused();

  await dragCard(page, 'Nadia Khan', 'Offer');
  await expect(cardIn('Offer', 'Nadia Khan')).toBeVisible();
  await expect(page.getByText('Nadia Khan is in Offer now.')).toBeVisible();

  const tag = `tag ${randomUUID().slice(0, 6)}`;
  await page.getByRole('checkbox', { name: 'Select all in New' }).check();
  await page.getByLabel('Assign the selected applicants to').selectOption({ label: 'Rita Rao' });
  await page.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(page.getByText('2 assigned to Rita Rao.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select Ravi Mehta' }).uncheck();
  await page.getByLabel('Tag for the selected applicants').fill(tag.toUpperCase());
  await page.getByRole('button', { name: 'Add tag' }).click();
  await expect(page.getByText('1 tagged.')).toBeVisible();

  await page.goto(`${env.cmsUrl}/admin/applicants`);
  await page.getByRole('combobox', { name: 'Tag', exact: true }).selectOption(tag);
  await expect(page.getByRole('status').getByText('1 applicant', { exact: true })).toBeVisible();
  const card = page.getByRole('link', { name: 'Asha Patel' });
  await card.click();
  await page.getByRole('link', { name: 'Back to the board' }).click();
  await expect(page).toHaveURL(/\/applicants\?tag=tag\+\w+$/);
  await expect(card).toBeVisible();

  await page.getByRole('button', { name: 'Add a person' }).click();
  const form = page.getByRole('dialog', { name: 'Add a person' });
  await expectAccessible(page);
  const email = `nadia.${randomUUID().slice(0, 8)}@example.com`;
  for (const [label, value] of [
    ['First name', 'Nadia'],
    ['Last name', 'Khan'],
    ['Email', email],
    ['Referred by', 'Ravi Mehta'],
    ['How they gave consent', 'By email to Rita Rao'],
    ['Consent given on', '2026-01-02'],
  ] as const)
    await form.getByLabel(label, { exact: true }).fill(value);
  const resume = { name: 'Nadia Khan.pdf', mimeType: 'application/pdf', buffer: createPdf('Nadia Khan') };
  await form.getByLabel(/^Résumé/).setInputFiles({ ...resume, buffer: Buffer.from('no PDF') });
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(form.getByText('The person was added all the same.')).toBeVisible();
  await form.getByLabel(/^Résumé/).setInputFiles(resume);
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await page.waitForURL(/collections\/applications\/\d+$/);
  const { docs } = await api<{ docs: object[] }>(
    'GET',
    `/applications?where[email][equals]=${email}&depth=0`,
  );
  expect(docs).toMatchObject([
    { source: 'Referral', sourceName: 'Ravi Mehta', consent: 'By email to Rita Rao', resumeMissing: false },
  ]);

  await page.goto(`${env.cmsUrl}/admin/collections/applications`);
  await page.getByPlaceholder(/^Search by/).fill('khan nadia');
  await expect(page.getByRole('row').filter({ hasText: 'Asha' })).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: 'Nadia' })).toHaveCount(2);
});
