import type { Page } from '@playwright/test';
import { env } from '../env.ts';
import { createArticle } from '../fixtures/article.ts';
import { saveDraft, saveStatus, titleField } from '../fixtures/concurrent-editing.ts';
import { waitForHydration } from '../fixtures/hydration.ts';
import { respondWithBadGateway } from '../fixtures/network.ts';
import { getAdministratorApi } from '../fixtures/staff-api.ts';
import { expect, expectError, test } from '../fixtures/test.ts';

const subtitle = (page: Page) => page.locator('#field-subtitle');
const editorOf = (page: Page) => page.locator('.rich-text-lexical [contenteditable=true]');
const publish = (page: Page) => page.getByRole('button', { name: 'Publish changes' });
const putBack = (page: Page) => page.getByRole('button', { name: 'Put it back' });

async function openArticle(page: Page) {
  const article = await createArticle();
  await page.goto(article.form);
  await waitForHydration(titleField(page));
  await expect(editorOf(page)).toBeEditable();
  const read = async (draft = true) => {
    const api = await getAdministratorApi();
    const doc = await api<{ title: string; subtitle: string; description: object }>(
      'GET',
      `/blogs/${article.id}?depth=0${draft ? '&draft=true' : ''}`,
    );
    const texts = JSON.stringify(doc.description).matchAll(/"text":"([^"]*)"/g);
    return { ...doc, text: [...texts].map(([, text]) => text).join('') };
  };
  return { ...article, read };
}

/** Holds the answers to saves until the returned function is called. */
async function holdAnswers(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/blogs**', async (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    const response = await route.fetch();
    await promise;
    await route.fulfill({ response });
  });
  return async () => {
    resolve();
    await page.unrouteAll({ behavior: 'wait' });
  };
}

test('what is typed into three fields while a save is on its way stays, and is published at once after the last key', async ({
  staffPage: page,
}) => {
  const { title, read } = await openArticle(page);
  await expect(saveStatus(page)).toHaveText('');
  const answer = await holdAnswers(page);
  const editor = editorOf(page);
  await editor.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('The quick brown fox');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(saveStatus(page)).toHaveText('Saving …');
  await page.keyboard.type(' jumps over');
  await titleField(page).fill(`${title}, typed on`);
  await subtitle(page).fill('Typed last');
  await answer();
  await expect(saveStatus(page)).toHaveText('Not saved yet');
  expect((await read()).text).toBe('The quick brown fox');
  await expect(editor).toHaveText('The quick brown fox jumps over');
  await saveDraft(page);
  expect(await read()).toMatchObject({
    title: `${title}, typed on`,
    subtitle: 'Typed last',
    text: 'The quick brown fox jumps over',
  });
  await editor.press('End');
  await page.keyboard.type(' the lazy dog');
  await publish(page).click();
  await expect.poll(async () => (await read(false)).text).toBe('The quick brown fox jumps over the lazy dog');
  await expect(editor).toHaveText('The quick brown fox jumps over the lazy dog');
  await expect(saveStatus(page)).toHaveText('');
});

test('after a save that failed a form keeps its text and asks before it is left; after a reload it offers the text', async ({
  staffPage: page,
  context,
}) => {
  const { title, read } = await openArticle(page);
  for (const error of ['Failed to load resource', 'Error submitting form', 'Failed to fetch'])
    expectError(error);
  // As a proxy whose server is down.
  await page.route('**/api/blogs/*', (route) =>
    route.request().method() === 'GET' ? route.fallback() : respondWithBadGateway(route),
  );
  await titleField(page).fill(`${title}, mended`);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Bad Gateway').first()).toBeVisible();
  await expect(saveStatus(page)).toHaveText('Not saved yet');
  await publish(page).click();
  await expect(publish(page)).toBeEnabled();
  await page.getByRole('banner').getByRole('link', { name: 'Articles', exact: true }).click();
  await page.getByRole('button', { name: 'Stay on this page' }).click();
  await page.unroute('**/api/blogs/*');

  await context.setOffline(true);
  await titleField(page).fill(`${title}, typed offline`);
  await editorOf(page).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('A text typed offline');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(saveStatus(page)).toHaveText('Not saved yet');
  await context.setOffline(false);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByText('Show it', { exact: true }).click();
  await expect(page.getByText('A text typed offline')).toBeVisible();
  await putBack(page).click();
  await expect(titleField(page)).toHaveValue(`${title}, typed offline`);
  await expect(editorOf(page)).toHaveText('A text typed offline');
  await expect(putBack(page)).toBeHidden();
  await saveDraft(page);
  expect(await read()).toMatchObject({ title: `${title}, typed offline`, text: 'A text typed offline' });

  await titleField(page).fill('Not wanted');
  await page.reload();
  await page.getByRole('button', { name: 'Discard it' }).click();
  await page.reload();
  await expect(titleField(page)).toHaveValue(`${title}, typed offline`);
  await expect(putBack(page)).toBeHidden();
});

test('what is typed on while a new article is created is offered on its screen', async ({
  staffPage: page,
}) => {
  await page.goto(`${env.cmsUrl}/admin/collections/blogs/create`);
  await waitForHydration(titleField(page));
  const answer = await holdAnswers(page);
  await titleField(page).fill('A new article');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(saveStatus(page)).toHaveText('Saving …');
  await subtitle(page).fill('Typed on');
  await answer();
  await expect(page).toHaveURL(/\/blogs\/\d+$/);
  await putBack(page).click();
  await expect(subtitle(page)).toHaveValue('Typed on');
  await expect(titleField(page)).toHaveValue('A new article');
  const api = await getAdministratorApi();
  await api('DELETE', `/blogs/${/\d+$/.exec(page.url())?.[0]}`);
});
