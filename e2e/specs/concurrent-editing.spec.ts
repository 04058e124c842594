import type { Locator, Page } from '@playwright/test';
import { createArticle } from '../fixtures/article.ts';
import { findViolations } from '../fixtures/axe.ts';
import { conflictDialog, conflictingField, test, titleField } from '../fixtures/concurrent-editing.ts';
import { waitForHydration } from '../fixtures/hydration.ts';
import { getAdministratorApi } from '../fixtures/staff-api.ts';
import { expect } from '../fixtures/test.ts';

const subtitleField = (page: Page) => page.locator('#field-subtitle');
const savedNotice = (page: Page) => page.getByText(/Last saved less than a minute ago/);

/** Fills a field and waits for the autosave. */
async function typeAndSave(page: Page, field: Locator, value: string): Promise<void> {
  const stored = page.waitForResponse(
    (response) => response.url().includes('autosave=true') && response.ok(),
  );
  await field.fill(value);
  await stored;
  await expect(savedNotice(page)).toBeVisible();
}

test('two editors of one article are shown each other’s changes and lose nothing that they typed', async ({
  openAsColleague,
}) => {
  test.setTimeout(120_000);
  const { id, title, form } = await createArticle();
  const [asha, ben] = await Promise.all([
    openAsColleague('Asha Rao', 'editor'),
    openAsColleague('Ben Shah', 'editor'),
  ]);
  await asha.page.goto(form);
  await expect(titleField(asha.page)).toHaveValue(title);
  await ben.page.goto(form);
  await expect(titleField(ben.page)).toHaveValue(title);
  await expect(ben.page.getByText('Asha Rao has this open as well.')).toBeVisible();

  await typeAndSave(asha.page, titleField(asha.page), `${title}, as Asha has it`);
  await titleField(ben.page).fill(`${title}, as Ben has it`);
  await subtitleField(ben.page).fill('Ben steers');

  const dialog = conflictDialog(ben.page, 'Asha Rao');
  await expect(dialog).toBeVisible();
  const about = conflictingField(dialog, 'Title');
  await expect(about.getByRole('radio', { name: /^Theirs \(Asha Rao/ })).not.toBeChecked();
  await expect(about).toContainText('as Asha has it');
  await expect(about).toContainText('as Ben has it');
  await expect(conflictingField(dialog, 'Subtitle').getByRole('radio', { name: /^Mine/ })).toBeChecked();
  for (const colorScheme of ['light', 'dark'] as const) {
    await ben.page.emulateMedia({ colorScheme });
    expect(await findViolations(ben.page)).toEqual([]);
  }

  // A postponed decision survives a reload.
  await dialog.getByRole('button', { name: 'Decide later' }).click();
  await expect(ben.page.getByText('Yours is not saved yet.')).toBeVisible();
  await ben.page.reload();
  await expect(titleField(ben.page)).toHaveValue(`${title}, as Asha has it`);
  await expect(ben.page.getByText(/^Your changes of .* are not saved\.$/)).toBeVisible();
  await ben.page.getByRole('button', { name: 'Compare' }).click();
  const again = ben.page.getByRole('dialog');
  await expect(again).toContainText('as Ben has it');
  await expect(again).toContainText('Ben steers');

  // Chooses, by keyboard, their title and the own subtitle.
  await conflictingField(again, 'Title')
    .getByRole('radio', { name: /^Theirs/ })
    .focus();
  await ben.page.keyboard.press('Space');
  await again.getByRole('button', { name: 'Use these' }).focus();
  await ben.page.keyboard.press('Enter');
  await expect(again).toBeHidden();
  await expect(titleField(ben.page)).toHaveValue(`${title}, as Asha has it`);
  await expect(subtitleField(ben.page)).toHaveValue('Ben steers');
  await ben.page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(ben.page.getByText('Updated successfully').first()).toBeVisible();
  const stored = await ben.api<Record<string, unknown>>('GET', `/blogs/${id}?depth=0`);
  expect(stored).toMatchObject({
    title: `${title}, as Asha has it`,
    subtitle: 'Ben steers',
    _status: 'published',
  });

  // The value that was not chosen stays available until it is discarded.
  await ben.page.getByRole('button', { name: 'Discard' }).click();
  await expect(ben.page.getByRole('button', { name: 'Compare' })).toBeHidden();

  // The other editor edits an outdated page, and saves her own title over his.
  await titleField(asha.page).fill(`${title}, at last`);
  const hers = conflictDialog(asha.page, 'Ben Shah');
  await expect(hers).toBeVisible();
  await conflictingField(hers, 'Title').getByRole('radio', { name: /^Mine/ }).check();
  await hers.getByRole('button', { name: 'Save with these choices' }).click();
  await expect(hers).toBeHidden();
  await expect(titleField(asha.page)).toHaveValue(`${title}, at last`);
  await expect(subtitleField(asha.page)).toHaveValue('Ben steers');
  await expect
    .poll(async () => (await asha.api<{ title: string }>('GET', `/blogs/${id}?draft=true&depth=0`)).title)
    .toBe(`${title}, at last`);
  await typeAndSave(asha.page, titleField(asha.page), `${title}, at the very last`);

  const administrator = await getAdministratorApi();
  await administrator('DELETE', `/blogs/${id}`);
});

test('an autosave that is due while its article is being published leaves no draft', async ({
  openAsColleague,
}) => {
  const { id, title, form } = await createArticle();
  const { page, api } = await openAsColleague('Asha Rao', 'editor');
  await page.goto(form);
  await expect(titleField(page)).toHaveValue(title);
  await waitForHydration(page.locator('form').first());
  let autosaves = 0;
  await page.route(`**/api/blogs/${id}?*`, async (route) => {
    if (route.request().url().includes('autosave=true')) autosaves += 1;
    // Longer than the autosave interval of two seconds.
    else if (route.request().method() === 'PATCH') await page.waitForTimeout(4_000);
    await route.continue();
  });
  await titleField(page).fill(`${title}, published`);
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText('Updated successfully').first()).toBeVisible();
  await expect(savedNotice(page)).toBeVisible();
  await expect(page.getByText('Changed', { exact: true })).toBeHidden();
  const draft = await api<Record<string, unknown>>('GET', `/blogs/${id}?draft=true&depth=0`);
  expect(draft).toMatchObject({ title: `${title}, published`, _status: 'published' });
  expect(autosaves).toBe(0);
  await page.reload();
  await expect(titleField(page)).toHaveValue(`${title}, published`);
  await expect(page.getByText('Changed', { exact: true })).toBeHidden();
  await (await getAdministratorApi())('DELETE', `/blogs/${id}`);
});

test('an old version is not restored over a newer one that was not loaded', async ({ openAsColleague }) => {
  test.setTimeout(90_000);
  const { id, title, form } = await createArticle();
  const { page, api } = await openAsColleague('Asha Rao', 'editor');
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
});
