import { expect, test } from '../fixtures/test.ts';

test('the legal texts are shown with a table of contents', async ({ page, request }) => {
  const read = async (name: string) => (await request.get(`/api/privacy/get/${name}`)).json();
  const headings = page.getByRole('article').getByRole('heading', { level: 2 });
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  const terms = (await read('Terms and Conditions')).privacy[0];
  await page.goto('/terms-of-service');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms and Conditions');
  expect(await headings.count()).toBe((terms.description.match(/<h2>/g) ?? []).length);
  expect(await links.allInnerTexts()).toEqual(await headings.allInnerTexts());
  await links.nth(2).click();
  await expect(headings.nth(2)).toBeInViewport();

  const { privacy } = await read('Privacy Policy');
  await page.goto('/privacy-policy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  await expect(headings).toHaveText(privacy.map(({ title }: { title: string }) => title));
  await links.last().click();
  await expect(page).toHaveURL(new RegExp(`#${privacy.at(-1)._id}$`));
  await expect(headings.last()).toBeInViewport();
});
