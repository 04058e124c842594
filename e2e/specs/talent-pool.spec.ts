import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTokens } from '@riverfront/backend/limits/tokens/signed-token';
import { env } from '../env.ts';
import { applyWithResume, createApplicationValues } from '../fixtures/application-api.ts';
import { job, resume } from '../fixtures/application-form.ts';
import { test } from '../fixtures/concurrent-editing.ts';
import { waitForEmail } from '../fixtures/outbox.ts';
import { fetchRecords } from '../fixtures/records.ts';
import { expect, expectError } from '../fixtures/test.ts';

test('a recruiter finds an applicant in the talent pool and invites them once; the applicant erases it', async ({
  openAsColleague,
  expectAccessible,
}) => {
  test.skip(!env.dataDir, 'needs the secret of a started stack');
  const lastName = `Mehta${randomUUID().slice(0, 6).replace(/\d/g, 'x')}`;
  const email = `${lastName}@mail.example`.toLowerCase();
  const values = { ...createApplicationValues(email), lastName, talentPool: 'true' };
  const file = new File([new Uint8Array(resume.buffer)], resume.name);
  expect((await applyWithResume(values, file)).status).toBe(200);
  const [record] = await fetchRecords<{ reference: string }>('applications', { email });

  const { page } = await openAsColleague('Rita Rao', 'recruiter');
  await page.goto(`${env.cmsUrl}/admin/applicants`);
  await page.getByLabel('Talent pool').selectOption('In the talent pool');
  await page.getByRole('link', { name: `Asha ${lastName}` }).click();
  await expect(page.getByText(/^In the talent pool until \d+ \w+ \d{4}$/)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 900 });
  await page.getByRole('button', { name: 'Invite to a role' }).click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  const dialog = page.getByRole('dialog');
  const send = dialog.getByRole('button', { name: 'Send the invitation' });
  const invite = async () => {
    await page.getByRole('button', { name: 'Invite to a role' }).click();
    await expect(send).toBeDisabled();
    // The first one says that none is chosen.
    const role = dialog.getByRole('option').filter({ hasNotText: job.title }).nth(1);
    await dialog.getByLabel('Job', { exact: true }).selectOption(await role.innerText());
    await send.click();
  };
  await invite();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/Invitation to apply: /)).toBeVisible();
  expect((await waitForEmail(email, /^Invitation to apply: /)).text).toContain('/careers/');
  expectError('409');
  await invite();
  await expect(dialog.getByText(/^Rita Rao invited Asha .+ Nothing was sent: the next/)).toBeVisible();

  const tokens = createTokens(readFileSync(join(env.dataDir ?? '', 'payload-secret'), 'utf8').trim());
  const token = tokens.sign('talent-pool', { reference: record?.reference ?? '' }, 600);
  await page.goto(`${env.siteUrl}/my-application/talent-pool?token=${token}`);
  await expect(
    page.getByRole('status').filter({ hasText: 'We keep it for other roles until' }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Erase everything now' }).click();
  await expect(page.getByText('It is erased.')).toBeVisible();
  expect(await fetchRecords('applications', { email })).toEqual([]);
});
