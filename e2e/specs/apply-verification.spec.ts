import type { Route } from '@playwright/test';
import {
  applicationForm,
  createApplicant,
  openApplicationPage,
  passCaptcha,
} from '../fixtures/application-form.ts';
import { setClientAddress } from '../fixtures/client-address.ts';
import {
  resetConnection,
  respondWithBadGateway,
  respondWithError,
  respondWithPortal,
} from '../fixtures/network.ts';
import { expect, expectError, test } from '../fixtures/test.ts';

type Responses = [respond: (route: Route) => unknown, message: RegExp][];

test.beforeEach(({ page }) => setClientAddress(page));

test('an address and a code are rejected with the server’s message, or a general one', async ({ page }) => {
  expectError('Failed to load resource');
  await openApplicationPage(page);
  const { form, field, sendCode, code, verify } = applicationForm(page);
  for (const address of ['', 'asha@']) {
    await field('Email').fill(address);
    await sendCode.click();
    await expect(field('Email')).toHaveAccessibleDescription(
      /Please enter a valid email before sending OTP\./,
    );
    await expect(field('Email')).toBeFocused();
  }
  const sending: Responses = [
    [
      respondWithError(503, { message: 'We cannot send mails at the moment.' }),
      /We cannot send mails at the moment\./,
    ],
    [respondWithBadGateway, /Failed to send OTP\./],
    [resetConnection, /Error sending OTP\. Try again\./],
  ];
  const { Email } = createApplicant();
  await field('Email').fill(Email);
  for (const [respond, message] of sending) {
    await page.route('**/api/send-otp', respond, { times: 1 });
    await sendCode.click();
    await expect(field('Email')).toHaveAccessibleDescription(message);
    await expect(field('Email')).toHaveValue(Email);
    await expect(sendCode).toHaveText('Send OTP');
  }
  await expect(code).toHaveCount(0);

  await sendCode.click();
  await expect(code).toBeVisible();
  await verify.click();
  await expect(code).toHaveAccessibleDescription(/Please enter the OTP\./);
  await code.fill('12');
  await verify.click();
  await expect(code).toHaveAccessibleDescription(/Invalid OTP\. Try again\./);
  await code.fill('123456');
  const verifying: Responses = [
    [respondWithError(422, { message: 'The code has expired.' }), /The code has expired\./],
    [respondWithPortal, /Invalid OTP\. Try again\./],
    [resetConnection, /Error verifying OTP\. Try again\./],
  ];
  for (const [respond, message] of verifying) {
    await page.route('**/api/verify-otp', respond, { times: 1 });
    await verify.click();
    await expect(code).toHaveAccessibleDescription(message);
    await expect(code).toHaveValue('123456');
  }
  await expect(form.getByText('Verified', { exact: true })).toHaveCount(0);
});

test('another code can be sent after a countdown', async ({ page }) => {
  await page.clock.install();
  await openApplicationPage(page);
  const { form, field, sendCode, code } = applicationForm(page);
  const { Email } = createApplicant();
  await field('Email').fill(Email);
  await sendCode.click();
  await expect(code).toBeFocused();
  await expect(sendCode).toHaveText('Resend OTP');
  await expect(sendCode).toBeDisabled();
  const countdown = form.getByText(/You can send another code in \d+ s\./);
  // The clock goes on, faster than a slow machine.
  const readSeconds = async () => Number(/\d+/.exec(await countdown.innerText())?.[0]);
  const first = await readSeconds();
  expect(first).toBeLessThanOrEqual(30);
  await page.clock.runFor(10_000);
  expect(await readSeconds()).toBeLessThanOrEqual(first - 10);
  await page.clock.runFor(25_000);
  await sendCode.click();
  await expect(form.getByText('OTP sent to your email!')).toBeVisible();
});

test('a failed captcha shows an error, another try passes, and an expired confirmation is reset', async ({
  page,
}) => {
  expectError('Failed to load resource');
  await page.clock.install();
  await openApplicationPage(page);
  const { form, captcha } = applicationForm(page);
  const alert = (text: string) => form.getByRole('alert').filter({ hasText: text });
  for (const [path, respond, text] of [
    [
      'verify',
      respondWithError(422, { message: 'No.', code: 'captcha-refused' }),
      'Verification failed. Please try again.',
    ],
    ['challenge', resetConnection, 'Verification error. Please try again.'],
  ] as const) {
    await page.route(`**/api/captcha/${path}`, respond, { times: 1 });
    // The box unticks itself, so `check` would fail.
    await captcha.click();
    await expect(alert(text)).toBeVisible();
    await expect(captcha).not.toBeChecked();
  }
  await expect(form.getByText(/check does not work/).getByRole('link')).toHaveText(
    'careers@riverfront.example',
  );
  await passCaptcha(page);
  await expect(form.getByText(/Verification (failed|error)/)).toHaveCount(0);
  await page.clock.fastForward(31 * 60_000);
  await expect(captcha).toBeEnabled();
  await expect(captcha).not.toBeChecked();
  await expect(form.getByText('The confirmation has expired. Please tick the box again.')).toBeVisible();
});
