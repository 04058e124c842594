import { randomUUID } from 'node:crypto';
import type { Browser, Locator, Page } from '@playwright/test';
import { env } from '../env.ts';
import { applyWithoutResume } from '../fixtures/application-api.ts';
import { createArticle } from '../fixtures/article.ts';
import { findViolations } from '../fixtures/axe.ts';
import { waitForHydration } from '../fixtures/hydration.ts';
import { fetchRecords } from '../fixtures/records.ts';
import { createJob } from '../fixtures/recruiting.ts';
import { signInThroughApi } from '../fixtures/sign-in.ts';
import {
  createStaffAccount,
  createStaffApi,
  getAdministratorApi,
  type StaffApi,
} from '../fixtures/staff-api.ts';
import { expect, test } from '../fixtures/test.ts';

interface Colleague {
  name: string;
  page: Page;
  api: StaffApi;
}

/** Errors that no code of ours caught, in any of the browsers. */
const failures: Error[] = [];
test.beforeEach(() => failures.splice(0));
test.afterEach(() => expect(failures).toEqual([]));

/** A member of staff in a browser of their own. */
async function openAsColleague(browser: Browser, name: string, role: string): Promise<Colleague> {
  const account = await createStaffAccount(role, name);
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } });
  const page = await context.newPage();
  context.on('weberror', (failure) => failures.push(failure.error()));
  await signInThroughApi(page, account);
  return { name, page, api: await createStaffApi(account) };
}

const titleOf = (page: Page) => page.locator('#field-title');
const subtitleOf = (page: Page) => page.locator('#field-subtitle');
const savedNotice = (page: Page) => page.getByText(/Last saved less than a minute ago/);
const comparison = (page: Page, name: string) =>
  page.getByRole('dialog', { name: `${name} saved a newer version` });
const fieldOf = (dialog: Locator, name: string) => dialog.getByRole('group', { name, exact: true });

/** Types, and waits until the autosave is stored. */
async function typeAndSave(page: Page, field: Locator, value: string): Promise<void> {
  const stored = page.waitForResponse(
    (response) => response.url().includes('autosave=true') && response.ok(),
  );
  await field.fill(value);
  await stored;
  await expect(savedNotice(page)).toBeVisible();
}

test('two editors in one autosaved article: nothing is written over unseen, and nothing typed is lost', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const { id, title, form } = await createArticle();
  const [asha, ben] = await Promise.all([
    openAsColleague(browser, 'Asha Rao', 'editor'),
    openAsColleague(browser, 'Ben Shah', 'editor'),
  ]);
  await asha.page.goto(form);
  await expect(titleOf(asha.page)).toHaveValue(title);
  await ben.page.goto(form);
  await expect(titleOf(ben.page)).toHaveValue(title);
  await expect(ben.page.getByText('Asha Rao has this open as well.')).toBeVisible();

  await typeAndSave(asha.page, titleOf(asha.page), `${title}, as Asha has it`);
  await titleOf(ben.page).fill(`${title}, as Ben has it`);
  await subtitleOf(ben.page).fill('Ben steers');

  const dialog = comparison(ben.page, 'Asha Rao');
  await expect(dialog).toBeVisible();
  const about = fieldOf(dialog, 'Title');
  await expect(about.getByRole('radio', { name: /^Theirs \(Asha Rao/ })).not.toBeChecked();
  await expect(about).toContainText('as Asha has it');
  await expect(about).toContainText('as Ben has it');
  await expect(fieldOf(dialog, 'Subtitle').getByRole('radio', { name: /^Mine/ })).toBeChecked();
  for (const colorScheme of ['light', 'dark'] as const) {
    await ben.page.emulateMedia({ colorScheme });
    expect(await findViolations(ben.page)).toEqual([]);
  }

  // Decided later, and not even a reload loses what was typed.
  await dialog.getByRole('button', { name: 'Decide later' }).click();
  await expect(ben.page.getByText('Yours is not saved yet.')).toBeVisible();
  await ben.page.reload();
  await expect(titleOf(ben.page)).toHaveValue(`${title}, as Asha has it`);
  await expect(ben.page.getByText(/^Your changes of .* are not saved\.$/)).toBeVisible();
  await ben.page.getByRole('button', { name: 'Compare' }).click();
  const again = ben.page.getByRole('dialog');
  await expect(again).toContainText('as Ben has it');
  await expect(again).toContainText('Ben steers');

  // By keyboard: theirs for the title, mine for the subtitle.
  await fieldOf(again, 'Title')
    .getByRole('radio', { name: /^Theirs/ })
    .focus();
  await ben.page.keyboard.press('Space');
  await again.getByRole('button', { name: 'Use these' }).focus();
  await ben.page.keyboard.press('Enter');
  await expect(again).toBeHidden();
  await expect(titleOf(ben.page)).toHaveValue(`${title}, as Asha has it`);
  await expect(subtitleOf(ben.page)).toHaveValue('Ben steers');
  await ben.page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(ben.page.getByText('Updated successfully').first()).toBeVisible();
  const stored = await ben.api<Record<string, unknown>>('GET', `/blogs/${id}?depth=0`);
  expect(stored).toMatchObject({
    title: `${title}, as Asha has it`,
    subtitle: 'Ben steers',
    _status: 'published',
  });

  // What was not taken stays within reach until it is discarded.
  await ben.page.getByRole('button', { name: 'Discard' }).click();
  await expect(ben.page.getByRole('button', { name: 'Compare' })).toBeHidden();

  // The other one publishes from the page that does not know: asked as well, and mine is saved over theirs.
  await titleOf(asha.page).fill(`${title}, at last`);
  const hers = comparison(asha.page, 'Ben Shah');
  await expect(hers).toBeVisible();
  await fieldOf(hers, 'Title').getByRole('radio', { name: /^Mine/ }).check();
  await hers.getByRole('button', { name: 'Save with these choices' }).click();
  await expect(hers).toBeHidden();
  await expect(titleOf(asha.page)).toHaveValue(`${title}, at last`);
  await expect(subtitleOf(asha.page)).toHaveValue('Ben steers');
  await expect
    .poll(async () => (await asha.api<{ title: string }>('GET', `/blogs/${id}?draft=true&depth=0`)).title)
    .toBe(`${title}, at last`);
  await typeAndSave(asha.page, titleOf(asha.page), `${title}, at the very last`);

  const administrator = await getAdministratorApi();
  await administrator('DELETE', `/blogs/${id}`);
  await Promise.all([asha, ben].map(({ page }) => page.context().close()));
});

test('an autosave that falls due while its article is being published leaves no draft', async ({
  browser,
}) => {
  const { id, title, form } = await createArticle();
  const { page, api } = await openAsColleague(browser, 'Asha Rao', 'editor');
  await page.goto(form);
  await expect(titleOf(page)).toHaveValue(title);
  await waitForHydration(page.locator('form').first());
  let autosaves = 0;
  await page.route(`**/api/blogs/${id}?*`, async (route) => {
    if (route.request().url().includes('autosave=true')) autosaves += 1;
    // Longer than the two seconds after which what was typed is saved by itself.
    else if (route.request().method() === 'PATCH') await page.waitForTimeout(4_000);
    await route.continue();
  });
  await titleOf(page).fill(`${title}, published`);
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText('Updated successfully').first()).toBeVisible();
  await expect(savedNotice(page)).toBeVisible();
  await expect(page.getByText('Changed', { exact: true })).toBeHidden();
  const draft = await api<Record<string, unknown>>('GET', `/blogs/${id}?draft=true&depth=0`);
  expect(draft).toMatchObject({ title: `${title}, published`, _status: 'published' });
  expect(autosaves).toBe(0);
  await page.reload();
  await expect(titleOf(page)).toHaveValue(`${title}, published`);
  await expect(page.getByText('Changed', { exact: true })).toBeHidden();
  await (await getAdministratorApi())('DELETE', `/blogs/${id}`);
  await page.context().close();
});

test('a tab that does not know of a closed job does not open it again', async ({ browser }) => {
  test.setTimeout(90_000);
  const { page, api } = await openAsColleague(browser, 'Rita Rao', 'recruiter');
  const title = `Boat builder ${randomUUID().slice(0, 6)}`;
  const job = await createJob(api, title, 'published');
  const form = `${env.cmsUrl}/admin/collections/jobs/${job.id}`;
  await page.goto(form);
  await expect(titleOf(page)).toHaveValue(title);
  await waitForHydration(page.locator('form').first());

  const tab = await page.context().newPage();
  await tab.goto(form);
  await waitForHydration(tab.locator('form').first());
  await tab.getByRole('button', { name: 'Close this job' }).click();
  await tab.getByRole('dialog').getByRole('button', { name: 'Close this job' }).click();
  await expect
    .poll(async () => (await api<{ availability: string }>('GET', `/jobs/${job.id}?depth=0`)).availability)
    .toBe('closed');
  await tab.close();
  await page.bringToFront();

  await page.locator('#field-department').fill('Boats');
  const dialog = comparison(page, 'Rita Rao');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('definition')).toContainText('Closed (before: Open)');
  await expect(fieldOf(dialog, 'Department').getByRole('radio', { name: /^Mine/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'Save with these choices' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText('Updated successfully').first()).toBeVisible();
  const stored = await api<Record<string, unknown>>('GET', `/jobs/${job.id}?depth=0`);
  expect(stored).toMatchObject({ availability: 'closed', department: 'Boats', _status: 'published' });
  await expect(page.getByRole('button', { name: 'Discard' })).toBeHidden();
  await (await getAdministratorApi())('DELETE', `/jobs/${job.id}`);
  await page.context().close();
});

test('a page and a board that do not know of an applicant’s stage do not move them back', async ({
  browser,
}) => {
  test.skip(!env.dataDir, 'needs the secret of our own stack');
  test.setTimeout(90_000);
  const { reference } = await applyWithoutResume();
  const [applicant] = await fetchRecords<{ id: number }>('applications', { reference });
  const { page, api } = await openAsColleague(browser, 'Rita Rao', 'recruiter');
  const ravi = await openAsColleague(browser, 'Ravi Mehta', 'recruiter');
  const stageOf = async () =>
    (await api<{ stage: string }>('GET', `/applications/${applicant?.id}?depth=0`)).stage;
  const form = `${env.cmsUrl}/admin/collections/applications/${applicant?.id}`;
  const board = `${env.cmsUrl}/admin/applicants?search=${reference}`;

  await page.goto(form);
  await expect(page.getByText(reference).first()).toBeVisible();
  await ravi.page.goto(board);
  const card = ravi.page.getByRole('combobox', { name: /^Move Asha Patel to/ });
  await expect(card).toBeVisible();
  await api('PATCH', `/applications/${applicant?.id}`, { stage: 'interview' });

  // The board: says who, shows the stage that it is, and moves from there.
  await card.selectOption('screening');
  await expect(ravi.page.getByRole('alert').filter({ hasText: 'was not moved' })).toContainText(
    'Rita Rao saved a newer version',
  );
  const column = (name: string) => ravi.page.getByRole('region', { name });
  await expect(column('Interview').getByRole('link', { name: 'Asha Patel' })).toBeVisible();
  expect(await stageOf()).toBe('interview');
  await card.selectOption('offer');
  await expect(ravi.page.getByText('Asha Patel is in Offer now.')).toBeVisible();
  await card.selectOption('interview');
  await expect(ravi.page.getByText('Asha Patel is in Interview now.')).toBeVisible();

  // The page: a rating that is typed does not take the old stage along.
  await page.locator('#field-rating').fill('4');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = comparison(page, 'Ravi Mehta');
  await expect(fieldOf(dialog, 'Stage').getByRole('radio', { name: /^Theirs/ })).toBeChecked();
  await expect(fieldOf(dialog, 'Stage')).toContainText('Interview');
  await expect(fieldOf(dialog, 'Rating').getByRole('radio', { name: /^Mine/ })).toBeChecked();
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
  }
  await dialog.getByRole('button', { name: 'Save with these choices' }).click();
  await expect(page.getByText('Updated successfully').first()).toBeVisible();
  await expect(page.getByText('Submitting')).toBeHidden();
  expect(await stageOf()).toBe('interview');
  expect(await api('GET', `/applications/${applicant?.id}?depth=0`)).toMatchObject({ rating: 4 });
  await Promise.all([page, ravi.page].map((one) => one.context().close()));
});

test('an old version is not put over one that nobody here has seen', async ({ browser }) => {
  test.setTimeout(90_000);
  const { id, title, form } = await createArticle();
  const { page, api } = await openAsColleague(browser, 'Asha Rao', 'editor');
  const administrator = await getAdministratorApi();
  await administrator('PATCH', `/blogs/${id}`, { title: `${title}, second`, _status: 'published' });
  const { docs } = await api<{ docs: { id: number }[] }>(
    'GET',
    `/blogs/versions?where[parent][equals]=${id}&sort=createdAt&limit=1&depth=0`,
  );
  await page.goto(`${form}/versions/${docs[0]?.id}`);
  const restore = page.getByRole('button', { name: /^Restore/ }).first();
  await expect(restore).toBeVisible();
  await administrator('PATCH', `/blogs/${id}`, { title: `${title}, third`, _status: 'published' });
  await restore.click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(/saved a newer version .* Nothing was restored/)).toBeVisible();
  expect(await api('GET', `/blogs/${id}?depth=0`)).toMatchObject({ title: `${title}, third` });
  await administrator('DELETE', `/blogs/${id}`);
  await page.context().close();
});

test('messages that changed since their list was loaded are not changed together', async ({ browser }) => {
  test.setTimeout(90_000);
  const { page, api } = await openAsColleague(browser, 'Sunil Sales', 'sales');
  const name = `Template ${randomUUID().slice(0, 6)}`;
  const { doc } = await api<{ doc: { id: number } }>('POST', '/reply-templates', {
    name,
    audience: 'messages',
    subject: 'Thank you',
    body: 'Thank you.',
  });
  await page.goto(`${env.cmsUrl}/admin/collections/reply-templates?search=${encodeURIComponent(name)}`);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toBeVisible();
  await api('PATCH', `/reply-templates/${doc.id}`, { subject: 'Thanks a lot' });
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('combobox').first().click();
  await page.getByRole('option', { name: 'Subject' }).click();
  await drawer.locator('#field-subject').fill('Old');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/changed since this list was loaded/)).toBeVisible();
  expect(await api('GET', `/reply-templates/${doc.id}`)).toMatchObject({ subject: 'Thanks a lot' });
  await api('DELETE', `/reply-templates/${doc.id}`);
  await page.context().close();
});
