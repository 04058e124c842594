import { holdRequests } from '../fixtures/network.ts';
import { openRoles } from '../fixtures/open-roles.ts';
import { expect, test } from '../fixtures/test.ts';
import { translate } from '../fixtures/translate.ts';

test('Prev and Next lead through all pages, by mouse and keyboard, and are disabled at the ends', async ({
  page,
}) => {
  await page.goto('/careers');
  await translate(page);
  const { region, list, prev, next } = openRoles(page);
  await expect(prev).toBeDisabled();
  await expect(next).toBeEnabled();
  const first = await region.getByRole('heading').allInnerTexts();
  await next.click();
  await expect(page).toHaveURL('/careers?page=2');
  await expect(page.getByText('Page 2 of 3')).toBeVisible();
  await expect(list).toBeFocused();
  expect(await region.getByRole('heading').allInnerTexts()).not.toEqual(first);
  await next.press('Enter');
  await expect(page).toHaveURL('/careers?page=3');
  await expect(list).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(list.getByRole('link', { name: /^View Job/ }).first()).toBeFocused();
  await expect(next).toBeDisabled();
  await expect(region.getByRole('listitem')).toHaveCount(3);
  // Delays the response to the first click: rendering it moves the button away from the second.
  const release = await holdRequests(page, /\/api\/jobs\?/);
  await prev.dblclick();
  await expect(page).toHaveURL('/careers');
  await release();
  await expect(prev).toBeDisabled();
  await expect.poll(() => region.getByRole('heading').allInnerTexts()).toEqual(first);
});

test('search and filters narrow the list at once, are restored by their URL, and can be cleared', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/careers?page=2');
  const { region, resultCount } = openRoles(page);
  const search = page.getByLabel('Search roles');
  await expect(resultCount).toHaveText('13 open roles');
  await page.getByLabel('Department').selectOption('SAP Consulting');
  await expect(page).toHaveURL('/careers?department=SAP+Consulting');
  await expect(resultCount).toHaveText('4 roles match');
  await search.pressSequentially('cloud abap');
  await expect(page).toHaveURL('/careers?search=cloud+abap&department=SAP+Consulting');
  await expect(resultCount).toHaveText('1 role matches');
  await expect(region.getByRole('heading', { name: 'Senior ABAP Cloud Developer' })).toBeVisible();
  await expect(search).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/careers?page=2');
  await expect(search).toHaveValue('');
  await expect(page.getByLabel('Department')).toHaveValue('');

  await page.goto('/careers?search=%25&department=Nowhere');
  await expect(resultCount).toHaveText('No roles match');
  await expect(page.getByLabel('Department')).toHaveValue('Nowhere');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Show all open roles' }).click();
  await expect(resultCount).toHaveText('13 open roles');
});
