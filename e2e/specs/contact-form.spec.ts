import type { Locator } from '@playwright/test';
import { createClientAddress } from '../fixtures/client-address.ts';
import {
  contactForm,
  createMessage,
  expectFormValues,
  fillForm,
  interceptSubmission,
  passMinimumFillTime,
} from '../fixtures/contact-form.ts';
import { holdRequests, respondWithBadGateway, respondWithError } from '../fixtures/network.ts';
import { expectMessageStored } from '../fixtures/stored.ts';
import { expect, expectError, test } from '../fixtures/test.ts';

const thanks = 'Thank you for contacting us! We will get back to you soon.';

test.use({ extraHTTPHeaders: createClientAddress() });

test('a message is sent, acknowledged with a reference, and the form is emptied', async ({ page }) => {
  await page.clock.install();
  await page.goto('/contact');
  const { form, field, country, send, status } = contactForm(page);
  const message = createMessage();
  await fillForm(page, { ...message });
  await field('Organization').fill('Sabarmati Textiles');
  await country.fill('bharat');
  await country.fill('भारत');
  await page.getByRole('option', { name: 'India' }).click();

  const release = await holdRequests(page, '**/api/contactUs/add');
  const request = page.waitForRequest('**/api/contactUs/add');
  await passMinimumFillTime(page);
  await send.click();
  await expect(form.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  release();
  await expect(status).toContainText(thanks);
  await expect(status).toContainText(/RM-[0-9A-Z]{8}/);
  await expect(status).toBeFocused();
  await expectFormValues(page, { Name: '', Phone: '', Email: '', Message: '' });
  await expect(field('Organization')).toHaveValue('');
  await expect(country).toHaveValue('');
  await expect(send).toBeEnabled();
  expect((await request).postDataJSON()).toEqual({
    name: message.Name,
    phone: message.Phone,
    email: message.Email,
    message: message.Message,
    organization: 'Sabarmati Textiles',
    country: 'India',
    page: '/contact',
    noticeVersion: expect.stringMatching(/^\d+$/),
    submissionKey: expect.stringMatching(/^[\da-f-]{36}$/),
    filledInMs: expect.any(Number),
    website: '',
  });
  await expectMessageStored(message.Email, await readReference(status), message.Message);
});

async function readReference(status: Locator): Promise<string> {
  return /RM-[0-9A-Z]{8}/.exec(await status.innerText())?.[0] ?? '';
}

test('missing fields are named in the error summary and at the field, and nothing is sent', async ({
  page,
  expectAccessible,
}) => {
  let sent = 0;
  page.on('request', (request) => {
    sent += Number(request.method() === 'POST');
  });
  await page.goto('/contact');
  const { field, send, alert } = contactForm(page);
  await field('Message').fill('   ');
  await send.click();
  await expect(alert).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  for (const name of ['Name', 'Phone', 'Email', 'Message']) {
    await expect(field(name)).toHaveAccessibleDescription('Error: This field is required.');
    await expect(alert.getByRole('link', { name: `${name}: This field is required.` })).toBeVisible();
  }
  await expect(field('Organization')).toHaveAccessibleDescription('');
  await expectAccessible(page);
  await alert.getByRole('link', { name: /^Phone/ }).click();
  await expect(field('Phone')).toBeFocused();
  expect(sent).toBe(0);
});

test('a field is validated when it loses the focus, and again while it is corrected', async ({ page }) => {
  await page.goto('/contact');
  const { field } = contactForm(page);
  const email = field('Email');
  await email.fill('asha@');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await email.blur();
  await expect(email).toHaveAccessibleDescription(/an email address like name@example\.com/);
  await email.fill('asha@example.com');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await field('Phone').fill('call me');
  await field('Phone').blur();
  await expect(field('Phone')).toHaveAccessibleDescription(/Please use digits/);
});

test.describe('a failed submission shows the reason and keeps the values', () => {
  const message = createMessage();

  test('the server’s message and its validation errors are shown', async ({ page }) => {
    expectError('400');
    const errors = { phone: 'Please enter a telephone number of India.' };
    const body = { code: 'invalid', message: 'Please check the marked fields.', errors };
    await interceptSubmission(page, respondWithError(400, body));
    await page.goto('/contact');
    const { field, send, alert } = contactForm(page);
    await fillForm(page, message);
    await send.click();
    await expect(alert).toContainText('Please check the marked fields.');
    await expect(field('Phone')).toHaveAccessibleDescription(/a telephone number of India/);
    await expectFormValues(page, message);
    await expect(send).toBeEnabled();
  });

  const tooMany = 'We have received several messages from you already. Please try again in 12 minutes.';
  for (const { name, text, error, respond } of [
    {
      name: 'the rate limit is exceeded',
      text: tooMany,
      error: '429',
      respond: respondWithError(429, { code: 'too-many', message: tooMany }),
    },
    {
      name: 'the response has no message',
      text: 'Failed to submit the form. Please try again later.',
      error: '502',
      respond: respondWithBadGateway,
    },
  ]) {
    test(name, async ({ page }) => {
      expectError(error);
      await interceptSubmission(page, respond);
      await page.goto('/contact');
      const { send, alert } = contactForm(page);
      await fillForm(page, message);
      await send.click();
      await expect(alert).toContainText(text);
      await expect(alert).toBeFocused();
      await expectFormValues(page, message);
    });
  }

  test('the connection is lost, and the message is sent again with the same submission key', async ({
    page,
  }) => {
    expectError('ERR_FAILED');
    await page.clock.install();
    const keys: string[] = [];
    await interceptSubmission(page, (route) => {
      keys.push(route.request().postDataJSON().submissionKey);
      return keys.length === 1 ? route.abort() : route.continue();
    });
    await page.goto('/contact');
    const { send, alert, status } = contactForm(page);
    const again = createMessage();
    await fillForm(page, again);
    await passMinimumFillTime(page);
    await send.click();
    await expect(alert).toContainText('The connection broke off before an answer came.');
    await expectFormValues(page, again);
    await send.click();
    await expect(status).toContainText(thanks);
    await expect(alert).toBeHidden();
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  test('the server does not respond within 10 seconds', async ({ page }) => {
    expectError('ERR_ABORTED');
    await page.clock.install();
    await interceptSubmission(page, () => {});
    await page.goto('/contact');
    const { form, send, alert } = contactForm(page);
    await fillForm(page, message);
    const requested = page.waitForRequest('**/api/contactUs/add');
    await send.click();
    await requested;
    await page.clock.fastForward(9_000);
    await expect(form.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    await page.clock.fastForward(1_000);
    await expect(alert).toContainText('There was no answer within 10 seconds');
    await expectFormValues(page, message);
    await expect(send).toBeEnabled();
  });
});

test('the draft is restored after a reload and after leaving the page', async ({ page }) => {
  await page.goto('/contact');
  const message = createMessage();
  await fillForm(page, message);
  await page.reload();
  await expectFormValues(page, message);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page).toHaveURL('/terms-of-service');
  await page.goBack();
  await expectFormValues(page, message);
});

test('a message that looks like spam is sent after a captcha', async ({ page, expectAccessible }) => {
  expectError('403');
  await page.goto('/contact');
  const { send, alert, status, captcha } = contactForm(page);
  const message = {
    ...createMessage(),
    Message: 'See https://a.example https://b.example https://c.example',
  };
  await fillForm(page, message);
  await send.click();
  await expect(alert).toContainText("Please confirm you're not a robot.");
  await expect(captcha).toBeFocused();
  await expectFormValues(page, message);
  await expectAccessible(page);
  await send.click();
  await expect(captcha).toBeFocused();
  await captcha.check();
  await expect(captcha).toBeDisabled({ timeout: 20_000 });
  await expect(send).toBeFocused();
  await send.click();
  await expect(status).toContainText(thanks);
  await expect(captcha).toBeHidden();
});

test('the honeypot field is hidden from people and assistive technology', async ({ page }) => {
  await page.goto('/contact');
  const trap = page.locator('input[name="website"]');
  await expect(trap).toHaveAttribute('tabindex', '-1');
  await expect(trap).toHaveAttribute('autocomplete', 'off');
  await expect(page.getByRole('textbox', { name: 'Website' })).toHaveCount(0);
  await expect(trap).not.toBeInViewport();
});

test('a message carries the topic of the page that the sender came from', async ({ page }) => {
  await page.goto('/services/odoo-erp');
  const { service } = await (await page.request.get('/api/services/details/odoo-erp')).json();
  await page
    .getByRole('complementary', { name: 'Contact' })
    .getByRole('link', { name: 'Contact Us' })
    .click();
  await expect(page).toHaveURL('/contact?topic=/services/odoo-erp');
  const { form, field } = contactForm(page);
  await expect(form.getByText(`About: ${service.title}`)).toBeVisible();
  await form.getByRole('button', { name: `Remove the topic ${service.title}` }).click();
  await expect(form.getByText('About:')).toBeHidden();
  await expect(field('Name')).toBeFocused();
});

test('a message to an office carries its name, and the first field has the focus', async ({ page }) => {
  await interceptSubmission(page, (route) =>
    route.fulfill({ json: { success: true, message: thanks, reference: 'RM-TEST1234' } }),
  );
  await page.goto('/contact');
  const { offices } = await (await page.request.get('/api/offices/list')).json();
  const [office] = offices;
  const { form, field, send, status } = contactForm(page);
  await page.getByRole('link', { name: `Send a message to ${office.label}` }).click();
  await expect(form.getByText(`About: ${office.label}`)).toBeVisible();
  await expect(field('Name')).toBeFocused();
  await fillForm(page);
  const request = page.waitForRequest('**/api/contactUs/add');
  await send.click();
  await expect(status).toContainText('RM-TEST1234');
  expect((await request).postDataJSON().topic).toBe(`/office/${office._id}`);
});

test('no field overflows a 320 px screen', async ({ page, expectAccessible }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/contact');
  const { send } = contactForm(page);
  await send.click();
  await expect(page.getByText('Phone: This field is required.')).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});
