import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { env } from '../env.ts';
import { createArticle } from '../fixtures/article.ts';
import { saveDraft } from '../fixtures/concurrent-editing.ts';
import { waitForHydration } from '../fixtures/hydration.ts';
import { signInThroughApi } from '../fixtures/sign-in.ts';
import { createStaffAccount, getAdministratorApi } from '../fixtures/staff-api.ts';
import { expect, expectError, test } from '../fixtures/test.ts';

test('an editor pastes a text from Word, previews the draft, schedules it, restores an old version, and deletes it', async ({
  page,
  request,
}) => {
  test.slow();
  const administrator = await getAdministratorApi();
  const { id, title: before, form } = await createArticle();
  await signInThroughApi(page, await createStaffAccount('editor'));

  await page.goto(form);
  const title = page.getByLabel('Title').first();
  await expect(title).toHaveValue(before);
  const editor = page.locator('.rich-text-lexical [contenteditable=true]');
  await editor.click();
  await page.keyboard.press('ControlOrMeta+A');
  const picture = '<p>before <img src="https://pictures.example/a.png"> after</p>';
  const word = await readFile(join(import.meta.dirname, '../fixtures/word-clipboard-list.html'), 'utf8');
  await editor.evaluate(
    (target, html) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', html);
      target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    word.replace('<!--EndFragment-->', picture),
  );
  await expect(page.getByText('A picture was left out.')).toBeVisible();
  await expect(editor.getByRole('listitem')).toHaveText(['Design', 'Build']);
  await expect(editor.getByRole('heading', { level: 2 })).toHaveText('Title');
  await expect(editor).toContainText('before  after');

  const after = `${before}, revised`;
  await page.locator('#live-preview-toggler').click();
  const frame = page.frameLocator('#live-preview-iframe');
  await expect(frame.getByText('Preview of a draft')).toBeVisible();
  await title.fill(after);
  await saveDraft(page);
  // Only the preview shows the draft.
  await expect(frame.getByRole('heading', { level: 1, name: after })).toBeVisible();
  await expect(frame.getByRole('listitem').filter({ hasText: 'Design' })).toBeVisible();
  const source = new URL((await page.locator('#live-preview-iframe').getAttribute('src')) ?? '');
  const readAsVisitor = async () => (await request.get(source.pathname)).text();
  expect(await readAsVisitor()).not.toContain(after);

  // The browser's clock is two hours slow, so that the chosen time has passed on the server.
  await page.clock.setFixedTime(Date.now() - 2 * 3_600_000);
  await page.locator('#action-save-popup, .form-submit .popup-button').first().click();
  await page.getByRole('button', { name: 'Schedule Publish' }).click();
  const drawer = page.locator('.schedule-publish');
  await expect(drawer.getByText('India Standard Time')).toBeVisible();
  const at = drawer.getByRole('textbox').first();
  // With plain spaces, and no comma before the time, as the field reads it.
  const soon = new Date(Date.now() - 3_600_000).toLocaleString('en-US', {
    timeZone: 'Asia/Kolkata',
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  await at.fill(soon.replace(/, (?=\d+:)/, ' ').replaceAll(/\s/g, ' '));
  await at.press('Enter');
  await drawer.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Scheduled successfully')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect.poll(readAsVisitor).toContain(after);

  const { docs: versions } = await administrator<{ docs: { id: number }[] }>(
    'GET',
    `/blogs/versions?where[parent][equals]=${id}&sort=createdAt&limit=1&depth=0`,
  );
  await page.goto(`${form}/versions/${versions[0]?.id}`);
  const restore = page.getByRole('button', { name: /^Restore/ }).first();
  await waitForHydration(restore);
  await restore.click();
  await expect(page.getByRole('dialog')).toContainText('visitors see it at once');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByLabel('Title').first()).toHaveValue(before);

  // An open preview asks for the deleted article once more.
  expectError(`${source.pathname}?preview=`);
  await page.locator('.doc-controls__popup').getByRole('button').click();
  await page.locator('#action-delete').click();
  const question = page.locator('.confirmation-modal');
  await expect(question).toContainText(before);
  // Only administrators delete without the trash.
  await expect(question.getByText('Delete permanently')).toHaveCount(0);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/collections\/blogs(\?|$)/);
  await expect.poll(readAsVisitor).not.toContain(before);
  await administrator('DELETE', `/blogs/${id}?trash=true`);
});

test('an editor creates a page from blocks, links a card to it, and changes its path, which links follow', async ({
  context,
  page,
  request,
  expectAccessible,
}) => {
  test.slow();
  expectError('400');
  const admin = await getAdministratorApi();
  const menus = await admin<{ legal: object[] }>('GET', '/globals/menus?depth=0');
  try {
    const staff = await context.newPage();
    await signInThroughApi(staff, await createStaffAccount('editor'));
    await staff.goto(`${env.cmsUrl}/admin/collections/pages/create`);
    // First: a row that is added while Payload computes the form may stay empty until the next change (3.90.2).
    const text = await addBlock(staff, 'Text');
    const call = await addBlock(staff, 'Call to action');
    await text.getByRole('textbox', { name: /^Title/ }).fill('What we run');
    await text.locator('[contenteditable=true]').click();
    await staff.keyboard.type('We keep systems running.');
    await call.getByLabel(/^Title/).fill('Ready when you are');
    await call.getByLabel(/^Text/).fill('Tell us what must not stop.');
    await call.getByLabel(/^Button Label/).fill('Write to us');
    await call.getByRole('button', { name: 'Choose a page' }).click();
    await staff.getByRole('dialog').getByRole('button', { name: 'How we hire' }).click();
    await expect(call.getByRole('textbox', { name: 'Link' })).toHaveValue('/how-we-hire');
    await staff.getByLabel('Title').first().fill('Infrastructure that stays up');
    const path = staff.getByLabel(/^Path/);
    await path.fill('/services');
    await staff.keyboard.press('ControlOrMeta+s');
    await expect(staff).toHaveURL(/\/pages\/\d+/);
    const key = staff.getByLabel('Key', { exact: true });
    await expect(key).toHaveValue('infrastructure-that-stays-up');
    const publish = staff.getByRole('button', { name: 'Publish changes' });
    await publish.click();
    await expect(staff.getByText(/is taken by the Services page/).first()).toBeVisible();
    await path.fill('/uptime');
    await publish.click();
    await expect(staff.getByText(/successfully/).first()).toBeVisible();
    await expect(key).toBeDisabled();

    const entry = { title: 'Our infrastructure', link: '/uptime' };
    await admin('POST', '/globals/menus', { legal: [...menus.legal, entry], _status: 'published' });
    await expect.poll(async () => (await request.get('/')).text()).toContain('Our infrastructure');
    await page.goto('/');
    await page.getByRole('link', { name: 'Our infrastructure' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Infrastructure that stays up');
    await expect(page.getByText('We keep systems running.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Ready when you are' })).toBeVisible();
    await expectAccessible(page);

    await path.fill('/uptime-moved');
    await publish.click();
    await expect.poll(() => fetchRedirect(request, '/uptime')).toEqual([301, '/uptime-moved']);
    // Client-side navigation follows the redirect too.
    await page.goBack();
    await page.getByRole('link', { name: 'Our infrastructure' }).click();
    await expect(page).toHaveURL('/uptime-moved');
  } finally {
    const { docs } = await admin<{ docs: { id: number }[] }>(
      'GET',
      '/pages?where[path][in]=/uptime,/uptime-moved&depth=0&draft=true',
    );
    // What the menus link to cannot be deleted.
    await admin('POST', '/globals/menus', { legal: menus.legal, _status: 'published' });
    for (const { id } of docs) await admin('DELETE', `/pages/${id}`);
  }
});

/** Fetches the status and the Location header of a path. */
async function fetchRedirect(request: APIRequestContext, path: string): Promise<unknown[]> {
  const response = await request.get(path, { maxRedirects: 0 });
  return [response.status(), response.headers().location];
}

/** Picks a section by its drawing, and waits until it has its fields. */
async function addBlock(staff: Page, name: string) {
  const count = await staff.locator('.blocks-field__row').count();
  await staff.getByRole('button', { name: 'Add Section' }).click();
  await staff.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  const row = staff.locator('.blocks-field__row').nth(count);
  await expect(row.getByRole('textbox', { name: /^Title/ })).toBeVisible();
  return row;
}
