import { randomUUID } from 'node:crypto';
import { env } from '../env.ts';
import { type Credentials, signIn } from '../fixtures/sign-in.ts';
import { administratorApi, type StaffApi } from '../fixtures/staff-api.ts';
import { expect, expectError, test } from '../fixtures/test.ts';

/** An editor's account that no other test uses. */
async function anEditor(administrator: StaffApi): Promise<Credentials> {
  const editor = { email: `editor.${randomUUID().slice(0, 8)}@riverfront.example`, password: randomUUID() };
  await administrator('POST', '/users', { ...editor, name: 'Esha Editor', roles: ['editor'] });
  return editor;
}

/** A published article that no other test looks at: the last of the list again, under a title of its own. */
async function anArticle(administrator: StaffApi): Promise<{ id: number; title: string }> {
  const { docs } = await administrator<{ docs: Record<string, unknown>[] }>(
    'GET',
    '/blogs?limit=1&depth=0&sort=publishedOn',
  );
  const { category, publishedOn, image, description } = docs[0] ?? {};
  const title = `The river at night ${randomUUID().slice(0, 6)}`;
  const content = {
    title,
    subtitle: `${title}, and what was seen in it`,
    category,
    publishedOn,
    image,
    description,
    _status: 'published',
  };
  const { doc } = await administrator<{ doc: { id: number } }>('POST', '/blogs', content);
  return { id: doc.id, title };
}

test('an editor’s day: draft, preview, schedule, published by the queue, an old version restored', async ({
  page: visitor,
  context,
}) => {
  test.setTimeout(120_000);
  const administrator = await administratorApi();
  const { id, title: before } = await anArticle(administrator);
  const form = `${env.cmsUrl}/admin/collections/blogs/${id}`;
  const page = await context.newPage();
  await signIn(page, await anEditor(administrator));

  // A draft of a published article.
  await page.goto(form);
  const title = page.getByLabel('Title').first();
  await expect(title).toHaveValue(before);
  const after = `${before}, revised`;
  await page.locator('#live-preview-toggler').click();
  const frame = page.frameLocator('#live-preview-iframe');
  await expect(frame.getByText('Preview of a draft')).toBeVisible();
  await title.fill(after);

  const shared = page.getByRole('figure', { name: 'Where the address is shared' });
  await expect(shared).toContainText(after);
  await shared.scrollIntoViewIfNeeded();
  await expect(shared).toContainText('Drawn by the website from the title');

  // The frame shows the draft, the public page does not.
  await expect(frame.getByRole('heading', { level: 1, name: after })).toBeVisible();
  const source = new URL((await page.locator('#live-preview-iframe').getAttribute('src')) ?? '');
  await visitor.goto(source.pathname);
  await expect(visitor.getByRole('heading', { level: 1, name: before })).toBeVisible();

  // A link that was tampered with is refused, and leads nowhere.
  expectError('403');
  const refused = await visitor.goto(`${source.pathname}${source.search}x`);
  expect(refused?.status()).toBe(403);
  await expect(visitor.getByRole('heading', { name: 'This preview link is over' })).toBeVisible();

  // Scheduled; the clock of this browser is slow, so that for the server the time has come.
  await page.clock.setFixedTime(Date.now() - 2 * 3_600_000);
  await page.locator('#action-save-popup, .form-submit .popup-button').first().click();
  await page.getByRole('button', { name: 'Schedule Publish' }).click();
  const drawer = page.locator('.schedule-publish');
  await drawer.getByText('Publish', { exact: true }).first().click();
  await drawer.locator('#field-time, .react-datepicker__input-container').locator('input').first().click();
  await page
    .locator('.react-datepicker__time-list-item:not(.react-datepicker__time-list-item--disabled)')
    .first()
    .click();
  await drawer.getByRole('heading', { level: 2 }).click();
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Scheduled successfully')).toBeVisible();

  // Published by the queue.
  await expect(async () => {
    await visitor.goto(source.pathname);
    await expect(visitor.getByRole('heading', { level: 1, name: after })).toBeVisible({ timeout: 100 });
  }).toPass({ timeout: 20_000 });

  // An old version is put back.
  await page.goto(`${form}/versions`);
  await page.locator('tbody tr').last().getByRole('link').first().click();
  const confirm = page.getByRole('button', { name: 'Confirm' });
  const restore = page.getByRole('button', { name: /^Restore/ }).first();
  // Pressed before its script has come, the button does nothing yet; once the question is there, it lies over it.
  await expect(async () => {
    if (!(await confirm.isVisible())) await restore.click({ timeout: 2_000 });
    await expect(confirm).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await confirm.click();
  await expect(page.getByLabel('Title').first()).toHaveValue(before);

  await administrator('DELETE', `/blogs/${id}`);
});
