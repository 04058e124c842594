import type { Route } from '@playwright/test';
import {
  applicationForm,
  createApplicant,
  openApplicationPage,
  passCaptcha,
} from '../fixtures/application-form.ts';
import { setClientAddress } from '../fixtures/client-address.ts';
import { resetConnection, respondWithBadGateway, respondWithError } from '../fixtures/network.ts';
import { waitForOneTimeCode } from '../fixtures/outbox.ts';
import { expect, expectError, test } from '../fixtures/test.ts';

test.beforeEach(({ page }) => setClientAddress(page));

test.describe('one-time code', () => {
  test.beforeEach(({ page }) => openApplicationPage(page));

  test('Send OTP asks for a valid email address', async ({ page }) => {
    const { field, sendCode } = applicationForm(page);
    for (const address of ['', 'asha@']) {
      await field('Email').fill(address);
      await sendCode.click();
      await expect(field('Email')).toHaveAccessibleDescription(
        /Please enter a valid email before sending OTP\./,
      );
      await expect(field('Email')).toBeFocused();
    }
  });

  test('a code that could not be sent shows the server’s message, or a general one', async ({ page }) => {
    expectError('Failed to load resource');
    const { field, sendCode } = applicationForm(page);
    const responses: [(route: Route) => unknown, RegExp][] = [
      [
        respondWithError(503, { message: 'We cannot send mails at the moment.' }),
        /We cannot send mails at the moment\./,
      ],
      [respondWithBadGateway, /Failed to send OTP\./],
      [resetConnection, /Error sending OTP\. Try again\./],
    ];
    await field('Email').fill('asha@example.com');
    for (const [respond, message] of responses) {
      await page.route('**/api/send-otp', respond, { times: 1 });
      await sendCode.click();
      await expect(field('Email')).toHaveAccessibleDescription(message);
      await expect(field('Email')).toHaveValue('asha@example.com');
      await expect(sendCode).toHaveText('Send OTP');
    }
  });

  test('another code can be sent after a countdown', async ({ page }) => {
    await page.clock.install();
    await page.reload();
    const { form, field, sendCode, code } = applicationForm(page);
    await field('Email').fill(createApplicant().Email);
    await sendCode.click();
    await expect(code).toBeFocused();
    await expect(sendCode).toHaveText('Resend OTP');
    await expect(sendCode).toBeDisabled();
    await expect(form.getByText(/You can send another code in (30|29|28) s\./)).toBeVisible();
    await page.clock.runFor(20_000);
    await expect(form.getByText(/You can send another code in (10|9|8) s\./)).toBeVisible();
    await page.clock.runFor(15_000);
    await expect(sendCode).toBeEnabled();
    await sendCode.click();
    await expect(form.getByText('OTP sent to your email!')).toBeVisible();
  });

  test('a missing or wrong code shows the server’s message, or a general one', async ({ page }) => {
    expectError('Failed to load resource');
    const { form, field, sendCode, code, verify } = applicationForm(page);
    await field('Email').fill(createApplicant().Email);
    await sendCode.click();
    await expect(code).toBeVisible();
    await verify.click();
    await expect(code).toHaveAccessibleDescription(/Please enter the OTP\./);
    await code.fill('12');
    await verify.click();
    await expect(code).toHaveAccessibleDescription(/Invalid OTP\. Try again\./);
    await code.fill('123456');
    for (const [respond, message] of [
      [respondWithError(422, { message: 'The code has expired.' }), /The code has expired\./],
      [respondWithBadGateway, /Invalid OTP\. Try again\./],
      [resetConnection, /Error verifying OTP\. Try again\./],
    ] as const) {
      await page.route('**/api/verify-otp', respond, { times: 1 });
      await verify.click();
      await expect(code).toHaveAccessibleDescription(message);
      await expect(code).toHaveValue('123456');
    }
    await expect(form.getByText('Verified', { exact: true })).toHaveCount(0);
  });

  test('the right code is rejected after five wrong ones', async ({ page }) => {
    expectError('Failed to load resource');
    const { field, sendCode, code, verify } = applicationForm(page);
    const { Email } = createApplicant();
    await field('Email').fill(Email);
    await sendCode.click();
    const right = await waitForOneTimeCode(Email);
    const wrong = right === '000000' ? '111111' : '000000';
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      const verified = page.waitForResponse('**/api/verify-otp');
      await code.fill(wrong);
      await verify.click();
      expect((await verified).ok()).toBe(false);
    }
    const verified = page.waitForResponse('**/api/verify-otp');
    await code.fill(right);
    await verify.click();
    const { message } = await (await verified).json();
    expect((await verified).ok()).toBe(false);
    await expect(code).toHaveAccessibleDescription(new RegExp(message.slice(0, 20)));
  });

  test('the fourth code within an hour is rejected, with the time to wait', async ({ page }) => {
    expectError('Failed to load resource');
    const { form, field, sendCode } = applicationForm(page);
    const { Email } = createApplicant();
    for (let sent = 1; sent <= 3; sent += 1) {
      const response = await page.request.post('/api/send-otp', { data: { email: Email } });
      expect(response.ok()).toBe(true);
    }
    await field('Email').fill(Email);
    await sendCode.click();
    await expect(field('Email')).toHaveAccessibleDescription(
      /at most 3 codes an hour.*try again in \d+ minutes/,
    );
    await expect(form.getByText(/You can send another code in \d+ min\./)).toBeVisible();
    await expect(sendCode).toBeDisabled();
  });
});

test.describe('captcha', () => {
  test.beforeEach(({ page }) => openApplicationPage(page));

  test('a failed verification and a failed request show an error, and another try passes', async ({
    page,
  }) => {
    expectError('Failed to load resource');
    const { form, captcha } = applicationForm(page);
    await page.route(
      '**/api/captcha/verify',
      respondWithError(422, { message: 'No.', code: 'captcha-refused' }),
      {
        times: 1,
      },
    );
    // The box unticks itself, so `check` would fail.
    await captcha.click();
    await expect(
      form.getByRole('alert').filter({ hasText: 'Verification failed. Please try again.' }),
    ).toBeVisible({ timeout: 20_000 });
    await expect(captcha).not.toBeChecked();
    await page.route('**/api/captcha/challenge', resetConnection, { times: 1 });
    await captcha.click();
    await expect(
      form.getByRole('alert').filter({ hasText: 'Verification error. Please try again.' }),
    ).toBeVisible();
    await expect(captcha).not.toBeChecked();
    await passCaptcha(page);
    await expect(form.getByText(/Verification (failed|error)/)).toHaveCount(0);
  });

  test('unticking the box cancels the verification', async ({ page }) => {
    const { form, captcha } = applicationForm(page);
    await page.route('**/api/captcha/challenge', () => {});
    await captcha.check();
    await expect(form.getByText('Verifying…')).toBeVisible();
    await captcha.uncheck();
    await expect(form.getByText('Verifying…')).toHaveCount(0);
    await expect(captcha).toBeEnabled();
  });

  test('an expired confirmation is reset, with a message', async ({ page }) => {
    await page.clock.install();
    await page.reload();
    const { form, captcha } = applicationForm(page);
    await captcha.check();
    await expect(captcha).toBeDisabled({ timeout: 20_000 });
    await page.clock.fastForward(31 * 60_000);
    await expect(captcha).toBeEnabled();
    await expect(captcha).not.toBeChecked();
    await expect(form.getByText('The confirmation has expired. Please tick the box again.')).toBeVisible();
  });
});
