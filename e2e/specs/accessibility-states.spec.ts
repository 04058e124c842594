import { expectAccessibleInAllModes } from '../fixtures/accessibility.ts';
import { applicantPortal } from '../fixtures/applicant-portal.ts';
import { applicationForm, job } from '../fixtures/application-form.ts';
import { setClientAddress } from '../fixtures/client-address.ts';
import { contactForm } from '../fixtures/contact-form.ts';
import { expect, test } from '../fixtures/test.ts';

/** Menus, dialogs, expanded and invalid states; `accessibility.spec.ts` tests the pages as they load. */
test.beforeEach(async ({ page }) => {
  test.setTimeout(90_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('the expanded menu meets WCAG 2.2 AA, as a bar and as an overlay', async ({ page }) => {
  await page.goto('/services');
  const toggle = page.getByRole('button', { name: 'Services menu' });
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expectAccessibleInAllModes(page, { widths: [1024, 1440], focus: false });

  await page.setViewportSize({ width: 320, height: 900 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Services' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Modernization' })).toBeVisible();
  await expectAccessibleInAllModes(page, { widths: [320, 768] });
});

test('the privacy policy dialog meets WCAG 2.2 AA', async ({ page }) => {
  await page.goto('/terms-of-service');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('dialog').getByRole('tab').first()).toBeVisible();
  await expectAccessibleInAllModes(page);
});

test('the job dialog, the application form, its errors and its close confirmation meet WCAG 2.2 AA', async ({
  page,
}) => {
  await setClientAddress(page);
  await page.goto('/careers');
  await page.getByRole('link', { name: `View Job ${job.title}` }).click();
  const role = page.getByRole('dialog', { name: job.title, exact: true });
  await expect(role.getByRole('heading', { name: 'Requirements' })).toBeVisible();
  await expectAccessibleInAllModes(page);

  await role.getByRole('link', { name: `Apply for ${job.title}` }).click();
  const { field, errorSummary, closeConfirmation } = applicationForm(page);
  await expect(field('First name')).toBeVisible();
  await expectAccessibleInAllModes(page);
  await field('First name').press('Enter');
  await expect(errorSummary).toBeFocused();
  await expectAccessibleInAllModes(page, { focus: false });

  await field('First name').fill('Asha');
  await page.keyboard.press('Escape');
  await expect(closeConfirmation).toBeVisible();
  await expectAccessibleInAllModes(page, { widths: [320, 1440] });
});

test('the contact form meets WCAG 2.2 AA with every error and with its list of countries', async ({
  page,
}) => {
  await page.goto('/contact');
  const { form, field, country, send } = contactForm(page);
  await field('Name').click();
  await expect(form.getByRole('button', { name: 'Country: show the list' })).toBeVisible();
  await send.click();
  await expect(form.getByRole('alert').filter({ has: page.getByRole('listitem') })).toBeVisible();
  await expectAccessibleInAllModes(page, { focus: false });
  await page.setViewportSize({ width: 320, height: 900 });
  await country.click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessibleInAllModes(page, { widths: [320], focus: false });
});

test('a map tooltip and a flipped team card meet WCAG 2.2 AA', async ({ page }) => {
  await page.goto('/map');
  const pin = page.getByRole('button', { name: 'United States office' });
  await pin.focus();
  await expect(page.getByRole('tooltip').filter({ visible: true })).toContainText('Wilmington');
  await expectAccessibleInAllModes(page, { focus: false });

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/about');
  await page
    .getByRole('button', { name: /^Read about/ })
    .first()
    .press('Enter');
  await expect(page.getByRole('button', { name: /round$/ })).toBeFocused();
  await expectAccessibleInAllModes(page, { widths: [1024, 1440], focus: false });
});

test('the applicant portal meets WCAG 2.2 AA with an error', async ({ page }) => {
  await page.goto('/my-application');
  const { email, sendCode, form } = applicantPortal(page);
  await expect(sendCode).toBeEnabled();
  await email.fill('nobody');
  await sendCode.click();
  await expect(form.getByText(/Please enter an email/).first()).toBeVisible();
  await expectAccessibleInAllModes(page, { focus: false });
});
