import { expect, expectError, test } from '../fixtures/test.ts';

test('the sections follow the order of the specification, with content from the API', async ({
  page,
  request,
}) => {
  const { home } = await (await request.get('/api/api/home/list')).json();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.heroSections[0].text);
  const order = [
    home.whySection.heading,
    home.solutionsSection.title,
    home.servicesSection.title,
    home.businessLevelSection.text,
    home.blogSections.blogText.blogSubTitle,
    home.companyList.title,
  ];
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
  const flat = headings.map((text) => text.replace(/\s+/g, ' '));
  const places = order.map((title) => flat.findIndex((text) => text.startsWith(title.replace(/\s+/g, ' '))));
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  for (const { title, desc } of home.whySection.whyCardData) {
    await expect(page.getByText(title, { exact: true })).toBeVisible();
    await expect(page.getByText(desc, { exact: true })).toBeVisible();
  }
});

test('cards lead to their pages', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await main
    .getByRole('link', { name: /Batch to Cash for Chemicals/ })
    .first()
    .click();
  await expect(page).toHaveURL('/solutions/chemicals-batch-to-cash');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Batch to Cash for Chemicals');
  await page.goBack();
  await main
    .getByRole('link', { name: /Odoo ERP/ })
    .first()
    .click();
  await expect(page).toHaveURL('/services/odoo-erp');
  await page.goBack();
  await main
    .getByRole('link', { name: /A cutover weekend/ })
    .first()
    .click();
  await expect(page).toHaveURL('/blogs/cutover-weekend-hour-by-hour');
  await page.goBack();
  await expect(main.getByRole('link', { name: 'Talk to a partner' })).toHaveAttribute('href', '/contact');
});

test('a service text beyond 60 characters expands and collapses', async ({ page }) => {
  await page.goto('/');
  const more = page.getByRole('button', { name: /^Read more/ }).first();
  await more.scrollIntoViewIfNeeded();
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await more.click();
  const less = page.getByRole('button', { name: /^Read Less/ });
  await expect(less).toHaveCount(1);
  await less.click();
  await expect(page.getByRole('button', { name: /^Read Less/ })).toHaveCount(0);
});

test('counters have their final number in the HTML and count up when scrolled into view', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/')).text();
  const { home } = await (await request.get('/api/api/home/list')).json();
  const counters = Object.values<{ text: string; subText: string }>(home.middleSection);
  expect(counters.length).toBe(4);
  for (const { subText } of counters) expect(html).toContain(`>${subText}<`);

  await page.clock.install();
  await page.goto('/');
  const label = page.getByText(counters[1]?.text ?? '', { exact: false }).first();
  await label.scrollIntoViewIfNeeded();
  await page.clock.runFor(3_000);
  await expect(page.getByText(counters[1]?.subText ?? '', { exact: true }).first()).toBeAttached();
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
  await expect(headline).toHaveCSS('opacity', '0', { timeout: 8_000 });
  await page.getByRole('button', { name: /Pause film/i }).click();
  await expect(headline).toHaveCSS('opacity', '1');
  expect(await video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('no video is loaded and the headline stays', async ({ page }) => {
    const videos: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.mp4')) videos.push(request.url());
    });
    await page.goto('/');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('opacity', '1');
    expect(videos).toEqual([]);
  });
});

test('a client logo that fails to load is replaced by the fallback', async ({ page }) => {
  await page.route(/zarunk-dyes/, (route) => route.abort());
  expectError('net::ERR_FAILED');
  await page.goto('/');
  const logos = page.getByRole('img', { name: 'Zarunk Dyes' });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(logos.first()).toHaveAttribute('src', /fallback/);
});

test('the label of the Pause button stays on one line at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/');
  const label = page.getByRole('button', { name: 'Pause film' }).getByText('Pause', { exact: false });
  const lines = await label.first().evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element.firstChild ?? element);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});
