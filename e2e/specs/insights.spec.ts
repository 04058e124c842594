import { expect, test } from '../fixtures/test.ts';

test('the page shows 20 articles with links to the others, case studies, and stories by width', async ({
  page,
  request,
}) => {
  const { blogs, pagination } = await (await request.get('/api/blogs/list?page=1&limit=20')).json();
  // A page number beyond the last redirects to the first page.
  await page.goto('/insights?page=99');
  await expect(page).toHaveURL('/insights');
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

  const studies = page.getByRole('region', { name: 'Case Studies' }).getByRole('heading', { level: 3 });
  await expect(studies).toHaveText(['SAP Analytics Cloud', 'SAP Fiori & UX', 'SAP S/4HANA']);
  const stories = page.getByRole('region', { name: 'success stories', exact: true });
  await stories.scrollIntoViewIfNeeded();
  await expect(stories.getByRole('button', { name: 'Pause success stories' })).toBeVisible();
  for (const [width, slides] of [
    [1024, 3],
    [1023, 2],
    [599, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const slide = (await stories.getByRole('listitem').first().boundingBox())?.width ?? 0;
    expect(slide * slides).toBeCloseTo((await stories.boundingBox())?.width ?? 0, 0);
  }
});

test('articles are narrowed by subject and author, the address carries it, and Back returns @phone', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/insights');
  const articles = page.getByRole('region', { name: 'Articles', exact: true });
  const titles = articles.getByRole('heading', { level: 3 });
  const all = await titles.count();
  const filter = (name: string) => articles.getByRole('navigation', { name, exact: true }).getByRole('link');
  const authors = await filter('Author').count();
  await filter('Subject').filter({ hasText: 'Cloud' }).click();
  await expect(page).toHaveURL('/insights?category=cloud#articles');
  await expect(filter('Subject').filter({ hasText: 'Cloud' })).toHaveAttribute('aria-current', 'true');
  expect(await titles.count()).toBeLessThan(all);
  expect(await filter('Author').count()).toBeLessThan(authors);
  await filter('Author').nth(1).click();
  await expect(page).toHaveURL(/\?category=cloud&author=[a-z-]+#articles$/);
  await expect(articles.getByRole('status')).toHaveText(/^1 article, newest first$/);
  await expect(titles).toHaveCount(1);
  await expectAccessible(page);
  await page.goBack();
  await expect(page).toHaveURL('/insights?category=cloud#articles');
  await page.goBack();
  await expect(titles).toHaveCount(all);
});
