import { createArticle } from '../fixtures/article.ts';
import { findViolations } from '../fixtures/axe.ts';
import {
  newerVersion,
  saveDraft,
  saveStatus,
  test,
  titleField,
  typeAndLock,
} from '../fixtures/concurrent-editing.ts';
import { getAdministratorApi } from '../fixtures/staff-api.ts';
import { expect, expectError } from '../fixtures/test.ts';

test('two editors of one article do not overwrite each other, and lose nothing that they typed', async ({
  openAsColleague,
}) => {
  const { id, title, form } = await createArticle();
  const [asha, ben] = await Promise.all([
    openAsColleague('Asha Rao', 'editor'),
    openAsColleague('Ben Shah', 'editor'),
  ]);
  await asha.page.goto(form);
  await expect(titleField(asha.page)).toHaveValue(title);
  await ben.page.goto(form);
  await expect(titleField(ben.page)).toHaveValue(title);

  await typeAndLock(asha.page, titleField(asha.page), `${title}, as Asha has it`);
  await saveDraft(asha.page);
  expectError('409');
  const subtitle = ben.page.locator('#field-subtitle');
  await subtitle.fill('Ben steers');
  await ben.page.keyboard.press('ControlOrMeta+s');
  const conflict = newerVersion(ben.page, 'Asha Rao');
  await expect(conflict).toContainText('Yours was not saved.');
  expect((await findViolations(ben.page)).filter((line) => line.includes('alert'))).toEqual([]);
  await conflict.getByRole('button', { name: 'Show the newer version' }).click();
  await expect(titleField(ben.page)).toHaveValue(`${title}, as Asha has it`);
  await ben.page.getByRole('button', { name: 'Put it back' }).click();
  await expect(subtitle).toHaveValue('Ben steers');
  await expect(titleField(ben.page)).toHaveValue(`${title}, as Asha has it`);
  await ben.page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(ben.page.getByText('Updated successfully').first()).toBeVisible();
  await expect(saveStatus(ben.page)).toHaveText('');
  expect(await ben.api('GET', `/blogs/${id}?depth=0`)).toMatchObject({
    title: `${title}, as Asha has it`,
    subtitle: 'Ben steers',
    _status: 'published',
  });
  const administrator = await getAdministratorApi();
  await administrator('DELETE', `/blogs/${id}`);
});

test('an editor trashes an article that a colleague has open; restored, it has lost nothing', async ({
  openAsColleague,
}) => {
  const { id, title, form } = await createArticle();
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

  expectError('40');
  await titleField(ben.page).fill(`${title}, as Ben has it`);
  await ben.page.keyboard.press('ControlOrMeta+s');
  await expect(ben.page.getByText('Asha Rao moved this to the trash').first()).toBeVisible();
  await asha.api('PATCH', `/blogs/${id}?trash=true`, { deletedAt: null });
  ben.page.on('dialog', (dialog) => void dialog.accept());
  await ben.page.reload();
  await ben.page.getByRole('button', { name: 'Put it back' }).click();
  await expect(titleField(ben.page)).toHaveValue(`${title}, as Ben has it`);
  await saveDraft(ben.page);
});
