import { expect, test } from '../fixtures/test.ts';

for (const { path, api, list, tag, title, first } of [
  {
    path: '/services',
    api: '/api/services/get/Services',
    list: 'services',
    tag: 'Our Services',
    title: 'Tailored Services to Grow & Expand Your Business',
    first: '/services/',
  },
  {
    path: '/solution',
    api: '/api/solutions/list',
    list: 'solutions',
    tag: 'Our Solution',
    title: 'Tailored Solution to Grow & Expand Your Business',
    first: '/solutions/',
  },
]) {
  test(`${path} shows its headings and every item of the API`, async ({ page, request }) => {
    const items = (await (await request.get(api)).json())[list];
    await page.goto(path);
    await expect(page.getByText(tag, { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    for (const { _id, title: name } of items) {
      const link = page.getByRole('main').locator(`a[href="${first}${_id}"]`).first();
      await expect(link).toContainText(name);
    }
  });
}

test('/solution links to the whole list of solutions', async ({ page }) => {
  await page.goto('/solution');
  await expect(page.getByRole('link', { name: 'View all solution' })).toBeVisible();
});
