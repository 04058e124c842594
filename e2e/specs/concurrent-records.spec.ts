import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { env } from '../env.ts';
import { applyWithoutResume } from '../fixtures/application-api.ts';
import { newerVersion, saveStatus, test, typeAndLock } from '../fixtures/concurrent-editing.ts';
import { fetchRecords } from '../fixtures/records.ts';
import { expect, expectError } from '../fixtures/test.ts';

test('an outdated record and an outdated board do not move an applicant back', async ({
  openAsColleague,
}) => {
  test.skip(!env.dataDir, 'needs the secret of a started stack');
  const { reference } = await applyWithoutResume();
  const [applicant] = await fetchRecords<{ id: number }>('applications', { reference });
  const { page, api } = await openAsColleague('Rita Rao', 'recruiter');
  const ravi = await openAsColleague('Ravi Mehta', 'recruiter');
  const stageOf = async () =>
    (await api<{ stage: string }>('GET', `/applications/${applicant?.id}?depth=0`)).stage;
  const form = `${env.cmsUrl}/admin/collections/applications/${applicant?.id}`;
  const board = `${env.cmsUrl}/admin/applicants?search=${reference}`;

  await page.goto(form);
  await expect(page.getByText(reference).first()).toBeVisible();
  await ravi.page.goto(board);
  const card = ravi.page.getByRole('combobox', { name: /^Move Asha Patel to/ });
  const moveTo = async (stage: string) => {
    await card.selectOption(stage);
    await ravi.page.getByRole('button', { name: 'Move', exact: true }).click();
  };
  await expect(card).toBeVisible();
  await api('PATCH', `/applications/${applicant?.id}`, { stage: 'interview' });

  // The board names who changed the stage, shows the current one, and moves from there.
  await moveTo('screening');
  await expect(ravi.page.getByRole('alert').filter({ hasText: 'was not moved' })).toContainText(
    'Rita Rao saved a newer version',
  );
  const column = (name: string) => ravi.page.getByRole('region', { name });
  await expect(column('Interview').getByRole('link', { name: 'Asha Patel' })).toBeVisible();
  expect(await stageOf()).toBe('interview');
  await moveTo('offer');
  await expect(ravi.page.getByText('Asha Patel is in Offer now.')).toBeVisible();
  await moveTo('interview');
  await expect(ravi.page.getByText('Asha Patel is in Interview now.')).toBeVisible();

  // The profile shows what was done meanwhile, and a rating does not bring back the outdated stage.
  await page.getByRole('radio', { name: '4' }).click();
  const status = page.getByRole('status').filter({ hasText: 'Saved.' });
  await expect(status).toContainText('Stage: New → Interview');
  await expect(page.getByRole('main').getByText('Interview', { exact: true })).toBeVisible();
  expect(await api('GET', `/applications/${applicant?.id}?depth=0`)).toMatchObject({
    stage: 'interview',
    rating: 4,
  });

  // Of two decisions about the same, the second sees the first and chooses.
  await ravi.api('PATCH', `/applications/${applicant?.id}`, { rating: 2 });
  await page.getByRole('radio', { name: '5' }).click();
  const conflict = page.getByRole('alert').filter({ hasText: 'Ravi Mehta saved a newer version' });
  await expect(conflict).toContainText('Rating: 4 of 5 → 2 of 5');
  await expect(page.getByRole('radio', { name: '2' })).toBeChecked();
  await conflict.getByRole('button', { name: 'Save mine: Rating: 2 of 5 → 5 of 5' }).click();
  await expect(status).toBeVisible();
  expect(await api('GET', `/applications/${applicant?.id}?depth=0`)).toMatchObject({ rating: 5 });
});

test('two people in one redirect, which has no drafts: the second is told, and so is who comes later @full', async ({
  openAsColleague,
}) => {
  const [asha, ben] = await Promise.all([
    openAsColleague('Asha Rao', 'editor'),
    openAsColleague('Ben Shah', 'editor'),
  ]);
  const from = `/two-people-${randomUUID().slice(0, 6)}`;
  const { doc } = await asha.api<{ doc: { id: number } }>('POST', '/redirects', { from, to: '/about' });
  const form = `${env.cmsUrl}/admin/collections/redirects/${doc.id}`;
  const open = async ({ page }: { page: Page }) => {
    await page.goto(form);
    return page.locator('#field-to');
  };
  const save = async (page: Page) => page.keyboard.press('ControlOrMeta+s');
  await open(asha);
  const his = await open(ben);
  await typeAndLock(asha.page, asha.page.locator('#field-to'), '/contact');
  await save(asha.page);
  await expect(saveStatus(asha.page)).toHaveText('');
  await typeAndLock(ben.page, his, '/careers');
  expectError('409');
  await save(ben.page);
  const conflict = newerVersion(ben.page, 'Asha Rao');
  await conflict.getByRole('button', { name: 'Show the newer version' }).click();
  await expect(his).toHaveValue('/contact');
  await ben.page.getByText('Show it', { exact: true }).click();
  await expect(ben.page.getByText('/careers')).toBeVisible();

  await asha.page.reload();
  const lock = asha.page.getByRole('dialog', { name: 'document-locked' });
  await expect(lock).toContainText('Ben Shah');
  await lock.getByRole('button', { name: 'Take over' }).click();
  await expect(lock).toBeHidden();
  await expect(asha.page.locator('#field-to')).toBeEnabled();
  await asha.api('DELETE', `/redirects/${doc.id}`);
});
