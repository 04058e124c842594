import type { Page, Route } from '@playwright/test';
import {
  type Applicant,
  applicationForm,
  createApplicant,
  expectFormValues,
  fillForm,
  openApplicationDialog,
  openApplicationPage,
  passCaptcha,
  verifyEmail,
} from '../fixtures/application-form.ts';
import { setClientAddress } from '../fixtures/client-address.ts';
import { respondWithError } from '../fixtures/network.ts';
import { fetchRecords } from '../fixtures/records.ts';
import { expect, expectError, test } from '../fixtures/test.ts';
import { translate } from '../fixtures/translate.ts';

test.beforeEach(({ page }) => setClientAddress(page));

test('a rejection shows its reason, keeps the values, and can be followed by a success', async ({ page }) => {
  expectError('Failed to load resource');
  const applicant = createApplicant();
  await openApplicationDialog(page);
  await translate(page);
  await fillForm(page, applicant);
  await verifyEmail(page, applicant);
  await passCaptcha(page);

  const { field, combobox, form, captcha, errorSummary, submit, confirmation } = applicationForm(page);
  const errors = { city: 'Please choose another city.', phoneNumber: 'Nobody answers there.' };
  await expectRejection(
    page,
    applicant,
    respondWithError(400, { message: 'Please check: city.', code: 'invalid', errors }),
    'Please check: city.',
  );
  await expect(combobox('City')).toHaveAccessibleDescription(/Please choose another city\./);
  await errorSummary.getByRole('link', { name: 'Phone number: Nobody answers there.' }).click();
  await expect(field('Phone number')).toBeFocused();

  const human403 = respondWithError(403, {
    message: "Please confirm you're not a robot.",
    code: 'captcha-refused',
  });
  await expectRejection(page, applicant, human403, "Please confirm you're not a robot.");
  await expect(captcha).not.toBeChecked();
  await passCaptcha(page);

  const email403 = respondWithError(403, {
    message: 'Please verify your email with OTP.',
    code: 'email-unverified',
  });
  await expectRejection(page, applicant, email403, 'Please verify your email with OTP.');
  await expect(field('Email')).toBeEditable();
  await expect(form.getByText('Verified', { exact: true })).toHaveCount(1);
  await verifyEmail(page, applicant);
  await submit.click();
  await expect(confirmation).toBeFocused();
  expect(await fetchRecords('applications', { email: applicant.Email })).toHaveLength(1);
});

test('an application keeps its values when it is offline or cancelled, and is stored once after a lost response', async ({
  page,
  context,
}) => {
  expectError('Failed to load resource');
  const applicant = createApplicant();
  await openApplicationPage(page);
  await fillForm(page, applicant);
  await verifyEmail(page, applicant);
  await passCaptcha(page);
  const { form, submit, errorSummary, confirmation } = applicationForm(page);
  await context.setOffline(true);
  await submit.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Server error. Please try again.' })).toBeFocused();
  await expectFormValues(page, applicant);
  await context.setOffline(false);

  await loseNextResponse(page);
  await submit.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Server error. Please try again.' })).toBeFocused();
  const lost = JSON.parse(await page.evaluate(() => sessionStorage.response));
  expect(lost.reference).toMatch(/^RA-/);
  await expectFormValues(page, applicant);

  await page.route('**/api/jobs/*/apply', () => {}, { times: 1 });
  await submit.click();
  await expect(form.getByRole('progressbar', { name: 'Sending' })).toBeVisible();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(submit).toBeFocused();
  await expect(submit).toBeEnabled();
  await expect(form.getByText('Sending cancelled. Nothing was lost.')).toBeVisible();
  await expectFormValues(page, applicant);
  await submit.click();
  await expect(confirmation.getByText(lost.reference)).toBeVisible();
  await expect(errorSummary).toHaveCount(0);
});

/** Has the browser report an error in place of the next response, which it stores in `sessionStorage.response`. */
async function loseNextResponse(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      XMLHttpRequest.prototype.send = send;
      const { onerror } = this;
      this.onload = () => {
        sessionStorage.response = this.responseText;
        onerror?.call(this, new ProgressEvent('error'));
      };
      send.call(this, body);
    };
  });
}

/** Submits the form, and expects a message in the focused alert and unchanged values. @param respond handles the request */
async function expectRejection(
  page: Page,
  applicant: Applicant,
  respond: (route: Route) => unknown,
  message: string,
): Promise<void> {
  await page.route('**/api/jobs/*/apply', respond, { times: 1 });
  const { submit } = applicationForm(page);
  await submit.click();
  const alert = page.getByRole('alert').filter({ hasText: message }).first();
  await expect(alert).toBeFocused();
  await expectFormValues(page, applicant);
}
