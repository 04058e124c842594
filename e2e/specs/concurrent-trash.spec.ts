import { createArticle } from '../fixtures/article.ts';
import { test, titleField } from '../fixtures/concurrent-editing.ts';
import { getAdministratorApi } from '../fixtures/staff-api.ts';
import { expect } from '../fixtures/test.ts';

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

  await ben.page.goto(`${form}/versions`);
  await expect(ben.page.getByRole('row').nth(1)).toContainText(/Ben Shah\s*Draft/);
  await ben.page.getByRole('row').nth(2).getByRole('link').click();
  await expect(ben.page.getByText(/^Saved by /)).toBeVisible();
});
