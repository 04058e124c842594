import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { env } from '../env.ts';
import { waitForHydration } from '../fixtures/hydration.ts';
import { getAdministratorApi } from '../fixtures/staff-api.ts';
import { expect, expectError, test } from '../fixtures/test.ts';

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

/** Opens the form of an upload, which ignores a file that is chosen before it is hydrated. */
async function openForm(page: Page): Promise<void> {
  await page.goto(`${env.cmsUrl}/admin/collections/media/create`);
  await waitForHydration(page.locator('input[type=file]'));
}

test('an editor uploads a video above 10 MB and an image with the extension of a page; what is larger is rejected at once', async ({
  staffPage: page,
}, testInfo) => {
  const client = await page.context().newCDPSession(page);
  for (const [name, mimeType, buffer, stored] of [
    ['River.mp4', 'video/mp4', createVideo(12 * megabyte), /^river-[0-9a-f]{10}\.mp4$/],
    ['kite.html', 'text/html', png, /^kite-[0-9a-f]{10}\.png$/],
  ] as const) {
    await openForm(page);
    await expect(page.getByText('videos up to 100 MB')).toBeVisible();
    await page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
    await page.getByLabel('Description for people who cannot see it').fill('The river at noon');
    // Slowed down, so that the progress of the video can be seen.
    const upload = { latency: 0, downloadThroughput: -1, uploadThroughput: 3 * megabyte, offline: false };
    await client.send('Network.emulateNetworkConditions', upload);
    await page.getByRole('button', { name: 'Save' }).click();
    if (name === 'River.mp4')
      await expect(page.getByRole('progressbar', { name })).toHaveAttribute('value', /^[1-9]\d?$/);
    const link = page.locator('.file-meta__url a').first();
    await expect(link).toHaveText(stored);
    const address = (await link.textContent()) ?? '';
    expect((await page.request.get(`${env.siteUrl}/api/media/${address}`)).status()).toBe(200);
  }
  const file = testInfo.outputPath('Kite.png');
  await writeFile(file, Buffer.alloc(21 * megabyte));
  await openForm(page);
  // Files are chosen or dropped, not fetched from a URL.
  await expect(page.getByRole('button', { name: 'Paste URL' })).toHaveCount(0);
  await page.locator('input[type=file]').setInputFiles(file);
  const message = '21 MB and cannot be saved. Images may have up to 20 MB';
  await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
});

test('several files are dropped at once, and one whose connection is lost is sent again', async ({
  staffPage: page,
}) => {
  expectError('ERR_CONNECTION_RESET');
  const folder = `Kites ${Date.now()}`;
  const administrator = await getAdministratorApi();
  await administrator('POST', '/folders', { name: folder });
  await page.goto(`${env.cmsUrl}/admin/collections/media`);
  await page.getByRole('button', { name: folder }).click();
  await expect(page.getByRole('button', { name: `/ ${folder}` })).toBeVisible();
  await page.getByRole('button', { name: 'Bulk Upload' }).click();
  const names = [1, 2].map((number) => `drop-${number}-${Date.now()}`);
  const files = await page.evaluateHandle(
    ([base64, ...all]) => {
      const dropped = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64 ?? ''), (char) => char.charCodeAt(0));
      for (const name of all)
        dropped.items.add(new File([bytes, name], `${name}.png`, { type: 'image/png' }));
      return dropped;
    },
    [png.toString('base64'), ...names],
  );
  await page.locator('.dropzone').last().dispatchEvent('drop', { dataTransfer: files });
  for (const name of names) {
    await page
      .getByRole('button', { name: new RegExp(name) })
      .first()
      .click();
    await page.locator('#field-alt').fill(`A kite, ${name}`);
  }
  const isUpload = /\/api\/media(\?.*)?$/;
  await page.route(isUpload, (route) => route.abort('connectionreset'), { times: 1 });
  await page.getByRole('button', { name: 'Save' }).last().click();
  const uploads = page.getByRole('region', { name: 'Uploads' });
  await expect(uploads.getByRole('alert')).toContainText('The connection was lost');
  await uploads.getByRole('button', { name: 'Try again' }).click();
  for (const name of names)
    await expect(page.getByRole('listitem').filter({ hasText: `A kite, ${name}` })).toContainText('Not used');
});
