import { job } from '../fixtures/application-form.ts';
import { createClientAddress } from '../fixtures/client-address.ts';
import { contactForm, createMessage, expectFormValues, fillForm } from '../fixtures/contact-form.ts';
import { openRoles } from '../fixtures/open-roles.ts';
import { expect, expectError, test } from '../fixtures/test.ts';

test.use({ javaScriptEnabled: false, extraHTTPHeaders: createClientAddress() });

test('a visitor reads pages, opens the menu, finds a role, and learns how to apply by email @phone', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Odoo ERP/ })
    .first()
    .click();
  await expect(page).toHaveURL('/services/odoo-erp');
  await expect(page.getByRole('article').getByRole('heading', { level: 2 }).first()).toBeVisible();
  if (!isMobile) {
    const bar = page.getByRole('navigation', { name: 'Main' });
    const entry = bar.getByRole('link', { name: 'Modernization', exact: true });
    await expect(entry).toBeHidden();
    await bar.getByRole('link', { name: 'Services', exact: true }).focus();
    await entry.click();
    await expect(page).toHaveURL('/modernization');
  }

  await page.goto('/careers');
  const { region, resultCount } = openRoles(page);
  await region.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByText('Page 2 of 3')).toBeVisible();
  await page.getByLabel('Search roles').fill('sap');
  await page.getByLabel('Location').selectOption('Ahmedabad, India');
  await region.getByRole('button', { name: 'Search' }).click();
  await expect(resultCount).toHaveText(/ roles match$/);
  await expect(page.getByLabel('Search roles')).toHaveValue('sap');
  await expect(page.getByLabel('Location')).toHaveValue('Ahmedabad, India');
  await page
    .getByRole('link', { name: /^View Job/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Requirements' })).toBeVisible();

  await page.goto(`/careers/${job.id}/apply`);
  await expect(page.getByRole('link', { name: /^careers@/ }).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  await page.goto('/my-application');
  await expect(page.getByRole('link', { name: 'privacy@riverfront.example' })).toBeVisible();
  await page.goto('/case-studies');
  await page.getByLabel('Region').selectOption('United States');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'case stud' })).toContainText('1 case study');
  await page.goto('/map');
  await page.getByRole('button', { name: 'India head office' }).focus();
  await expect(page.getByRole('tooltip').filter({ visible: true })).toContainText('Ahmedabad');
});

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
