import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { env } from '../env.ts';
import { applyWithResume, createApplicationValues } from '../fixtures/application-api.ts';
import { test } from '../fixtures/concurrent-editing.ts';
import { fetchRecords } from '../fixtures/records.ts';
import { createPdf } from '../fixtures/recruiting.ts';
import { getAdministratorApi } from '../fixtures/staff-api.ts';
import { expect, expectError } from '../fixtures/test.ts';

test.beforeEach(() => {
  test.skip(!env.dataDir, 'needs the secret of a started stack');
});

/** Submits applications of people with one last name, and returns their ids, oldest first. */
async function submitApplications(lastName: string, firstNames: string[], word?: Buffer): Promise<number[]> {
  const ids: number[] = [];
  for (const firstName of firstNames) {
    const email = `${firstName}.${randomUUID().slice(0, 8)}@mail.example`.toLowerCase();
    const values = { ...createApplicationValues(email), firstName, lastName };
    const bytes = word ?? createPdf(`${firstName} ${lastName}`);
    const resume = new File([new Uint8Array(bytes)], word ? 'cv.docx' : 'cv.pdf');
    expect((await applyWithResume(values, resume)).status).toBe(200);
    const [record] = await fetchRecords<{ id: number }>('applications', { email });
    ids.push(record?.id ?? 0);
  }
  return ids;
}

const profile = (id: number | undefined) => `${env.cmsUrl}/admin/collections/applications/${id}`;

test('a recruiter reads, rates and moves an applicant without a form', async ({
  openAsColleague,
  expectAccessible,
}) => {
  const lastName = `Rao${randomUUID().slice(0, 6).replace(/\d/g, 'x')}`;
  const [id] = await submitApplications(lastName, ['Kiran']);
  const { page, api } = await openAsColleague('Rita Rao', 'recruiter');
  await page.goto(profile(id));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Kiran ${lastName}`);
  await expect(page.getByText('₹12,00,000 a year')).toBeVisible();
  await expect(page.getByRole('link', { name: '+919876543210' })).toHaveAttribute(
    'href',
    'tel:+919876543210',
  );
  const viewer = page.frameLocator('iframe[title="Résumé"]');
  await expect(viewer.getByText(`Kiran ${lastName}`)).toBeAttached();
  // No fact is in a field.
  expect(await page.getByRole('textbox').count()).toBe(1);

  await page.getByRole('button', { name: 'Move to Screening' }).click();
  await expect(page.getByText('Stage: New → Screening')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Move to Interview' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Add a tag' }).fill('Night shift');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Tags' })).toContainText('night shift');
  await page.getByRole('button', { name: 'Assign to me' }).click();
  await expect(page.getByText('Owner: nobody → Rita Rao')).toBeVisible();
  await page.getByRole('button', { name: 'Reject', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Reason').selectOption('skills');
  await page.getByRole('dialog').getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(page.getByText('Stage: Screening → Rejected (Skills do not fit the role)')).toBeVisible();
  expect(await api('GET', `/applications/${id}?depth=0`)).toMatchObject({
    stage: 'rejected',
    rejectionReason: 'skills',
  });

  // A save that fails says so, and the control goes back.
  expectError('503');
  await page.route('**/api/applications/*?depth=0', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.getByRole('radio', { name: '3' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing was changed' })).toBeVisible();
  await expect(page.getByRole('radio', { name: '3' })).not.toBeChecked();
  await page.unroute('**/api/applications/*?depth=0');

  await page.setViewportSize({ width: 390, height: 900 });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});

test('links lead through the applicants of the list and of a column of the board', async ({
  openAsColleague,
}) => {
  const lastName = `Steps${randomUUID().slice(0, 6).replace(/\d/g, 'x')}`;
  const [first, second] = await submitApplications(lastName, ['Anil', 'Bina', 'Charu']);
  const { page, api } = await openAsColleague('Rita Rao', 'recruiter');
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(`${env.cmsUrl}/admin/collections/applications?search=${lastName}`);
  await page.getByRole('link', { name: 'Charu' }).click();
  await expect(heading).toHaveText(`Charu ${lastName}`);
  await expect(page.getByRole('link', { name: 'Next' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Previous' })).toBeHidden();

  // Nothing can be decided about an applicant who is on the way out.
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/admin\/collections\/applications\/\d+.*_rsc=/, async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByRole('status').getByText('Loading…')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Decisions' })).toHaveCSS('pointer-events', 'none');
  release();
  await expect(heading).toHaveText(`Bina ${lastName}`);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(heading).toHaveText(`Anil ${lastName}`);
  await page.getByRole('radio', { name: '5' }).click();
  await expect(page.getByRole('status').getByText('Saved.')).toBeVisible();
  expect(await api('GET', `/applications/${first}?depth=0`)).toMatchObject({ rating: 5 });
  await expect(page.getByRole('link', { name: 'Previous' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Next' })).toBeHidden();

  await api('PATCH', `/applications/${second}`, { stage: 'offer' });
  await page.goto(`${env.cmsUrl}/admin/applicants?search=${lastName}`);
  await page.getByRole('link', { name: 'Charu' }).click();
  await expect(page.getByRole('link', { name: 'Back to the board' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Next' })).toBeVisible();
  await page.getByLabel('New note').fill('Speaks German');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByRole('list', { name: 'What has happened' })).toContainText('Speaks German');
  await page.getByRole('button', { name: 'Move…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Interview' }).click();
  await expect(page.getByRole('dialog')).toContainText('We want to talk to you');
  await page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByText('Stage: New → Interview')).toBeVisible();
  await page.getByRole('link', { name: 'Next' }).click();
  // Not Bina, who is in another column.
  await expect(heading).toHaveText(`Anil ${lastName}`);
});

test('a Word résumé is shown; duplicates are compared side by side; a hold and an erasure are confirmed', async ({
  staffPage: page,
  expectAccessible,
}) => {
  const lastName = `Twin${randomUUID().slice(0, 6).replace(/\d/g, 'x')}`;
  const folder = '../../packages/backend/src/recruiting/resumes/testing/files/';
  const word = await readFile(new URL(`${folder}word-mac-2011-template.docx`, import.meta.url));
  const [first, second] = await submitApplications(lastName, ['Dev', 'Dev'], word);
  const api = await getAdministratorApi();
  const { reference } = await api<{ reference: string }>('GET', `/applications/${first}?depth=0`);
  await page.goto(profile(second));
  const viewer = page.frameLocator('iframe[title="Résumé"]');
  await expect(viewer.getByRole('row', { name: 'ABAP developer' })).toBeVisible();
  await page.getByRole('button', { name: 'Possible duplicate: compare' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('columnheader', { name: reference })).toBeVisible();
  await expect(
    dialog
      .getByRole('row', { name: /^Phone/ })
      .locator('mark')
      .first(),
  ).toHaveText('+919876543210');
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Set a legal hold' }).click();
  await dialog.getByLabel(/^Reason/).fill('Case 7/2026');
  await dialog.getByRole('button', { name: 'Set the hold' }).click();
  await expect(page.getByText('This record cannot be deleted: Case 7/2026')).toBeVisible();
  await page.getByRole('button', { name: 'End the legal hold' }).click();
  await dialog.getByRole('button', { name: 'End the hold' }).click();
  await expect(page.getByText('Case 7/2026')).toBeHidden();
  // A reading of the timeline that is under way may come after the erasure.
  expectError(`/api/applications/${second}/timeline`);
  await page.getByRole('button', { name: 'Erase this application' }).click();
  // It waits for the end of the hold, which may not be stored yet.
  await dialog.getByRole('button', { name: 'Erase', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(`Dev ${lastName}`);
  expect(await fetchRecords('applications', { lastName })).toHaveLength(1);
});
