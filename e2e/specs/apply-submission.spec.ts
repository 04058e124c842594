import type { Page, Route } from '@playwright/test';
import {
  applicationForm,
  createApplicant,
  expectFormValues,
  fillForm,
  openApplicationDialog,
  passCaptcha,
  verifyEmail,
} from '../fixtures/application-form.ts';
import { setClientAddress } from '../fixtures/client-address.ts';
import { respondWithError } from '../fixtures/network.ts';
import { fetchRecords } from '../fixtures/records.ts';
import { expect, expectError, test } from '../fixtures/test.ts';
import { translate } from '../fixtures/translate.ts';

test('an application keeps its values when it is rejected, offline or cancelled, and is stored once after a lost response', async ({
  page,
  context,
}) => {
  expectError('Failed to load resource');
  const applicant = createApplicant();
  await setClientAddress(page);
  await openApplicationDialog(page);
  await translate(page);
  await fillForm(page, applicant);
  await verifyEmail(page, applicant);
  await passCaptcha(page);
  const { field, combobox, form, captcha, errorSummary, submit, confirmation } = applicationForm(page);
  const expectRejection = async (message: string) => {
    await submit.click();
    await expect(page.getByRole('alert').filter({ hasText: message }).first()).toBeFocused();
    await expectFormValues(page, applicant);
  };
  const respond = (answer: (route: Route) => unknown) =>
    page.route('**/api/jobs/*/apply', answer, { times: 1 });

  const errors = { city: 'Please choose another city.', phoneNumber: 'Nobody answers there.' };
  await respond(respondWithError(400, { message: 'Please check: city.', code: 'invalid', errors }));
  await expectRejection('Please check: city.');
  await expect(combobox('City')).toHaveAccessibleDescription(/Please choose another city\./);
  await errorSummary.getByRole('link', { name: 'Phone number: Nobody answers there.' }).click();
  await expect(field('Phone number')).toBeFocused();

  await respond(respondWithError(403, { message: 'Are you a robot?', code: 'captcha-refused' }));
  await expectRejection('Are you a robot?');
  await expect(captcha).not.toBeChecked();
  await passCaptcha(page);

  const failed = 'Server error. Please try again.';
  await context.setOffline(true);
  await expectRejection(failed);
  await context.setOffline(false);
  await loseNextResponse(page);
  await expectRejection(failed);
  const lost = JSON.parse(await page.evaluate(() => sessionStorage.response));
  expect(lost.reference).toMatch(/^RA-/);

  await respond(() => {});
  await submit.click();
  await expect(form.getByRole('progressbar', { name: 'Sending' })).toBeVisible();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(submit).toBeFocused();
  await expect(form.getByText('Sending cancelled. Nothing was lost.')).toBeVisible();
  await expectFormValues(page, applicant);
  await submit.click();
  await expect(confirmation.getByText(lost.reference)).toBeVisible();
  expect(await fetchRecords('applications', { email: applicant.Email })).toHaveLength(1);
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
