import { expect, test } from '../fixtures/test.ts';

test('the first page has 20 article cards and links to the other pages', async ({ page, request }) => {
  const { blogs, pagination } = await (await request.get('/api/blogs/list?page=1&limit=20')).json();
  await page.goto('/insights');
  await expect(page.getByRole('heading', { name: 'Blogs & Articles' })).toBeVisible();
  const articles = page.getByRole('region', { name: 'Articles', exact: true });
  const cards = articles.locator('a[href^="/blogs/"]');
  await expect(cards).toHaveText(blogs.map(({ title }: { title: string }) => title));
  const pages = page.getByRole('navigation', { name: 'Pages of articles' });
  await expect(pages.getByRole('link', { name: /^Page/ })).toHaveCount(pagination.pages);
  await expect(pages.getByRole('link', { name: 'Page 1', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await pages.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/insights?page=2#articles');
  await expect(cards).toHaveCount(pagination.total - 20);
  await expect(articles).toBeInViewport();
  await expect(pages.getByRole('link', { name: 'Next' })).toHaveCount(0);
  await pages.getByRole('link', { name: 'Previous' }).click();
  await expect(cards).toHaveCount(20);
});

test('an article shows the title of its card while it loads', async ({ page }) => {
  await page.goto('/insights');
  const card = page
    .getByRole('region', { name: 'Articles', exact: true })
    .locator('a[href^="/blogs/"]')
    .first();
  const title = (await card.textContent()) ?? '';
  await page.route('**/api/blogs/details/**', () => {}); // never answers
  await card.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('a page number beyond the last redirects to the first page', async ({ page }) => {
  await page.goto('/insights?page=99');
  await expect(page).toHaveURL('/insights');
});

test('the page shows three case studies', async ({ page }) => {
  await page.goto('/insights');
  const section = page.getByRole('region', { name: 'Case Studies' });
  await expect(section.getByRole('heading', { level: 3 })).toHaveText([
    'SAP Analytics Cloud',
    'SAP Fiori & UX',
    'SAP S/4HANA',
  ]);
});

test('the carousel of success stories shows 3, 2 or 1 at a time', async ({ page }) => {
  await page.goto('/insights');
  const stories = page.getByRole('region', { name: 'success stories', exact: true });
  await expect(stories.getByRole('button', { name: 'Pause success stories' })).toBeVisible();
  for (const { width, slides } of [
    { width: 1440, slides: 3 },
    { width: 1024, slides: 3 },
    { width: 1023, slides: 2 },
    { width: 600, slides: 2 },
    { width: 599, slides: 1 },
    { width: 320, slides: 1 },
  ]) {
    await page.setViewportSize({ width, height: 900 });
    const slide = (await stories.getByRole('listitem').first().boundingBox())?.width ?? 0;
    expect(slide * slides).toBeCloseTo((await stories.boundingBox())?.width ?? 0, 0);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all articles can be reached and all stories can be read', async ({ page, request }) => {
    const { successStories } = await (await request.get('/api/success-stories/list')).json();
    await page.goto('/insights');
    for (const { name } of successStories) await expect(page.getByText(name, { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Page 2', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(page.getByRole('region', { name: 'Articles', exact: true })).toBeInViewport();
  });
});
