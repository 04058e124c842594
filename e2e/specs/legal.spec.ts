import { navigateOnClient } from '../fixtures/navigate-on-client.ts';
import { expect, expectError, test } from '../fixtures/test.ts';

const terms = /\/api\/privacy\/get\/Terms/;

test('the terms are shown with a table of contents', { tag: '@phone' }, async ({ page, request }) => {
  const { privacy } = await (await request.get('/api/privacy/get/Terms and Conditions')).json();
  await page.goto('/terms-of-service');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms and Conditions');
  const headings = page.getByRole('article').getByRole('heading', { level: 2 });
  expect(await headings.count()).toBe((privacy[0].description.match(/<h2>/g) ?? []).length);
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  expect(await links.allInnerTexts()).toEqual(await headings.allInnerTexts());
  await links.nth(2).click();
  await expect(headings.nth(2)).toBeInViewport();
});

test('missing terms show a message, and the terms appear once a failed request succeeds', async ({
  page,
}) => {
  expectError('503');
  expectError('Error fetching terms and conditions');
  await page.goto('/contact');
  let answer: 'empty' | 'failing' | 'there' = 'failing';
  await page.route(terms, (route) => {
    if (answer === 'there') return route.continue();
    if (answer === 'empty') return route.fulfill({ json: { success: true, privacy: [] } });
    return route.fulfill({ status: 503, json: { success: false, message: 'down' } });
  });
  await navigateOnClient(page, '/terms-of-service');
  const none = page.getByText('No Terms and Conditions available.', { exact: true });
  await expect(none).toBeVisible();
  answer = 'there';
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeVisible({ timeout: 15_000 });
  await expect(none).toHaveCount(0);
  answer = 'empty';
  await navigateOnClient(page, '/contact');
  await navigateOnClient(page, '/terms-of-service');
  await expect(none).toBeVisible();
});

test('the privacy policy shows every section, each with its own URL', async ({ page, request }) => {
  const { privacy } = await (await request.get('/api/privacy/get/Privacy Policy')).json();
  await page.goto('/privacy-policy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  const headings = page.getByRole('article').getByRole('heading', { level: 2 });
  expect(await headings.allInnerTexts()).toEqual(privacy.map(({ title }: { title: string }) => title));
  const last = privacy.at(-1);
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: last.title })
    .click();
  await expect(page).toHaveURL(new RegExp(`#${last._id}$`));
  await expect(page.getByRole('heading', { level: 2, name: last.title })).toBeInViewport();
});

test('a printed legal text has no header, footer or table of contents', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/privacy-policy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
});
