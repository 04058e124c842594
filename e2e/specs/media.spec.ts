import { env } from '../env.ts';
import { expect, test } from '../fixtures/test.ts';

const megabyte = 1024 ** 2;
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Creates an MP4 without tracks, whose `mdat` box differs at each call. @param size in bytes */
function createVideo(size: number): Buffer {
  const video = Buffer.alloc(size, `${Math.random()}`);
  video.writeUInt32BE(24, 0);
  video.write('ftypisom\0\0\0\0isommp42', 4, 'latin1');
  video.writeUInt32BE(size - 24, 24);
  video.write('mdat', 28, 'latin1');
  return video;
}

test('an editor uploads a video above 10 MB, and an image with the extension of a page', async ({
  staffPage: page,
}) => {
  const form = `${env.cmsUrl}/admin/collections/media/create`;
  for (const [name, mimeType, buffer, stored] of [
    ['River.mp4', 'video/mp4', createVideo(12 * megabyte), /^river-[0-9a-f]{10}\.mp4$/],
    ['kite.html', 'text/html', png, /^kite-[0-9a-f]{10}\.png$/],
  ] as const) {
    await page.goto(form);
    await expect(page.getByText('videos up to 100 MB')).toBeVisible();
    await page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
    await page.getByLabel('Description for people who cannot see it').fill('The river at noon');
    await page.getByRole('button', { name: 'Save' }).click();
    const link = page.locator('.file-meta__url a').first();
    await expect(link).toHaveText(stored);
    const address = (await link.textContent()) ?? '';
    expect((await page.request.get(`${env.siteUrl}/api/media/${address}`)).status()).toBe(200);
  }
});

test('a file above the size limit is rejected at once', async ({ staffPage: page }) => {
  await page.goto(`${env.cmsUrl}/admin/collections/media/create`);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'Kite.png', mimeType: 'image/png', buffer: Buffer.alloc(21 * megabyte) });
  const message = '21 MB and cannot be saved. Images may have up to 20 MB';
  await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
});
