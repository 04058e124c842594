import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { env } from '../env.ts';
import { expect, expectError, test } from '../fixtures/test.ts';

const password = 'correct horse battery staple';

/** Asks the staff side's API as the first administrator, or as whom the token belongs to. */
async function api(path: string, body: unknown, token?: string): Promise<Record<string, unknown>> {
  const response = await fetch(`${env.cmsUrl}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `JWT ${token}` }) },
    body: JSON.stringify(body),
  });
  expect(response.ok, `${path}: ${response.status}`).toBe(true);
  return (await response.json()) as Record<string, unknown>;
}

async function administrator(): Promise<string> {
  const { token } = await api('users/login', { email: env.staffEmail, password: env.staffPassword });
  return String(token);
}

/** An editor's account that no other test uses. */
async function anEditor(token: string): Promise<string> {
  const email = `editor.${randomUUID().slice(0, 8)}@riverfront.example`;
  await api('users', { email, password, name: 'Esha Editor', roles: ['editor'] }, token);
  return email;
}

/** A published article that no other test looks at: the last of the list again, under a title of its own. */
async function anArticle(token: string): Promise<{ id: number; title: string }> {
  const authorization = `JWT ${token}`;
  const response = await fetch(`${env.cmsUrl}/api/blogs?limit=1&depth=0&sort=publishedOn`, {
    headers: { authorization },
  });
  const { docs } = (await response.json()) as { docs: Record<string, unknown>[] };
  const { subtitle, category, publishedOn, image, description } = docs[0] ?? {};
  const title = `The river at night ${randomUUID().slice(0, 6)}`;
  const content = { title, subtitle, category, publishedOn, image, description, _status: 'published' };
  const { doc } = await api('blogs', content, token);
  return { id: (doc as { id: number }).id, title };
}

async function signInAs(page: Page, email: string): Promise<void> {
  await page.goto(`${env.cmsUrl}/admin/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
}

test('an editor’s day: draft, preview, schedule, published by the queue, an old version restored', async ({
  page: visitor,
  context,
}) => {
  test.setTimeout(120_000);
  const token = await administrator();
  const [email, { id, title: before }] = [await anEditor(token), await anArticle(token)];
  const form = `${env.cmsUrl}/admin/collections/blogs/${id}`;
  const page = await context.newPage();
  await signInAs(page, email);

  // A draft of a published article.
  await page.goto(form);
  const title = page.getByLabel('Title').first();
  await expect(title).toHaveValue(before);
  const after = `${before}, revised`;
  await page.locator('#live-preview-toggler').click();
  const frame = page.frameLocator('#live-preview-iframe');
  await expect(frame.getByText('Preview of a draft')).toBeVisible();
  await title.fill(after);

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
  await page
    .getByRole('button', { name: /^Restore/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: /^(Confirm|Restore)/ })
    .last()
    .click();
  await expect(page.getByLabel('Title').first()).toHaveValue(before);

  await fetch(`${env.cmsUrl}/api/blogs/${id}`, {
    method: 'DELETE',
    headers: { authorization: `JWT ${token}` },
  });
});
