import { expect, test } from '../fixtures/test.ts';

test('the headline fades out 4 s after the video is seen and returns when it is paused; with reduced motion no video loads', async ({
  page,
}) => {
  await page.clock.install();
  const slowLine = Promise.withResolvers<void>();
  await page.route('**/*.mp4', async (route) => {
    await slowLine.promise;
    await route.continue();
  });
  await page.goto('/');
  const headline = page.getByRole('heading', { level: 1 });
  const video = page.locator('video').first();
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(false);
  await page.clock.fastForward(5_000);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(headline).toHaveAttribute('data-shown', 'true');
  slowLine.resolve();
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime > 0 && element.muted))
    .toBe(true);
  await page.clock.fastForward(4_000);
  await expect(headline).toHaveCSS('opacity', '0');
  await page.getByRole('button', { name: 'Pause video' }).click();
  await expect(headline).toHaveCSS('opacity', '1');
  expect(await video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  const videos: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.mp4')) videos.push(request.url());
  });
  await page.reload();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(headline).toHaveCSS('opacity', '1');
  expect(videos).toEqual([]);
});
