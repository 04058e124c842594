import type { Page } from '@playwright/test';
import { env } from '../env.ts';
import { respondWithError } from '../fixtures/network.ts';
import { openRoles } from '../fixtures/open-roles.ts';
import { expect, expectError, test } from '../fixtures/test.ts';

/** Formats the last day to apply for a job as the site does. */
async function formatClosingDate(key: string): Promise<string> {
  const { job } = await (await fetch(`${env.siteUrl}/api/jobs/${key}`)).json();
  return new Date(job.closingOn).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
}

test.describe('job dialog', () => {
  const filtered = '/careers?department=SAP+Consulting';
  const name = 'SAP EWM Consultant';

  async function open(page: Page) {
    await page.goto(filtered);
    const link = page.getByRole('link', { name: `View Job ${name}` });
    await link.click();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL('/careers/sap-ewm-consultant-ahmedabad');
    return { link, dialog };
  }

  test('View Job opens the dialog over the list with every fact', { tag: '@phone' }, async ({
    page,
    expectAccessible,
  }) => {
    const { dialog } = await open(page);
    await expect(dialog.getByRole('heading', { name, level: 2 })).toBeVisible();
    const lastDay = await formatClosingDate('sap-ewm-consultant-ahmedabad');
    for (const fact of ['Ahmedabad, India', 'Full-time', 'On site', lastDay]) {
      await expect(dialog.getByText(fact, { exact: true })).toBeVisible();
    }
    await expect(dialog.getByRole('heading', { name: 'Requirements' })).toBeAttached();
    await expect(dialog.getByRole('heading', { name: 'Responsibilities' })).toBeAttached();
    await expect(page).toHaveTitle(/^SAP EWM Consultant, Ahmedabad, India/);
    await expectAccessible(page);
  });

  const ways: [string, (page: Page) => Promise<unknown>][] = [
    ['the Close button', (page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()],
    ['Escape', (page) => page.keyboard.press('Escape')],
    ['a click on the backdrop', (page) => page.mouse.click(4, 4)],
    ['browser Back', (page) => page.goBack()],
  ];
  for (const [way, close] of ways) {
    test(`${way} closes the dialog and restores the list`, { tag: '@phone' }, async ({ page }) => {
      const { link, dialog } = await open(page);
      const scrolled = await page.evaluate(() => scrollY);
      await close(page);
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(filtered);
      await expect(page.getByLabel('Department')).toHaveValue('SAP Consulting');
      await expect(link).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    });
  }

  test('a double click on Close goes back to the list and no further', async ({ page }) => {
    await page.goto('/about');
    const { dialog } = await open(page);
    await dialog.getByRole('button', { name: 'Close' }).evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await expect(dialog).toBeHidden();
    await expect(openRoles(page).resultCount).toHaveText('4 roles match');
    await page.goForward();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(filtered);
  });

  test('browser Forward opens the dialog again, and a reload opens the page of the job', async ({ page }) => {
    const { dialog } = await open(page);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await page.goForward();
    await expect(dialog).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(filtered);
    await expect(openRoles(page).resultCount).toHaveText('4 roles match');
  });

  test('the dialog traps the keyboard focus and returns it to its link', async ({ page }) => {
    await page.goto(filtered);
    const link = page.getByRole('link', { name: `View Job ${name}` });
    await link.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    for (let stop = 0; stop < 8; stop += 1) {
      await page.keyboard.press('Tab');
      await expect(dialog.locator(':focus')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: `Apply for ${name}` })).toBeFocused();
  });
});

test.describe('application dialog', () => {
  const name = 'SAP EWM Consultant';
  const list = '/careers?search=ewm';
  const job = '/careers/sap-ewm-consultant-ahmedabad';

  test('Apply opens the dialog over the page of the job', async ({ page }) => {
    await page.goto(job);
    const apply = page.getByRole('link', { name: `Apply for ${name}` }).first();
    await apply.click();
    await expect(page).toHaveURL(`${job}/apply`);
    await expect(page.getByRole('dialog', { name: `Apply: ${name}` })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(apply).toBeFocused();
  });

  test('a reload opens the page of the form', async ({ page }) => {
    await page.goto(list);
    await page.getByRole('link', { name: `Apply for ${name}` }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('job page', () => {
  test('an open job shows every fact and links to the form and to the list', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/careers/ux-designer-sap-fiori-contract');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'UX Designer, SAP Fiori (9-Month Contract)',
    );
    await expect(page).toHaveTitle(/^UX Designer, SAP Fiori/);
    await expect(page.locator('meta[name=description]')).toHaveAttribute(
      'content',
      /^From April to December/,
    );
    const facts = page.getByRole('complementary', { name: 'At a glance' });
    for (const [fact, value] of [
      ['Department', 'Application Engineering'],
      ['Location', 'Remote, India'],
      ['Type', 'Contract'],
      ['Work mode', 'Remote'],
      ['Experience', '4 to 6 years'],
      ['Salary', 'Not-Specified'],
      ['Posted', '19 October 2026'],
      ['Apply by', await formatClosingDate('ux-designer-sap-fiori-contract')],
    ] as const) {
      await expect(facts.getByRole('term').filter({ hasText: fact })).toBeVisible();
      await expect(facts.getByRole('definition').filter({ hasText: value }).first()).toBeVisible();
    }
    await expect(page.getByRole('article').getByRole('listitem')).toHaveCount(11);
    await expect(page.getByRole('link', { name: /^Apply for/ }).first()).toHaveAttribute(
      'href',
      '/careers/ux-designer-sap-fiori-contract/apply',
    );
    await expectAccessible(page);
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Careers' }).click();
    await expect(page).toHaveURL('/careers');
    await expect(openRoles(page).resultCount).toHaveText('13 open roles');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('a closed job responds with 410 and links to open roles', async ({ page, expectAccessible }) => {
    expectError('410');
    const response = await page.goto('/careers/sap-support-analyst-night-rota-ahmedabad');
    expect(response?.status()).toBe(410);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This role is closed.');
    await expect(page.getByRole('link', { name: 'All open roles' })).toHaveAttribute(
      'href',
      '/careers#roles',
    );
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Open roles in Managed Services' }).click();
    await expect(page.getByLabel('Department')).toHaveValue('Managed Services');
    await expect(openRoles(page).resultCount).toHaveText('1 role matches');
  });

  test('an unknown job responds with 404', async ({ page }) => {
    expectError('404');
    const response = await page.goto('/careers/no-such-role');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No data found.');
  });

  test('the dialog says that a job has closed since the list was loaded', async ({ page }) => {
    expectError('410');
    await page.goto('/careers');
    await page.route('**/api/jobs/*', respondWithError(410, { message: '“This job” is no longer open.' }));
    await page
      .getByRole('link', { name: /^View Job/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: 'This role is closed.' })).toBeVisible();
    await dialog.getByRole('link', { name: 'All open roles' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/careers#roles');
  });
});
