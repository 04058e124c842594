import type { Locator, Page } from '@playwright/test';
import { createArticle } from '../fixtures/article.ts';
import { findViolations } from '../fixtures/axe.ts';
import { conflictDialog, conflictingField, test, titleField } from '../fixtures/concurrent-editing.ts';
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

test('an editor trashes an article that a colleague has open; restored, it has lost nothing', async ({
  openAsColleague,
}) => {
  test.setTimeout(120_000);
  const { id, title, form } = await createArticle();
  const administrator = await getAdministratorApi();
  const section = {
    blockType: 'cards',
    cards: [{ title: 'Card', subtitle: 'Of a test', link: `blogs:${id}` }],
  };
  const path = `/trash-${id}`;
  await administrator('POST', '/pages', {
    title: `Page at ${path}`,
    path,
    sections: [section],
    _status: 'published',
  });
  const [asha, ben] = await Promise.all([
    openAsColleague('Asha Rao', 'editor'),
    openAsColleague('Ben Shah', 'editor'),
  ]);
  await ben.page.goto(form);
  await expect(titleField(ben.page)).toHaveValue(title);

  await asha.page.goto(form);
  await asha.page.locator('.doc-controls__popup button').first().click();
  await asha.page.getByRole('button', { name: 'Delete' }).click();
  const question = asha.page
    .locator('.confirmation-modal__content')
    .filter({ hasText: 'can be restored there for 30 days' });
  await expect(question).toContainText(`Page at ${path}`);
  await asha.page.getByRole('button', { name: 'Confirm' }).click();
  await expect(asha.page).toHaveURL(/\/collections\/blogs(\?|$)/);

  await titleField(ben.page).fill(`${title}, as Ben has it`);
  const notice = ben.page.getByText('Asha Rao moved this to the trash').locator('..');
  await expect(notice).toContainText('Yours is not saved yet.');
  await ben.page.getByRole('link', { name: 'Open it in the trash' }).click();
  await ben.page.getByRole('button', { name: 'Restore' }).click();
  await ben.page.getByRole('button', { name: 'Confirm' }).click();
  await expect(ben.page).toHaveURL(form);
  await expect(titleField(ben.page)).toHaveValue(title);
  await expect(ben.page.getByText(/^Your changes of .* are not saved\.$/)).toBeVisible();
});
