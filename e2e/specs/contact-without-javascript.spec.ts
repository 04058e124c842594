import { createClientAddress } from '../fixtures/client-address.ts';
import { contactForm, createMessage, expectFormValues, fillForm } from '../fixtures/contact-form.ts';
import { expect, expectError, test } from '../fixtures/test.ts';

test.use({ javaScriptEnabled: false, extraHTTPHeaders: createClientAddress() });

test('a message is rejected and sent without JavaScript, and a reload does not send it again', async ({
  page,
}) => {
  expectError('400');
  await page.goto('/contact');
  const { field, send, alert, status } = contactForm(page);
  const submit = async () => {
    const response = page.waitForResponse((response) => response.request().method() === 'POST');
    await send.click();
    return (await response).status();
  };
  const message = { ...createMessage(), Email: 'asha@', Phone: '' };
  await fillForm(page, message);
  await field('Country').fill('Atlantis');
  expect(await submit()).toBe(400);
  await expect(page).toHaveTitle(/^Error: Contact Us/);
  await expectFormValues(page, message);
  await expect(field('Country')).toHaveValue('Atlantis');
  await expect(alert.getByRole('link', { name: 'Phone: This field is required.' })).toBeVisible();
  await expect(field('Email')).toHaveAccessibleDescription(/an email address like/);
  await alert.getByRole('link', { name: /^Email: Please enter an email address/ }).click();
  await expect(page).toHaveURL(/#contact-email$/);
  await expect(field('Email')).toBeInViewport();

  await field('Country').fill('India');
  await fillForm(page);
  expect(await submit()).toBe(303);
  await expect(page).toHaveURL('/contact?sent=1#message');
  await expect(status).toContainText('Thank you for contacting us! We will get back to you soon.');
  await expect(field('Name')).toHaveValue('');
  const [navigated] = await Promise.all([page.waitForRequest('**/contact?sent=1'), page.reload()]);
  expect(navigated.method()).toBe('GET');
});
