import type { Page } from '@playwright/test';
import { expectAccessibleInAllModes } from '../fixtures/accessibility.ts';
import { applicationForm, job } from '../fixtures/application-form.ts';
import { contactForm } from '../fixtures/contact-form.ts';
import { layouts } from '../fixtures/routes.ts';
import { expect, expectError, test } from '../fixtures/test.ts';

/** Menus, dialogs, expanded and invalid states, by the page that they are opened on in dark colours at 1440 px. */
const states: Record<string, (page: Page, expectAccessible: () => Promise<void>) => Promise<void>> = {
  '/services': async (page, expectAccessible) => {
    const toggle = page.getByRole('button', { name: 'Services menu' });
    await toggle.press('Enter');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible();
    await page.setViewportSize({ width: 320, height: 900 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog');
    await menu.getByRole('button', { name: 'Services' }).click();
    await expect(menu.getByRole('link', { name: 'Modernization' })).toBeVisible();
    await expectAccessible();
  },
  '/search?q=migration': async (page, expectAccessible) => {
    await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy Policy' }).click();
    await expect(page.getByRole('dialog').getByRole('tab').first()).toBeVisible();
    await expectAccessible();
  },
  '/careers': async (page, expectAccessible) => {
    await page.getByRole('link', { name: `View Job ${job.title}` }).click();
    const role = page.getByRole('dialog', { name: job.title, exact: true });
    await expect(role.getByRole('heading', { name: 'Requirements' })).toBeVisible();
    await expectAccessible();

    await role.getByRole('link', { name: `Apply for ${job.title}` }).click();
    const { field, errorSummary, closeConfirmation } = applicationForm(page);
    await field('First name').press('Enter');
    await expect(errorSummary).toBeFocused();
    await expectAccessible();
    await field('First name').fill('Asha');
    await page.keyboard.press('Escape');
    await expect(closeConfirmation).toBeVisible();
    await expectAccessible();
  },
  '/contact': async (page, expectAccessible) => {
    const { form, field, send } = contactForm(page);
    await field('Name').click();
    await send.click();
    await expect(form.getByRole('alert').filter({ has: page.getByRole('listitem') })).toBeVisible();
    await expectAccessible();
  },
  '/about': async (page, expectAccessible) => {
    await page
      .getByRole('button', { name: /^Read about/ })
      .first()
      .press('Enter');
    await expect(page.getByRole('button', { name: /^Flip the card of .* back$/ })).toBeFocused();
    await expectAccessible();
  },
};

/** Each layout, and the two pages of an error status: every other screen shares one of these layouts. */
const pages = [...layouts, '/services/no-such-service', '/careers/sap-support-analyst-night-rota-ahmedabad'];
const runs = 3;

for (let run = 0; run < runs; run += 1)
  test(`every layout and what opens on it meets WCAG 2.2 AA, part ${run + 1} of ${runs}`, async ({
    page,
    expectAccessible,
  }) => {
    test.slow();
    expectError('404');
    expectError('410');
    for (const path of pages.filter((_, index) => index % runs === run))
      await test.step(path, async () => {
        // Narrow first: a page lazy-loads parts that only a wide viewport shows.
        await page.setViewportSize({ width: 320, height: 900 });
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessibleInAllModes(page);
        await states[path]?.(page, () => expectAccessible(page));
      });
  });
