import { writeFile } from 'node:fs/promises';
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
  // Slowed down, so that the progress can be seen.
  const client = await page.context().newCDPSession(page);
  const upload = { latency: 0, downloadThroughput: -1, uploadThroughput: 6 * megabyte, offline: false };
  await client.send('Network.emulateNetworkConditions', upload);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('progressbar', { name })).toHaveAttribute('value', /^[1-9]\d?$/);
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
  const uploads = page.getByRole('region', { name: 'In progress' });
  await expect(uploads.getByRole('alert')).toContainText('The connection was lost');
  await uploads.getByRole('button', { name: 'Try again' }).click();
  for (const name of names)
    await expect(page.getByRole('listitem').filter({ hasText: `A kite, ${name}` })).toBeVisible();
});
