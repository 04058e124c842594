import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createArticle } from '../fixtures/article.ts';
import { getAdministratorApi } from '../fixtures/staff-api.ts';
import { expect, test } from '../fixtures/test.ts';

const editorOf = (page: Page) => page.locator('.rich-text-lexical [contenteditable=true]');

/** Pastes HTML into the text with the clipboard's event, as the browser does. */
function paste(page: Page, html: string) {
  return editorOf(page).evaluate((editor, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', text);
    editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

test('a text from Word keeps its lists and headings, loses its picture with a word, and is published', async ({
  staffPage: page,
}) => {
  const { id, form } = await createArticle();
  await page.goto(form);
  const editor = editorOf(page);
  await editor.click();
  await page.keyboard.press('ControlOrMeta+A');
  const picture = '<p>before <img src="https://pictures.example/a.png"> after</p>';
  const word = await readFile(join(import.meta.dirname, '../fixtures/word-clipboard-list.html'), 'utf8');
  await paste(page, word.replace('<!--EndFragment-->', picture));
  await expect(page.getByText('A picture was left out.')).toBeVisible();
  await expect(editor.getByRole('listitem')).toHaveText(['Design', 'Build']);
  await expect(editor.getByRole('heading', { level: 2 })).toHaveText('Title');
  await expect(editor.getByRole('heading', { level: 3 })).toHaveText('Sub');
  await expect(editor).toContainText('before  after');
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText('Updated successfully').first()).toBeVisible();
  const api = await getAdministratorApi();
  const stored = await api<{ description: object }>('GET', `/blogs/${id}?depth=0`);
  expect(JSON.stringify(stored.description)).toMatch(/"text":"Design".*"text":"Build"/);
  await api('DELETE', `/blogs/${id}`);
});
