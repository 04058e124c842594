import type { Page } from '@playwright/test';
import { createArticle } from '../fixtures/article.ts';
import { titleField } from '../fixtures/concurrent-editing.ts';
import { waitForHydration } from '../fixtures/hydration.ts';
import { getAdministratorApi } from '../fixtures/staff-api.ts';
import { expect, expectError, test } from '../fixtures/test.ts';

const editorOf = (page: Page) => page.locator('.rich-text-lexical [contenteditable=true]');
const publish = (page: Page) => page.getByRole('button', { name: 'Publish changes' });
const saveDraft = (page: Page) => page.getByRole('button', { name: 'Save draft' });
const status = (page: Page) => page.locator('.save-state');
const saves = '**/api/blogs/*';

async function openArticle(page: Page) {
  const article = await createArticle();
  await page.goto(article.form);
  await waitForHydration(titleField(page));
  return article;
}

/** Rejects saves as a proxy does whose server is down, until the returned function is called. */
async function failSaves(page: Page) {
  expectError('Failed to load resource');
  await page.route(saves, (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    return route.fulfill({ status: 502, body: 'Bad gateway' });
  });
  return () => page.unroute(saves);
}

async function readText(id: number, isPublished = false): Promise<string> {
  const api = await getAdministratorApi();
  const doc = await api<{ description: object }>(
    'GET',
    `/blogs/${id}?depth=0${isPublished ? '' : '&draft=true'}`,
  );
  return [...JSON.stringify(doc.description).matchAll(/"text":"([^"]*)"/g)].map(([, text]) => text).join('');
}

test('a text keeps every word that is typed while it is saved and just before it is published', async ({
  staffPage: page,
}) => {
  const { id } = await openArticle(page);
  await expect(editorOf(page)).toBeEditable();
  await expect(status(page)).toHaveText('');
  await page.route(saves, async (route) => {
    if (route.request().method() === 'PATCH') await new Promise((resolve) => setTimeout(resolve, 400));
    await route.fallback();
  });
  const editor = editorOf(page);
  await editor.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('The quick brown fox');
  await page.keyboard.press('ControlOrMeta+s');
  await page.keyboard.type(' jumps over', { delay: 40 });
  await saveDraft(page).click();
  await editor.press('End');
  await page.keyboard.type(' the lazy dog', { delay: 40 });
  await publish(page).click();
  await expect(page.getByText('Updated successfully').first()).toBeVisible();
  await expect(editor).toHaveText('The quick brown fox jumps over the lazy dog');
  await expect.poll(() => readText(id, true)).toBe('The quick brown fox jumps over the lazy dog');
  await editor.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' today');
  await expect(status(page)).toHaveText('Not saved yet');
  await expect(status(page)).toHaveText(/^Saved \d/);
  expect(await readText(id)).toBe('The quick brown fox jumps over the lazy dog today');
});

test('saves that are asked for at once are sent one after the other', async ({ staffPage: page }) => {
  const { title } = await openArticle(page);
  let [open, most] = [0, 0];
  await page.route(saves, async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback();
    open += 1;
    most = Math.max(most, open);
    const response = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, 400));
    open -= 1;
    await route.fulfill({ response });
  });
  await titleField(page).fill(`${title}, saved thrice`);
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('ControlOrMeta+s');
  await publish(page).click();
  await expect(page.getByText('Updated successfully').first()).toBeVisible();
  await expect(status(page)).toHaveText(/^(Published|Saved)/);
  expect(most).toBe(1);
});

test('after a save that failed a form says so, keeps its buttons, asks on leaving and saves by itself later', async ({
  staffPage: page,
}) => {
  const { id, title } = await openArticle(page);
  const restore = await failSaves(page);
  await titleField(page).fill(`${title}, mended`);
  await publish(page).click();
  await expect(status(page)).toHaveText('Not published: the server does not answer, trying again');
  await expect(publish(page)).toBeEnabled();
  await expect(saveDraft(page)).toBeEnabled();
  await page.getByRole('banner').getByRole('link', { name: 'Articles', exact: true }).click();
  const question = page.locator('.confirmation-modal, .leave-without-saving').first();
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Stay on this page' }).click();
  await titleField(page).fill(`${title}, mended again`);
  await restore();
  await expect(status(page)).toHaveText(/^Saved/);
  const api = await getAdministratorApi();
  const read = (query: string) => api<{ title: string }>('GET', `/blogs/${id}?depth=0${query}`);
  expect((await read('&draft=true')).title).toBe(`${title}, mended again`);
  // Typed after the button was pressed.
  expect((await read('')).title).toBe(title);
});

test('what could not be saved is there again after a reload', async ({ staffPage: page }) => {
  const { form, title } = await openArticle(page);
  const restore = await failSaves(page);
  await titleField(page).fill(`${title}, typed offline`);
  await editorOf(page).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('A text typed offline');
  await expect(status(page)).toHaveText('Not saved: the server does not answer, trying again');
  page.on('dialog', (dialog) => void dialog.accept());
  // Nor are the server's functions there for a while, by which the form shows what was typed.
  expectError('Failed to fetch');
  expectError('net::ERR_FAILED');
  let failed = 0;
  await page.route('**/admin/**', async (route) => {
    if (!(await route.request().headerValue('next-action')) || failed === 2) return route.fallback();
    failed += 1;
    await route.abort();
  });
  await page.reload();
  await expect.poll(() => failed).toBe(2);
  await expect(titleField(page)).toHaveValue(`${title}, typed offline`);
  await expect(editorOf(page)).toHaveText('A text typed offline');
  await expect(page.getByText(/^Continued from/)).toBeVisible();
  await restore();
  await expect(status(page)).toHaveText(/^Saved/);
  await page.goto(form);
  await expect(titleField(page)).toHaveValue(`${title}, typed offline`);
  await expect(page.getByText(/^Continued from/)).toBeHidden();
});

for (const way of ['reload', 'later save'] as const)
  test(`a text goes on after a save that the server has and whose answer was lost, by a ${way}`, async ({
    staffPage: page,
  }) => {
    const { id, title } = await openArticle(page);
    expectError('Failed to load resource');
    const isLost = Promise.withResolvers<void>();
    await page.route(saves, async (route) => {
      if (route.request().method() !== 'PATCH') return route.fallback();
      await route.fetch();
      isLost.resolve();
      if (way === 'later save') await route.abort();
    });
    await titleField(page).press('End');
    await page.keyboard.type(', begun');
    await isLost.promise;
    await page.keyboard.type(' and ended');
    await page.unroute(saves);
    page.on('dialog', (dialog) => void dialog.accept());
    if (way === 'reload') await page.reload();
    await expect(titleField(page)).toHaveValue(`${title}, begun and ended`);
    await expect(status(page)).toHaveText(/^Saved \d/);
    const api = await getAdministratorApi();
    const saved = await api<{ title: string }>('GET', `/blogs/${id}?depth=0&draft=true`);
    expect(saved.title).toBe(`${title}, begun and ended`);
  });

test('a rejected publication lists its errors until they are corrected, each leading to its field', async ({
  staffPage: page,
}) => {
  const { title } = await openArticle(page);
  // What Payload asks for after the last key is answered after the rejection.
  const isRejected = Promise.withResolvers<void>();
  let answered = 0;
  await page.route('**/admin/**', async (route) => {
    if (!(await route.request().headerValue('next-action'))) return route.fallback();
    const response = await route.fetch();
    await isRejected.promise;
    await route.fulfill({ response });
    answered += 1;
  });
  const asked = page.waitForRequest((request) => 'next-action' in request.headers());
  await titleField(page).fill('');
  await asked;
  expectError('400');
  await publish(page).click();
  const error = page.getByRole('alert').getByRole('button', { name: /^Title/ });
  await expect(error).toBeVisible();
  isRejected.resolve();
  await expect.poll(() => answered).toBeGreaterThan(0);
  await expect(page.locator('.field-error')).toBeVisible();
  await error.click();
  await expect(titleField(page)).toBeFocused();
  await titleField(page).fill(`${title}, corrected`);
  await publish(page).click();
  await expect(page.getByText('Updated successfully').first()).toBeVisible();
  await expect(error).toBeHidden();
});
