import { join } from 'node:path';
import { env } from '../env.ts';
import { waitForHydration } from '../fixtures/hydration.ts';
import { expect, test } from '../fixtures/test.ts';

const nordlys = join(import.meta.dirname, '../fixtures/nordlys');
const files = ['export.xml', 'uploads.zip'].map((name) => join(nordlys, name));

test('an administrator imports a WordPress export with pictures, and nothing the second time', async ({
  staffPage: page,
  expectAccessible,
}) => {
  test.setTimeout(400_000);
  await page.goto(`${env.cmsUrl}/admin/import`);
  const input = page.getByLabel('Files to import');
  await waitForHydration(input);
  await input.setInputFiles(files);
  await page.getByRole('button', { name: 'Check the files' }).click();
  // The embedded database serialises transactions, so an import waits for those of concurrent tests.
  const longTimeout = { timeout: 120_000 };
  const status = page.locator('.staff-actions').getByRole('status');
  await expect(status).toContainText('An import would do this: 30 × new.', longTimeout);
  const row = page.getByRole('row', { name: 'A price list for advice' });
  await expect(row).toContainText('The shortcode [contact-form-7] was left out.');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Import 30 items' }).click();
  await expect(status).toContainText('Imported: 30 × new.', longTimeout);
  const report = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the report' }).click();
  expect((await report).suggestedFilename()).toMatch(/^import-.*\.csv$/);
  await page.getByRole('button', { name: 'Check the files' }).click();
  await expect(status).toContainText('An import would do this: 30 × already there.', longTimeout);

  await page.goto(`${env.cmsUrl}/admin/collections/blogs?search=one+free+day`);
  await page.getByRole('link', { name: 'A week with one free day' }).click();
  await expect(page.locator('[data-lexical-editor] h2')).toHaveText('What the free day is for');
});
