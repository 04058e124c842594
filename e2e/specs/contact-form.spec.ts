import { createClientAddress } from '../fixtures/client-address.ts';
import {
  contactForm,
  createMessage,
  expectFormValues,
  fillForm,
  interceptSubmission,
} from '../fixtures/contact-form.ts';
import { failAndTryAgain } from '../fixtures/error-screen.ts';
import { holdRequests, respondWithError } from '../fixtures/network.ts';
import { fetchRecords } from '../fixtures/records.ts';
import { expectMessageStored } from '../fixtures/stored.ts';
import { expect, expectError, test } from '../fixtures/test.ts';
import { translate } from '../fixtures/translate.ts';

const thanks = 'Thank you for contacting us! We will get back to you soon.';

test.use({ extraHTTPHeaders: createClientAddress() });

test('a message from a service is sent with it as topic, acknowledged with a reference, and the form is emptied @phone', async ({
  page,
}) => {
  await page.goto('/services/odoo-erp');
  await page
    .getByRole('complementary', { name: 'Contact' })
    .getByRole('link', { name: 'Contact Us' })
    .click();
  const { form, field, country, send, status } = contactForm(page);
  await expect(form.getByText('About: Odoo ERP')).toBeVisible();
  const message = createMessage();
  await fillForm(page, { ...message });
  // As by a password manager, without an event.
  await field('Organization').evaluate((box: HTMLInputElement) => {
    box.value = 'Sabarmati Textiles';
  });
  await country.fill('भारत');
  await page.getByRole('option', { name: 'India' }).click();

  const release = await holdRequests(page, '**/api/contactUs/add');
  await send.click();
  await expect(form.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await release();
  await expect(status).toContainText(thanks);
  await expect(status).toBeFocused();
  await expectFormValues(page, { Name: '', Phone: '', Email: '', Message: '' });
  await expect(country).toHaveValue('');
  const [reference = ''] = /RM-[0-9A-Z]{8}/.exec(await status.innerText()) ?? [];
  await expectMessageStored(message.Email, reference, message.Message);
  expect(await fetchRecords('messages', { email: message.Email })).toMatchObject([
    { topic: '/services/odoo-erp' },
  ]);
});

test('invalid fields are named in the error summary and at the field, and nothing is sent', async ({
  page,
}) => {
  let sent = 0;
  page.on('request', (request) => {
    sent += Number(request.method() === 'POST');
  });
  await page.goto('/contact');
  const { field, send, alert } = contactForm(page);
  // A field is validated when it loses the focus, and again while it is corrected.
  const email = field('Email');
  await email.fill('asha@');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await email.blur();
  await expect(email).toHaveAccessibleDescription(/an email address like name@example\.com/);
  await email.fill('asha@example.com');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await email.fill('');
  await field('Message').fill('   ');
  await send.click();
  await expect(alert).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  for (const name of ['Name', 'Phone', 'Email', 'Message'])
    await expect(field(name)).toHaveAccessibleDescription('Error: This field is required.');
  await alert.getByRole('link', { name: /^Phone/ }).click();
  await expect(field('Phone')).toBeFocused();
  expect(sent).toBe(0);
  // The honeypot field is hidden from people and assistive technology.
  await expect(page.getByRole('textbox', { name: 'Website' })).toHaveCount(0);
  await expect(page.locator('input[name="website"]')).not.toBeInViewport();
});

test('a rejected message and one without an answer keep their values, and the same submission key is sent again', async ({
  page,
}) => {
  expectError('Failed to load resource');
  expectError('ERR_ABORTED');
  await page.clock.install();
  await page.goto('/contact');
  const { form, field, send, alert, status } = contactForm(page);
  const message = createMessage();
  await fillForm(page, message);
  const errors = { phone: 'Please enter a telephone number of India.' };
  const invalid = { code: 'invalid', message: 'Please check the marked fields.', errors };
  await interceptSubmission(page, respondWithError(400, invalid));
  await send.click();
  await expect(alert).toContainText(invalid.message);
  await expect(alert).toBeFocused();
  await expectFormValues(page, message);
  await expect(send).toBeEnabled();
  await expect(field('Phone')).toHaveAccessibleDescription(/a telephone number of India/);

  const keys: string[] = [];
  await interceptSubmission(page, (route) => {
    keys.push(route.request().postDataJSON().submissionKey);
    // The first is never answered.
    if (keys.length === 2) return route.abort();
    return keys.length === 3 ? route.continue() : undefined;
  });
  const requested = page.waitForRequest('**/api/contactUs/add');
  await send.click();
  await requested;
  await page.clock.fastForward(9_000);
  await expect(form.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await page.clock.fastForward(1_000);
  await expect(alert).toContainText('There was no answer within 10 seconds');
  await expectFormValues(page, message);
  await send.click();
  await expect(alert).toContainText('The connection broke off before an answer came.');
  await expectFormValues(page, message);
  await send.click();
  await expect(status).toContainText(thanks);
  await expect(alert).toBeHidden();
  expect(keys).toEqual([keys[0], keys[0], keys[0]]);
});

test('the draft is restored after a reload, an error, and after leaving the page', async ({ page }) => {
  await page.goto('/contact');
  const message = createMessage();
  await fillForm(page, message);
  await page.reload();
  await expectFormValues(page, message);
  await failAndTryAgain(contactForm(page).field('Email'));
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
    Message: 'See [url=https://a.example]these[/url]',
  };
  await translate(page);
  await fillForm(page, message);
  await send.click();
  await expect(alert).toContainText("Please confirm you're not a robot.");
  await expect(captcha).toBeFocused();
  await expectFormValues(page, message);
  await expectAccessible(page);
  await captcha.check();
  await expect(captcha).toBeDisabled();
  await send.click();
  await expect(status).toContainText(thanks);
  await expect(captcha).toBeHidden();
});
