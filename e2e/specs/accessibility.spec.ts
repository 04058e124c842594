import type { Page } from '@playwright/test';
import { env } from '../env.ts';
import { applicationForm, job } from '../fixtures/application-form.ts';
import { colourRules, findViolations } from '../fixtures/axe.ts';
import { contactForm } from '../fixtures/contact-form.ts';
import { findFocusFaults, findLayoutFaults, setTextSpacing } from '../fixtures/layout.ts';
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

/**
 * Expects the page to meet WCAG 2.2 AA: by `npm test` at 320 px in light colours with reflow, and at 1440 px in dark
 * ones; by `npm run test:full` also with increased text spacing, by keyboard, and with twice the size of text. One page
 * load serves all modes.
 */
async function expectAccessibleInAllModes(page: Page): Promise<void> {
  const faults: string[] = [];
  const check = async (mode: string, find: () => Promise<string[]>) => {
    let found: string[] = [];
    try {
      // Emulated colours are applied after a moment, and elements fade in; a real fault persists.
      await expect(async () => {
        found = await find();
        expect(found).toEqual([]);
      }).toPass({ timeout: 20_000 });
    } catch {
      faults.push(...found.map((fault) => `${mode}: ${fault}`));
    }
  };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  if (env.isFull) {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await page.setViewportSize({ width: 390, height: 900 });
    await waitForNextFrame(page);
    await check('text of twice the size', () => findLayoutFaults(page));
    await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
    await session.detach();
  }
  const modes = [
    { width: 320, colorScheme: 'light', rules: undefined },
    { width: 1440, colorScheme: 'dark', rules: colourRules },
  ] as const;
  for (const { width, colorScheme, rules } of modes) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await waitForNextFrame(page);
    await check(`${width} px, ${colorScheme}`, () => findViolations(page, rules));
    await check(`${width} px`, () => findLayoutFaults(page));
    if (!env.isFull) continue;
    await check(`${width} px, by keyboard`, () => findFocusFaults(page));
    await setTextSpacing(page, true);
    await check(`${width} px, increased text spacing`, () => findLayoutFaults(page));
    await setTextSpacing(page, false);
  }
  expect(faults).toEqual([]);
}

/** Waits until a change of viewport or media features is rendered, including React's part. */
async function waitForNextFrame(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
