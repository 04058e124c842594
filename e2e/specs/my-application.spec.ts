import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { env } from '../env.ts';
import { applyWithoutResume } from '../fixtures/application-api.ts';
import { resume } from '../fixtures/application-form.ts';
import { setClientAddress } from '../fixtures/client-address.ts';
import { waitForOneTimeCode } from '../fixtures/outbox.ts';
import { fetchRecords } from '../fixtures/records.ts';
import { expect, expectError, test } from '../fixtures/test.ts';
import { translate } from '../fixtures/translate.ts';

function applicantPortal(page: Page) {
  const form = page.getByRole('form', { name: 'Confirm your email' });
  const card = page.getByRole('article');
  return {
    form,
    card,
    email: form.getByRole('textbox', { name: 'Email you applied with' }),
    code: form.getByRole('textbox', { name: 'Code from the email' }),
    file: card.getByLabel(/^Send (another one|the résumé)$/),
    sendFile: card.getByRole('button', { name: /^Send(ing| file)/ }),
    withdraw: card.getByRole('button', { name: /^Withdraw/ }),
    confirmation: page.getByRole('alertdialog'),
  };
}

test('an applicant signs in with a code, uploads a résumé, downloads the data, withdraws and erases it', async ({
  page,
  expectAccessible,
}) => {
  test.skip(!env.dataDir, 'needs the secret of a started stack');
  const { email, reference } = await applyWithoutResume();
  await setClientAddress(page);
  await page.goto('/careers');
  await translate(page);
  await page.getByRole('link', { name: 'See where your application stands' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My application' })).toBeVisible();

  const portal = applicantPortal(page);
  await portal.email.fill(email);
  const before = new Date();
  await portal.email.press('Enter');
  await expect(portal.code).toBeFocused();
  const code = await waitForOneTimeCode(email, before);
  expectError('400');
  await portal.code.fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'));
  await portal.form.getByRole('button', { name: 'Open my application' }).click();
  await expect(portal.form.getByText('This is not the code that we sent.')).toBeVisible();
  await expect(portal.email).toHaveValue(email);
  await portal.code.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await portal.code.press('Enter');

  await expect(page.getByRole('heading', { name: /^What we keep for/ })).toBeFocused();
  await expect(page.getByText(/^Open for (29|30) minutes more/)).toBeVisible();
  await expect(portal.card).toContainText(reference);
  await expect(portal.card).toContainText('Received');
  await expect(portal.card).toContainText('not received yet');
  await expectAccessible(page);

  await portal.file.setInputFiles({ ...resume, name: 'CV.exe', mimeType: 'application/x-msdownload' });
  await portal.sendFile.click();
  await expect(portal.card.getByText('Please choose a PDF, DOC, DOCX or TXT file.')).toBeVisible();
  const success = portal.card.locator('p', { hasText: 'Your new résumé has reached us.' });
  await portal.file.setInputFiles(resume);
  await portal.sendFile.click();
  await expect(success).toBeFocused();
  await page.reload();
  await expect(portal.card.getByText(resume.name)).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('my-application.zip');
  expect(
    readFileSync(await download.path())
      .subarray(0, 4)
      .toString('latin1'),
  ).toBe('PK\u0003\u0004');

  await portal.withdraw.click();
  await expectAccessible(page);
  await portal.confirmation.getByRole('button', { name: 'Yes, withdraw' }).click();
  await expect(portal.card.getByText('Your application is withdrawn.')).toBeVisible();
  expect(await fetchRecords('applications', { reference })).toMatchObject([{ stage: 'withdrawn' }]);

  await portal.card.getByRole('button', { name: /^Erase everything/ }).click();
  await portal.confirmation.getByRole('button', { name: 'Yes, erase' }).click();
  await expect(page.getByText(`Your application ${reference} is erased.`)).toBeVisible();
  await expect(portal.card).toHaveCount(0);
  expect(await fetchRecords('applications', { reference })).toEqual([]);

  await page.getByRole('button', { name: 'Close this page' }).click();
  await expect(portal.email).toBeFocused();
  await expect(portal.email).toHaveValue('');
});

test('an expired session closes the page and keeps the email address', async ({ page }) => {
  const until = Date.now() + 60_000;
  await page.clock.install();
  await page.addInitScript(
    (session) => sessionStorage.setItem('my-application', session),
    JSON.stringify({ email: 'asha@example.com', proof: 'x', until }),
  );
  await page.route('**/api/my-application/list', (route) =>
    route.fulfill({ json: { success: true, applications: [] } }),
  );
  await page.goto('/my-application');
  await expect(page.getByText(/We keep no application under this address/)).toBeVisible();
  await page.clock.fastForward(61_000);
  await expect(page.getByText('Your session has expired')).toBeVisible();
  await expect(applicantPortal(page).email).toHaveValue('asha@example.com');
});
