import { expectAccessibleInAllModes } from '../fixtures/accessibility.ts';
import { applicantPortal } from '../fixtures/applicant-portal.ts';
import { applicationForm, job } from '../fixtures/application-form.ts';
import { contactForm } from '../fixtures/contact-form.ts';
import { expect, test } from '../fixtures/test.ts';

/** Menus, dialogs, expanded and invalid states; `accessibility.spec.ts` tests the pages as they load. */
test.beforeEach(async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('the menu and the privacy policy meet WCAG 2.2 AA when they are open', async ({ page }) => {
  await page.goto('/services');
  const toggle = page.getByRole('button', { name: 'Services menu' });
  await toggle.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expectAccessibleInAllModes(page, { widths: [1024, 1440], focus: false });

  await page.setViewportSize({ width: 320, height: 900 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog');
  await menu.getByRole('button', { name: 'Services' }).click();
  await expect(menu.getByRole('link', { name: 'Modernization' })).toBeVisible();
  await expectAccessibleInAllModes(page, { widths: [320, 768] });

  await page.goto('/terms-of-service');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('dialog').getByRole('tab').first()).toBeVisible();
  await expectAccessibleInAllModes(page);
});

test('the job dialog, the application form, its errors and its close confirmation meet WCAG 2.2 AA', async ({
  page,
}) => {
  await page.goto('/careers');
  await page.getByRole('link', { name: `View Job ${job.title}` }).click();
  const role = page.getByRole('dialog', { name: job.title, exact: true });
  await expect(role.getByRole('heading', { name: 'Requirements' })).toBeVisible();
  await expectAccessibleInAllModes(page);

  await role.getByRole('link', { name: `Apply for ${job.title}` }).click();
  const { field, errorSummary, closeConfirmation } = applicationForm(page);
  await field('First name').press('Enter');
  await expect(errorSummary).toBeFocused();
  await expectAccessibleInAllModes(page, { focus: false });

  await field('First name').fill('Asha');
  await page.keyboard.press('Escape');
  await expect(closeConfirmation).toBeVisible();
  await expectAccessibleInAllModes(page, { widths: [320, 1440] });
});

test('the contact form and the applicant portal meet WCAG 2.2 AA with their errors and lists', async ({
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

  await page.goto('/my-application');
  const portal = applicantPortal(page);
  await portal.email.fill('nobody');
  await portal.sendCode.click();
  await expect(portal.form.getByText(/Please enter an email/).first()).toBeVisible();
  await expectAccessibleInAllModes(page, { focus: false });
});

test('a map tooltip and a flipped team card meet WCAG 2.2 AA', async ({ page }) => {
  await page.goto('/map');
  await page.getByRole('button', { name: 'United States office' }).focus();
  await expect(page.getByRole('tooltip').filter({ visible: true })).toContainText('Wilmington');
  await expectAccessibleInAllModes(page, { focus: false });

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/about');
  const openers = page.getByRole('button', { name: /^Read about/ });
  await openers.first().press('Enter');
  await expect(page.getByRole('button', { name: /round$/ })).toBeFocused();
  await expectAccessibleInAllModes(page, { widths: [1024, 1440], focus: false });
});
