import { writeFile } from 'node:fs/promises';
import { env } from '../env.ts';
import { waitForHydration } from '../fixtures/hydration.ts';
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

test('an editor is told at once that an image is too large, and uploads a video above 10 MB', async ({
  staffPage: page,
}, testInfo) => {
  await page.goto(`${env.cmsUrl}/admin/collections/media/create`);
  const input = page.locator('input[type=file]');
  await waitForHydration(input);
  // Files are chosen or dropped, not fetched from a URL.
  await expect(page.getByRole('button', { name: 'Paste URL' })).toHaveCount(0);
  const file = testInfo.outputPath('Kite.png');
  await writeFile(file, Buffer.alloc(21 * megabyte));
  await input.setInputFiles(file);
  const message = '21 MB and cannot be saved. Images may have up to 20 MB';
  await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();

  const name = 'River.mp4';
  await page.locator('.file-field__upload').getByRole('button').last().click();
  await input.setInputFiles({ name, mimeType: 'video/mp4', buffer: createVideo(12 * megabyte) });
  await page.getByLabel('Description for people who cannot see it').fill('The river at noon');
  await page.getByRole('button', { name: 'Save' }).click();
  const link = page.locator('.file-meta__url a').first();
  await expect(link).toHaveText(/^river-[0-9a-f]{10}\.mp4$/);
  const address = await link.textContent();
  expect((await page.request.get(`${env.siteUrl}/api/media/${address}`)).status()).toBe(200);

  await page.locator('.file-details__remove').click();
  await input.setInputFiles({ name: 'Kite.png', mimeType: 'image/png', buffer: png });
  const question = page.getByText('The file was replaced. Does this description still fit?');
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(question).toHaveCount(0);
});
