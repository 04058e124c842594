import { randomUUID } from 'node:crypto';
import { env } from '../env.ts';
import { createArticle } from '../fixtures/article.ts';
import { findViolations } from '../fixtures/axe.ts';
import { signInThroughApi } from '../fixtures/sign-in.ts';
import { createStaffAccount, getAdministratorApi } from '../fixtures/staff-api.ts';
import { expect, test } from '../fixtures/test.ts';

test('an editor picks a section by its drawing, sees rows by title, and links a card to a page', async ({
  page,
  request,
}) => {
  const administrator = await getAdministratorApi();
  const path = `/linked-${randomUUID().slice(0, 8)}`;
  const create = (data: object) =>
    administrator<{ doc: { id: number } }>('POST', '/pages', { _status: 'published', ...data });
  const target = (await create({ title: `Linked page ${path}`, path })).doc.id;
  const cards = [{ title: 'The first card', subtitle: 'Leads on', link: '/about' }];
  const linking = (
    await create({
      title: 'Page with cards',
      path: `${path}-from`,
      sections: [{ blockType: 'cards', cards }],
    })
  ).doc.id;
  try {
    await signInThroughApi(page, await createStaffAccount('editor'));
    await page.goto(`${env.cmsUrl}/admin/collections/pages/${linking}`);
    const row = page.locator('.blocks-field__row').first();
    await expect(row.getByText('The first card', { exact: true })).toBeVisible();

    const addSection = page.getByRole('button', { name: 'Add Section' });
    await addSection.click();
    const picker = page.getByRole('dialog');
    await expect(picker.getByRole('button', { name: 'Timeline', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(addSection).toBeFocused();

    await row.getByRole('button', { name: 'Choose a page' }).click();
    await picker.getByRole('button', { name: `Linked page ${path}` }).click();
    await expect(picker).toBeHidden();
    await expect(row.getByRole('textbox', { name: 'Link' })).toHaveValue(path);
    await page.getByRole('button', { name: 'Publish changes' }).click();
    await expect(page.getByText(/successfully/).first()).toBeVisible();
    await expect.poll(async () => (await request.get(`${path}-from`)).text()).toContain(`href="${path}"`);
  } finally {
    for (const id of [linking, target]) await administrator('DELETE', `/pages/${id}`);
  }
});

test('an editor pastes a table into an article and adds code; visitors see both within seconds @full', async ({
  page,
  context,
}) => {
  const administrator = await getAdministratorApi();
  const { id, title, form } = await createArticle();
  try {
    await signInThroughApi(page, await createStaffAccount('editor'));
    await page.goto(form);
    const text = page.locator('.rich-text-lexical [contenteditable=true]').first();
    await text.click();
    await text.press('Control+Home');
    await text.evaluate((target) => {
      const clipboardData = new DataTransfer();
      const html = '<table><tr><th>Weir</th><th>Height</th></tr><tr><td>Vasna</td><td>9 m</td></tr></table>';
      clipboardData.setData('text/html', html);
      target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect(text.getByRole('cell', { name: 'Vasna' })).toBeVisible();

    await text.press('Control+End');
    await text.press('Enter');
    await page.keyboard.type('/code');
    await page.getByRole('option', { name: 'Code' }).click();
    const code = text.getByLabel(/^Code/);
    // The form inside the text hands its values over to the text after the server has seen them.
    const seen = page.waitForResponse((response) =>
      Boolean(response.request().postData()?.includes('from weir')),
    );
    await code.fill('select height\n  from weir');
    await seen;

    await page.getByRole('button', { name: 'Publish changes' }).click();
    await expect(page.getByText(/successfully/).first()).toBeVisible();

    const visitor = await context.newPage();
    await visitor.setViewportSize({ width: 390, height: 844 });
    const { docs } = await administrator<{ docs: { key: string }[] }>(
      'GET',
      `/blogs?where[id][equals]=${id}`,
    );
    // Well below the minute for which pages are cached.
    await expect
      .poll(async () => (await visitor.request.get(`${env.siteUrl}/blogs/${docs[0]?.key}`)).text())
      .toContain('Vasna');
    await visitor.goto(`${env.siteUrl}/blogs/${docs[0]?.key}`);
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(visitor.getByRole('columnheader', { name: 'Height' })).toBeVisible();
    await expect(visitor.getByRole('cell', { name: '9 m' })).toBeVisible();
    await expect(visitor.locator('pre')).toHaveText('select height\n  from weir');
    expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await findViolations(visitor)).toEqual([]);
  } finally {
    await administrator('DELETE', `/blogs/${id}`);
  }
});
