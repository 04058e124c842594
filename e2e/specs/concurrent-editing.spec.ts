import type { Locator, Page } from '@playwright/test';
import { createArticle } from '../fixtures/article.ts';
import { findViolations } from '../fixtures/axe.ts';
import { conflictDialog, test, titleField } from '../fixtures/concurrent-editing.ts';
import { getAdministratorApi } from '../fixtures/staff-api.ts';
import { expect } from '../fixtures/test.ts';

const subtitleField = (page: Page) => page.locator('#field-subtitle');
const status = (page: Page) => page.locator('.save-state');

/** Fills a field and waits for the autosave. */
async function typeAndSave(page: Page, field: Locator, value: string): Promise<void> {
  await field.fill(value);
  await expect(status(page)).toHaveText('Not saved yet');
  await expect(status(page)).toHaveText(/^Saved \d/);
}

test('two editors of one article are shown each other’s changes and lose nothing that they typed', async ({
  openAsColleague,
}) => {
  const { id, title, form } = await createArticle();
  const [asha, ben] = await Promise.all([
    openAsColleague('Asha Rao', 'editor'),
    openAsColleague('Ben Shah', 'editor'),
  ]);
  const read = () => ben.api<Record<string, unknown>>('GET', `/blogs/${id}?draft=true&depth=0`);
  await asha.page.goto(form);
  await expect(titleField(asha.page)).toHaveValue(title);
  await ben.page.goto(form);
  await expect(titleField(ben.page)).toHaveValue(title);

  // Keeping the own changes keeps hers in the fields that only she changed.
  await typeAndSave(asha.page, titleField(asha.page), `${title}, as Asha has it`);
  await subtitleField(ben.page).fill('Ben steers');
  await expect(ben.page.getByText('Yours is not saved.')).toBeVisible();
  await ben.page.getByRole('button', { name: 'Decide', exact: true }).click();
  const dialog = conflictDialog(ben.page, 'Asha Rao');
  await expect(dialog.getByRole('group', { name: 'Subtitle' })).toContainText('Ben steers');
  expect(await findViolations(ben.page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect(dialog).toBeHidden();
  await expect(titleField(ben.page)).toHaveValue(`${title}, as Asha has it`);
  await expect(subtitleField(ben.page)).toHaveValue('Ben steers');
  expect(await read()).toMatchObject({ title: `${title}, as Asha has it`, subtitle: 'Ben steers' });

  // Taking theirs leaves the own text to copy from, also after a reload.
  await titleField(asha.page).fill(`${title}, at last`);
  await asha.page.getByRole('button', { name: 'Publish changes' }).click();
  const hers = conflictDialog(asha.page, 'Ben Shah');
  await expect(hers.getByRole('group', { name: 'Title' })).toContainText(`${title}, at last`);
  await hers.getByRole('button', { name: 'Take theirs' }).click();
  await expect(hers).toBeHidden();
  await expect(subtitleField(asha.page)).toHaveValue('Ben steers');
  await expect(titleField(asha.page)).toHaveValue(`${title}, as Asha has it`);
  await asha.page.reload();
  await asha.page.getByRole('button', { name: 'Show', exact: true }).click();
  const copy = asha.page.getByRole('dialog', { name: /^Your changes of/ });
  await expect(copy).toContainText(`${title}, at last`);
  await copy.getByRole('button', { name: 'Put them back' }).click();
  await expect(titleField(asha.page)).toHaveValue(`${title}, at last`);
  await expect(status(asha.page)).toHaveText(/^Saved \d/);
  await asha.page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(asha.page.getByText('Updated successfully').first()).toBeVisible();
  expect(await ben.api('GET', `/blogs/${id}?depth=0`)).toMatchObject({
    title: `${title}, at last`,
    subtitle: 'Ben steers',
    _status: 'published',
  });

  const administrator = await getAdministratorApi();
  await administrator('DELETE', `/blogs/${id}`);
});

test('an editor trashes an article that a colleague has open; restored, it has lost nothing', async ({
  openAsColleague,
}) => {
  const { title, form } = await createArticle();
  const [asha, ben] = await Promise.all([
    openAsColleague('Asha Rao', 'editor'),
    openAsColleague('Ben Shah', 'editor'),
  ]);
  await ben.page.goto(form);
  await expect(titleField(ben.page)).toHaveValue(title);

  await asha.page.goto(form);
  await asha.page.locator('.doc-controls__popup button').first().click();
  await asha.page.getByRole('button', { name: 'Delete' }).click();
  const question = asha.page.locator('.confirmation-modal__content');
  await expect(question.filter({ hasText: 'can be restored there for 30 days' })).toBeVisible();
  await asha.page.getByRole('button', { name: 'Confirm' }).click();
  await expect(asha.page).toHaveURL(/\/collections\/blogs(\?|$)/);

  await titleField(ben.page).fill(`${title}, as Ben has it`);
  const notice = ben.page.getByText('Asha Rao moved this to the trash').locator('..');
  await expect(notice).toContainText('Yours is not saved.');
  await ben.page.getByRole('link', { name: 'Open it in the trash' }).click();
  await ben.page.getByRole('button', { name: 'Restore' }).click();
  await ben.page.getByRole('button', { name: 'Confirm' }).click();
  await expect(ben.page).toHaveURL(form);
  await expect(titleField(ben.page)).toHaveValue(`${title}, as Ben has it`);
  await expect(status(ben.page)).toHaveText(/^Saved \d/);
});
