import type { APIRequestContext, Page } from '@playwright/test';
import { env } from '../env.ts';
import { findViolations } from '../fixtures/axe.ts';
import { signInThroughApi } from '../fixtures/sign-in.ts';
import { createStaffAccount, getAdministratorApi } from '../fixtures/staff-api.ts';
import { expect, expectError, test } from '../fixtures/test.ts';

test('an editor creates a page from blocks, and changes its path; a menu entry follows it', async ({
  context,
  page,
  request,
}) => {
  expectError('400');
  const admin = await getAdministratorApi();
  const menus = await admin<{ legal: object[] }>('GET', '/globals/menus?depth=0');
  try {
    const staff = await context.newPage();
    await signInThroughApi(staff, await createStaffAccount('editor'));
    await staff.goto(`${env.cmsUrl}/admin/collections/pages/create`);
    await staff.getByLabel('Title').first().fill('Infrastructure that stays up');
    const path = staff.getByLabel(/^Path/);
    await path.fill('/services');
    await addTextBlock(staff);
    await addCallToActionBlock(staff);
    await staff.keyboard.press('ControlOrMeta+s');
    await expect(staff).toHaveURL(/\/pages\/\d+/);
    const key = staff.getByLabel('Key', { exact: true });
    await expect(key).toHaveValue('infrastructure-that-stays-up');
    await key.fill('stays-up');
    await staff.getByRole('button', { name: 'Publish changes' }).click();
    await expect(staff.getByText(/is taken by the Services page/).first()).toBeVisible();
    await path.fill('/uptime');
    await staff.getByRole('button', { name: 'Publish changes' }).click();
    await expect(staff.getByText(/successfully/).first()).toBeVisible();
    await expect(key).toHaveValue('stays-up');
    await expect(key).toBeDisabled();

    const entry = { title: 'Our infrastructure', link: '/uptime' };
    await admin('POST', '/globals/menus', { legal: [...menus.legal, entry], _status: 'published' });

    await expect.poll(async () => (await request.get('/')).text()).toContain('Our infrastructure');
    await page.goto('/');
    await page.getByRole('link', { name: 'Our infrastructure' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Infrastructure that stays up');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByText('We keep systems running.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Ready when you are' })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);

    await path.fill('/uptime-moved');
    await staff.getByRole('button', { name: 'Publish changes' }).click();
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
  await expect.poll(() => fetchRedirect(request, '/uptime')).toEqual([302, '/']);
});

/** Fetches the status and the Location header of a path. */
async function fetchRedirect(request: APIRequestContext, path: string): Promise<unknown[]> {
  const response = await request.get(path, { maxRedirects: 0 });
  return [response.status(), response.headers().location];
}

async function addBlock(staff: Page, name: string) {
  const count = await staff.locator('.blocks-field__row').count();
  await staff.getByRole('button', { name: 'Add Section' }).click();
  await staff.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  const row = staff.locator('.blocks-field__row').nth(count);
  await expect(row).toBeVisible();
  return row;
}

async function addTextBlock(staff: Page) {
  const row = await addBlock(staff, 'Text');
  await row.getByRole('textbox', { name: /^Title/ }).fill('What we run');
  await row.locator('[contenteditable=true]').click();
  await staff.keyboard.type('We keep systems running.');
}

async function addCallToActionBlock(staff: Page) {
  const row = await addBlock(staff, 'Call to action');
  await row.getByLabel(/^Title/).fill('Ready when you are');
  await row.getByLabel(/^Text/).fill('Tell us what must not stop.');
  await row.getByLabel(/^Button Label/).fill('Write to us');
  await row.getByLabel(/^Link/).fill('/contact');
}
