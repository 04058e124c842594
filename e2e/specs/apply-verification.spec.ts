import {
  applicationForm,
  createApplicant,
  openApplicationPage,
  passCaptcha,
} from '../fixtures/application-form.ts';
import { setClientAddress } from '../fixtures/client-address.ts';
import { resetConnection, respondWithBadGateway, respondWithError } from '../fixtures/network.ts';
import { expect, expectError, test } from '../fixtures/test.ts';

test.beforeEach(async ({ page }) => {
  expectError('Failed to load resource');
  await setClientAddress(page);
  await page.clock.install();
  await openApplicationPage(page);
});

test('an address and a code are rejected with a message, and another code can be sent after a countdown', async ({
  page,
}) => {
  const { form, field, sendCode, code, verify } = applicationForm(page);
  await field('Email').fill('asha@');
  await sendCode.click();
  await expect(field('Email')).toHaveAccessibleDescription(/Please enter a valid email before sending OTP\./);
  await expect(field('Email')).toBeFocused();
  const { Email } = createApplicant();
  await field('Email').fill(Email);
  for (const [respond, message] of [
    [respondWithError(503, { message: 'We cannot send mails now.' }), /We cannot send mails now\./],
    [respondWithBadGateway, /Failed to send OTP\./],
    [resetConnection, /Error sending OTP\. Try again\./],
  ] as const) {
    await page.route('**/api/send-otp', respond, { times: 1 });
    await sendCode.click();
    await expect(field('Email')).toHaveAccessibleDescription(message);
    await expect(field('Email')).toHaveValue(Email);
    await expect(sendCode).toHaveText('Send OTP');
  }

  await sendCode.click();
  await expect(code).toBeFocused();
  await code.fill('12');
  await verify.click();
  await expect(code).toHaveAccessibleDescription(/Invalid OTP\. Try again\./);
  await code.fill('123456');
  await page.route('**/api/verify-otp', resetConnection, { times: 1 });
  await verify.click();
  await expect(code).toHaveAccessibleDescription(/Error verifying OTP\. Try again\./);
  await expect(code).toHaveValue('123456');
  await expect(form.getByText('Verified', { exact: true })).toHaveCount(0);

  await expect(sendCode).toHaveText('Resend OTP');
  await expect(sendCode).toBeDisabled();
  await expect(form.getByText(/You can send another code in \d+ s\./)).toBeVisible();
  await page.clock.runFor(31_000);
  await sendCode.click();
  await expect(form.getByText('OTP sent to your email!')).toBeVisible();
});

test('a failed captcha shows an error, another try passes, and an expired confirmation is reset', async ({
  page,
}) => {
  const { form, captcha } = applicationForm(page);
  for (const [path, respond, text] of [
    ['verify', respondWithError(422, { message: 'No.', code: 'captcha-refused' }), 'Verification failed.'],
    ['challenge', resetConnection, 'Verification error.'],
  ] as const) {
    await page.route(`**/api/captcha/${path}`, respond, { times: 1 });
    // The box unticks itself, so `check` would fail.
    await captcha.click();
    await expect(form.getByRole('alert').filter({ hasText: text })).toBeVisible();
    await expect(captcha).not.toBeChecked();
  }
  await expect(form.getByText(/check does not work/).getByRole('link')).toHaveText(/^careers@/);
  await passCaptcha(page);
  await page.clock.fastForward(31 * 60_000);
  await expect(captcha).toBeEnabled();
  await expect(captcha).not.toBeChecked();
  await expect(form.getByText('The confirmation has expired. Please tick the box again.')).toBeVisible();
});
