import { expect, test } from '../fixtures/test.ts';

test('the sections follow the order of the specification, and their cards lead to their pages', async ({
  page,
  request,
}) => {
  const { home } = await (await request.get('/api/api/home/list')).json();
  const html = await (await request.get('/')).text();
  const counters = Object.values<{ subText: string }>(home.middleSection);
  expect(counters).toHaveLength(4);
  // `count-up.test.ts` tests how they count up.
  for (const { subText } of counters) expect(html).toContain(`>${subText}<`);
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.heroSections[0].text);
  const flatten = (text: string) => text.replace(/\s+/g, ' ');
  const order = [
    home.whySection.heading,
    home.solutionsSection.title,
    home.servicesSection.title,
    home.businessLevelSection.text,
    home.blogSections.blogText.blogSubTitle,
    home.companyList.title,
  ].map(flatten);
  const headings = (await main.getByRole('heading', { level: 2 }).allInnerTexts()).map(flatten);
  const found = headings.flatMap((heading) => order.find((title) => heading.startsWith(title)) ?? []);
  expect(found).toEqual(order);
  for (const { title, desc } of home.whySection.whyCardData)
    for (const text of [title, desc]) await expect(page.getByText(text, { exact: true })).toBeVisible();
});

test('the headline fades out while the video plays and returns when it is paused', async ({ page }) => {
  await page.goto('/');
  const headline = page.getByRole('heading', { level: 1 });
  await expect(headline).toBeVisible();
  const video = page.locator('video').first();
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime > 0 && element.muted))
    .toBe(true);
  // The headline fades out 4 s after playback began (specification, section 9).
  await expect(headline).toHaveCSS('opacity', '0');
  await page.getByRole('button', { name: 'Pause video' }).click();
  await expect(headline).toHaveCSS('opacity', '1');
  expect(await video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
});

test('the largest paint is the picture of the head and not its video, which is shown later @phone', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('h1')).toHaveAttribute('data-shown', 'false');
  const largest = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const observer = new PerformanceObserver((list) =>
          resolve(list.getEntries().map((entry) => Reflect.get(entry, 'element')?.localName)),
        );
        observer.observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  expect(largest).not.toContain('video');
  expect(largest).toContain('img');
});

test('no video is loaded with reduced motion, and the headline stays', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const videos: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.mp4')) videos.push(request.url());
  });
  await page.goto('/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('opacity', '1');
  expect(videos).toEqual([]);
});
