import type { Page } from '@playwright/test';
import { expectAccessibleInAllModes } from '../fixtures/accessibility.ts';
import { applicantPortal } from '../fixtures/applicant-portal.ts';
import { applicationForm, job } from '../fixtures/application-form.ts';
import { contactForm } from '../fixtures/contact-form.ts';
import { layouts } from '../fixtures/routes.ts';
import { expect, expectError, test } from '../fixtures/test.ts';

/** Menus, dialogs, expanded and invalid states, by the page that they are opened on. */
const states: Record<string, (page: Page) => Promise<void>> = {
  '/services': async (page) => {
    await page.setViewportSize({ width: 1440, height: 900 });
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
  },
  '/search?q=migration': async (page) => {
    await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy Policy' }).click();
    await expect(page.getByRole('dialog').getByRole('tab').first()).toBeVisible();
    await expectAccessibleInAllModes(page);
  },
  '/careers': async (page) => {
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
  },
  '/contact': async (page) => {
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
  },
  '/my-application': async (page) => {
    const portal = applicantPortal(page);
    await portal.email.fill('nobody');
    await portal.sendCode.click();
    await expect(portal.form.getByText(/Please enter an email/).first()).toBeVisible();
    await expectAccessibleInAllModes(page, { focus: false });
  },
  '/map': async (page) => {
    await page.getByRole('button', { name: 'United States office' }).focus();
    await expect(page.getByRole('tooltip').filter({ visible: true })).toContainText('Wilmington');
    await expectAccessibleInAllModes(page, { focus: false });
  },
  '/about': async (page) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const openers = page.getByRole('button', { name: /^Read about/ });
    await openers.first().press('Enter');
    await expect(page.getByRole('button', { name: /^Flip the card of .* back$/ })).toBeFocused();
    await expectAccessibleInAllModes(page, { widths: [1024, 1440], focus: false });
  },
};

/** Each layout, and the two pages of an error status: every other screen shares one of these layouts. */
const pages = [...layouts, '/services/no-such-service', '/careers/sap-support-analyst-night-rota-ahmedabad'];
const runs = 3;

for (let run = 0; run < runs; run += 1)
  test(`every layout and what opens on it meets WCAG 2.2 AA, part ${run + 1} of ${runs}`, async ({
    page,
  }) => {
    expectError('404');
    expectError('410');
    for (const path of pages.filter((_, index) => index % runs === run))
      await test.step(path, async () => {
        // Narrow first: a page lazy-loads parts that only a wide viewport shows.
        await page.setViewportSize({ width: 320, height: 900 });
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessibleInAllModes(page, { isPage: true });
        await states[path]?.(page);
      });
  });
