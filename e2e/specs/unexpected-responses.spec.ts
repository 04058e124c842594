import type { Page, Route } from '@playwright/test';
import {
  applicationForm,
  createApplicant,
  fillForm,
  job,
  openApplicationPage,
} from '../fixtures/application-form.ts';
import * as contact from '../fixtures/contact-form.ts';
import { navigateOnClient } from '../fixtures/navigate-on-client.ts';
import { respondWithError } from '../fixtures/network.ts';
import { expect, expectError, test } from '../fixtures/test.ts';

const unavailable = respondWithError(503, { message: 'down' });
const portal = (route: Route) =>
  route.fulfill({
    contentType: 'text/html',
    body: '<!doctype html><title>Guest network</title><h1>Sign in</h1>',
  });
const withoutData = (route: Route) => route.fulfill({ json: { success: true } });
const rejected = (route: Route) => route.fulfill({ json: { success: false, message: 'Blocked.' } });

/** Responses with status 200 that a captive portal or a proxy may send. */
const unexpected: Record<string, (route: Route) => Promise<void>> = {
  'the login page of a captive portal': portal,
  'success without data': withoutData,
  'success: false': rejected,
};

/** Texts that screens show while their content is missing (specification, sections 2, 4 and 8). */
const screens: Record<string, string> = {
  '/': 'Loading...',
  '/about': 'Loading...',
  '/services': 'Loading...',
  '/solution': 'Loading...',
  '/insights': 'Loading...',
  '/industries': 'Loading...',
  '/consulting': 'Loading....',
  '/modernization': 'Loading...',
  '/cloud-solutions': 'Loading....',
  '/careers': 'Loading...',
  [`/careers/${job.id}`]: 'No data found.',
  '/map': 'Loading...',
  '/privacy-policy': 'Loading...',
  '/terms-of-service': 'No Terms and Conditions available.',
  '/sap-btp': 'Loading...',
  '/services/sap-s4hana-migration': 'No data found.',
  '/solutions/successfactors-hr': 'No data found.',
  '/blogs/clean-core-in-practice': 'No data found.',
  '/search?q=sap': 'Search cannot be reached at the moment. It is tried again.',
};

/** Lists that stay empty while the rest of the screen loads. */
const lists: [path: string, call: string][] = [
  ['/about', 'our-teams/list'],
  ['/about', 'timeline/list'],
  ['/about', 'about/get'],
  ['/services', 'services/get/Services'],
  ['/solution', 'solutions/list'],
  ['/insights', 'blogs/list'],
  ['/insights', 'success-stories/list'],
  ['/careers', 'jobs?*'],
  ['/careers', 'culture-highlights/list'],
];

const crash = 'Unexpected Application Error!';

for (const [path, text] of Object.entries(screens)) {
  test(`${path} shows its loading text until the server responds as expected`, async ({ page }) => {
    expectError('503');
    expectError('Error fetching');
    await page.clock.install();
    await page.goto('/loading');
    const responses = [unavailable, portal, withoutData];
    await page.route('**/api/**', (route) => {
      const respond = route.request().resourceType() === 'fetch' ? responses[0] : undefined;
      return respond ? respond(route) : route.fallback();
    });
    const main = page.getByRole('main');
    const waiting = main.getByText(text, { exact: true });
    await navigateOnClient(page, path);
    while (responses.length > 0) {
      await expect(waiting).toBeVisible();
      await expect(page.getByText(crash)).toHaveCount(0);
      const retried = page.waitForResponse('**/api/**');
      responses.shift();
      // Retried after 1, 2, 4 … seconds (exponential back-off).
      await page.clock.fastForward(10_000);
      await retried;
    }
    await expect(waiting).toHaveCount(0);
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

for (const path of ['/no-such-page', '/no-such/page', '/no/such/page']) {
  test(`${path} is retried until the server redirects it`, async ({ page }) => {
    expectError('Error fetching page details');
    await page.clock.install();
    await page.goto('/loading');
    let isPortal = true;
    await page.route('**/*.data?*', (route) => (isPortal ? portal(route) : route.fallback()));
    await navigateOnClient(page, path);
    await expect(page.getByRole('main').getByText('Loading...', { exact: true })).toBeVisible();
    isPortal = false;
    await page.clock.fastForward(10_000);
    await expect(page).toHaveURL('/');
  });
}

for (const [path, call] of lists) {
  test(`${path} without ${call} shows the rest of the page`, async ({ page }) => {
    expectError('Error fetching');
    await page.goto('/loading');
    await page.route(`**/api/${call}**`, withoutData);
    const requested = page.waitForRequest(`**/api/${call}**`);
    await navigateOnClient(page, path);
    await requested;
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(crash)).toHaveCount(0);
  });
}

for (const [name, respond] of Object.entries(unexpected)) {
  test.describe(name, () => {
    test('the home page works without the text of the cookie notice', async ({ page }) => {
      expectError('Error fetching cookie policy');
      await page.route('**/api/privacy/get/Cookie*', respond);
      await page.goto('/');
      await expect(page.getByText('No Cookies available.', { exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.getByRole('button', { name: 'Accept' }).click();
      await expect(page.getByText('No Cookies available.')).toHaveCount(0);
    });

    test('the privacy policy dialog keeps showing Loading...', async ({ page }) => {
      expectError('Error fetching privacy data');
      await page.route('**/api/privacy/get/Privacy*', respond);
      await page.goto('/about');
      await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy Policy' }).click();
      await expect(page.getByRole('dialog').getByText('Loading...', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Accept all' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    test('the contact form shows an error and keeps its values', async ({ page }) => {
      await page.goto('/contact');
      const message = contact.createMessage();
      await contact.fillForm(page, message);
      const { send, alert, status } = contact.contactForm(page);
      await contact.interceptSubmission(page, respond);
      await send.click();
      if (name === 'success without data') {
        await expect(status).toContainText('Thank you for contacting us! We will get back to you soon.');
        return;
      }
      const text =
        name === 'success: false' ? 'Blocked.' : 'Failed to submit the form. Please try again later.';
      await expect(alert).toContainText(text);
      await contact.expectFormValues(page, message);
    });

    test('the applicant portal shows an error', async ({ page }) => {
      await page.goto('/my-application');
      await page.route('**/api/my-application/**', respond);
      await page.getByRole('textbox', { name: 'Email you applied with' }).fill('asha@example.com');
      await page.getByRole('button', { name: 'Send me a code' }).click();
      const text = name === 'success: false' ? /Blocked\./ : /The server did not answer\./;
      await expect(page.getByRole('textbox', { name: 'Email you applied with' })).toHaveAccessibleDescription(
        text,
      );
    });
  });
}

test('a contact message is acknowledged when the response is {}', async ({ page }) => {
  await page.goto('/contact');
  await contact.fillForm(page, contact.createMessage());
  await contact.interceptSubmission(page, (route) => route.fulfill({ json: {} }));
  const { send, status } = contact.contactForm(page);
  await send.click();
  await expect(status).toHaveText('Thank you for contacting us! We will get back to you soon.');
  await contact.expectFormValues(page, { Name: '', Phone: '', Email: '', Message: '' });
});

test.describe('application form', () => {
  test.beforeEach(({ page }) => openApplicationPage(page));

  test('no code is reported as sent, and no email address as verified', async ({ page }) => {
    const { form, field, sendCode, code, verify } = applicationForm(page);
    await field('Email').fill(createApplicant().Email);
    await respondOnce(page, '**/api/send-otp', { success: false, message: 'Mails are off today.' });
    await sendCode.click();
    await expect(field('Email')).toHaveAccessibleDescription(/Mails are off today\./);
    await respondOnce(page, '**/api/send-otp', { success: false });
    await sendCode.click();
    await expect(field('Email')).toHaveAccessibleDescription(/Failed to send OTP\./);
    await page.route('**/api/send-otp', portal, { times: 1 });
    await sendCode.click();
    await expect(field('Email')).toHaveAccessibleDescription(/Failed to send OTP\./);
    await expect(code).toHaveCount(0);

    await respondOnce(page, '**/api/send-otp', { success: true, message: 'OTP sent to your email!' });
    await sendCode.click();
    await expect(form.getByText('OTP sent to your email!')).toBeVisible();
    await code.fill('123456');
    for (const [body, text] of [
      [{ success: false, message: 'That was yesterday’s.' }, /That was yesterday’s\./],
      [{ success: false }, /Invalid OTP\. Try again\./],
      [{ success: true }, /Invalid OTP\. Try again\./],
    ] as const) {
      await respondOnce(page, '**/api/verify-otp', body);
      await verify.click();
      await expect(code).toHaveAccessibleDescription(text);
    }
    await page.route('**/api/verify-otp', portal, { times: 1 });
    await verify.click();
    await expect(code).toHaveAccessibleDescription(/Invalid OTP\. Try again\./);
    await expect(form.getByText('Email verified successfully!')).toHaveCount(0);
  });

  test('the captcha is not confirmed', async ({ page }) => {
    const { form, captcha } = applicationForm(page);
    for (const [path, respond, text] of [
      ['challenge', { success: false, message: 'Not from here.' }, 'Not from here.'],
      ['challenge', { success: true }, 'Verification error. Please try again.'],
      ['challenge', portal, 'Verification error. Please try again.'],
      ['verify', { success: false, message: 'Too quick.' }, 'Too quick.'],
      ['verify', { success: false }, 'Verification failed. Please try again.'],
      ['verify', { success: true }, 'Verification error. Please try again.'],
      ['verify', portal, 'Verification error. Please try again.'],
    ] as const) {
      if (typeof respond === 'function') await page.route(`**/api/captcha/${path}`, respond, { times: 1 });
      else await respondOnce(page, `**/api/captcha/${path}`, respond);
      await captcha.click();
      await expect(form.getByRole('alert').filter({ hasText: text })).toBeVisible({ timeout: 20_000 });
      await expect(captcha).not.toBeChecked();
    }
  });

  test('an application is confirmed only by a success response', async ({ page }) => {
    test.slow();
    const { field, sendCode, code, verify, captcha, submit, confirmation } = applicationForm(page);
    const applicant = createApplicant();
    await fillForm(page, applicant);
    await respondOnce(page, '**/api/send-otp', { success: true });
    await sendCode.click();
    await code.fill('123456');
    await respondOnce(page, '**/api/verify-otp', {
      success: true,
      emailToken: 'proof',
      validForSeconds: 900,
    });
    await verify.click();
    await expect(field('Email')).toHaveAttribute('readonly');
    await captcha.check();
    await expect(captcha).toBeDisabled({ timeout: 20_000 });

    await page.route('**/api/jobs/*/apply', portal, { times: 1 });
    await submit.click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'Server error. Please try again.' }),
    ).toBeFocused();
    await respondOnce(page, '**/api/jobs/*/apply', {
      success: true,
      message: 'Application submitted successfully!',
    });
    await submit.click();
    await expect(confirmation).toBeFocused();
    await expect(confirmation).toContainText(`A mail about it is on its way to ${applicant.Email}.`);
    await expect(confirmation.getByText('Reference number')).toHaveCount(0);
  });
});

/** Responds to the next request with status 200 and a JSON body. */
async function respondOnce(page: Page, url: string, json: object): Promise<void> {
  await page.route(url, (route) => route.fulfill({ json }), { times: 1 });
}
