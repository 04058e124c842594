import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { env } from '../env.ts';
import { expect, test } from '../fixtures/test.ts';

const password = 'an editor of pages, 34 characters';
const email = `editor-${process.pid}-${Date.now()}@riverfront.example`;

test('an editor makes a page at /infra from three blocks, puts it into a menu, and moves it', async ({
  browser,
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const admin = await signedIn(request, env.staffEmail, env.staffPassword);
  const user = await admin.send('post', '/api/users', { email, password, name: 'Editor', roles: ['editor'] });
  const menus = await admin.send('get', '/api/globals/menus?depth=0');
  try {
    const staff = await signIn(browser);
    await staff.goto(`${env.cmsUrl}/admin/collections/pages/create`);
    await staff.getByLabel('Title').first().fill('Infrastructure that stays up');
    const path = staff.getByLabel(/^Path/);
    await path.fill('/services');
    await addText(staff);
    await addCallToAction(staff);
    await addTimeline(staff);
    // Pressed while a draft is being saved, the button does nothing yet.
    await expect(async () => {
      await staff.getByRole('button', { name: 'Publish changes' }).click();
      await expect(staff.getByText(/is taken by the Services page/).first()).toBeVisible({ timeout: 4_000 });
    }).toPass();
    await path.fill('/infra');
    await staff.getByRole('button', { name: 'Publish changes' }).click();
    await expect(staff.getByText(/successfully/).first()).toBeVisible();

    const places = staff.getByRole('region', { name: 'In the menus' });
    await expect(places).toContainText('Services › Infra');
    await places.getByRole('button', { name: 'Put into a menu' }).click();
    await places.getByLabel('Place').selectOption({ label: 'Legal links' });
    await places.getByLabel('Text of the entry').fill('Our infrastructure');
    await places.getByRole('button', { name: 'Put it there' }).click();
    await expect(places).toContainText('Legal links › Our infrastructure');

    await expect(async () => {
      await page.goto('/');
      await page.getByRole('link', { name: 'Our infrastructure' }).click({ timeout: 500 });
    }).toPass({ timeout: 10_000 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Infrastructure that stays up');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByText('We keep systems running.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Ready when you are' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'How we began' })).toBeVisible();

    await path.fill('/infrastructure');
    await staff.getByRole('button', { name: 'Publish changes' }).click();
    await expect(async () => {
      const moved = await request.get(`${env.siteUrl}/infra`, { maxRedirects: 0 });
      expect([moved.status(), moved.headers().location]).toEqual([301, '/infrastructure']);
    }).toPass({ timeout: 10_000 });
    // In the browser too, without a new document.
    await page.goto('/');
    await page.getByRole('link', { name: 'Our infrastructure' }).click();
    await expect(page).toHaveURL(`${env.siteUrl}/infrastructure`);
    await staff.context().close();
  } finally {
    const { docs } = await admin.send(
      'get',
      '/api/pages?where[path][in]=/infra,/infrastructure&depth=0&draft=true',
    );
    for (const { id } of docs) await admin.send('delete', `/api/pages/${id}`);
    const { main, contact, legal } = menus;
    await admin.send('post', '/api/globals/menus', { main, contact, legal, _status: 'published' });
    await admin.send('delete', `/api/users/${user.doc.id}`);
  }
  await expect(async () => {
    const home = await request.get(`${env.siteUrl}/infra`, { maxRedirects: 0 });
    expect(home.headers().location).toBe('/');
  }).toPass({ timeout: 10_000 });
});

async function addBlock(staff: Page, name: string) {
  const count = await staff.locator('.blocks-field__row').count();
  await staff.getByRole('button', { name: 'Add Section' }).click();
  await staff.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  const row = staff.locator('.blocks-field__row').nth(count);
  await expect(row).toBeVisible();
  return row;
}

async function addText(staff: Page) {
  const row = await addBlock(staff, 'Text');
  await row.getByRole('textbox', { name: /^Title/ }).fill('What we run');
  await row.locator('[contenteditable=true]').click();
  await staff.keyboard.type('We keep systems running.');
}

async function addCallToAction(staff: Page) {
  const row = await addBlock(staff, 'Call to action');
  await row.getByLabel(/^Title/).fill('Ready when you are');
  await row.getByLabel(/^Text/).fill('Tell us what must not stop.');
  await row.getByLabel(/^Button Label/).fill('Write to us');
  await row.getByLabel(/^Link/).fill('/contact');
}

async function addTimeline(staff: Page) {
  const row = await addBlock(staff, 'Timeline');
  await row.getByLabel(/^Title/).fill('How we began');
}

async function signIn(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } });
  const page = await context.newPage();
  await page.goto(`${env.cmsUrl}/admin/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  return page;
}

/** The staff side's API as somebody who has signed in. */
async function signedIn(request: APIRequestContext, address: string, secret: string) {
  const answer = await request.post(`${env.cmsUrl}/api/users/login`, {
    data: { email: address, password: secret },
  });
  const { token } = await answer.json();
  return {
    async send(method: 'get' | 'post' | 'delete', path: string, data?: object) {
      const headers = { authorization: `JWT ${token}` };
      const response = await request.fetch(`${env.cmsUrl}${path}`, { method, data, headers });
      expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true);
      return response.json();
    },
  };
}
