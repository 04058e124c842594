import { randomUUID } from 'node:crypto';
import { env } from '../env.ts';
import { createArticle } from '../fixtures/article.ts';
import { saveDraft } from '../fixtures/concurrent-editing.ts';
import { waitForHydration } from '../fixtures/hydration.ts';
import { signInThroughApi } from '../fixtures/sign-in.ts';
import { createStaffAccount, getAdministratorApi } from '../fixtures/staff-api.ts';
import { expect, expectError, test } from '../fixtures/test.ts';

test('an editor previews a draft, schedules it, restores an old version, and deletes it', async ({
  page,
  request,
}) => {
  const administrator = await getAdministratorApi();
  const { id, title: before, form } = await createArticle();
  await signInThroughApi(page, await createStaffAccount('editor'));

  await page.goto(form);
  const title = page.getByLabel('Title').first();
  await expect(title).toHaveValue(before);
  await expect(page.getByLabel('Published On')).toHaveValue(/^\d{4}-\d{2}-\d{2}$/);
  const after = `${before}, revised`;
  await page.locator('#live-preview-toggler').click();
  const frame = page.frameLocator('#live-preview-iframe');
  await expect(frame.getByText('Preview of a draft')).toBeVisible();

  await title.fill(after);
  await saveDraft(page);
  // Only the preview shows the draft.
  await expect(frame.getByRole('heading', { level: 1, name: after })).toBeVisible();
  const source = new URL((await page.locator('#live-preview-iframe').getAttribute('src')) ?? '');
  const readAsVisitor = async () => (await request.get(source.pathname)).text();
  expect(await readAsVisitor()).not.toContain(after);

  // The browser's clock is two hours slow, so that the chosen time has passed on the server.
  await page.clock.setFixedTime(Date.now() - 2 * 3_600_000);
  await page.locator('#action-save-popup, .form-submit .popup-button').first().click();
  await page.getByRole('button', { name: 'Schedule Publish' }).click();
  const drawer = page.locator('.schedule-publish');
  await expect(drawer.getByText('India Standard Time')).toBeVisible();
  const soon = new Date(Date.now() - 3_600_000);
  const time = new Intl.DateTimeFormat('en-US', {
    timeZone: 'Asia/Kolkata',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  const parts = Object.fromEntries(time.formatToParts(soon).map(({ type, value }) => [type, value]));
  const at = drawer.getByRole('textbox').first();
  await at.fill(
    `${parts.month} ${parts.day}, ${parts.year} ${parts.hour}:${parts.minute} ${parts.dayPeriod}`,
  );
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
  expect(await administrator('GET', `/blogs/${id}?trash=true&depth=0`)).toMatchObject({
    deletedAt: expect.any(String),
  });
  await administrator('DELETE', `/blogs/${id}?trash=true`);
});

test('a page that published content links to is not unpublished, and the reason names where @full', async ({
  page,
  request,
}) => {
  const administrator = await getAdministratorApi();
  const path = `/taken-off-${randomUUID().slice(0, 8)}`;
  const create = async (title: string, at: string, link: string) => {
    const sections = [{ blockType: 'cards', cards: [{ title: 'A card', subtitle: 'Of a test', link }] }];
    const data = { title, path: at, sections, _status: 'published' };
    return (await administrator<{ doc: { id: number } }>('POST', '/pages', data)).doc.id;
  };
  const id = await create('Taken off', path, '/about');
  const linking = await create('Linking page', `${path}-linked`, path);
  const unpublish = async () => {
    await page.locator('.doc-controls__popup').getByRole('button').click();
    await page.locator('#action-unpublish').click();
    await page.getByRole('button', { name: 'Confirm' }).click();
  };
  try {
    await signInThroughApi(page, await createStaffAccount('editor'));
    await page.goto(`${env.cmsUrl}/admin/collections/pages/${id}`);
    expectError('409');
    await unpublish();
    await expect(
      page.getByText('Published content links to this: “Linking page” (cards, link)'),
    ).toBeVisible();
    await administrator('DELETE', `/pages/${linking}`);
    await unpublish();
    await expect(page.getByText('Unpublished successfully')).toBeVisible();
    const address = async () => new URL((await request.get(path)).url()).pathname;
    await expect.poll(address).toBe('/');
  } finally {
    await administrator('DELETE', `/pages/${id}`);
  }
});
