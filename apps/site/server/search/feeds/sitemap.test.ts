import { addressesPerPart } from '@riverfront/contract';
import { createClient } from '@riverfront/contract/client';
import { expect, test } from 'vitest';
import { createPartialSitemap, createSitemap } from './crawler-files.ts';

const updatedAt = '2026-11-21T10:00:00.000Z';
const origin = 'https://www.riverfront.example';

/** Creates an API with this number of full parts of jobs. */
const createApi = (parts: number) =>
  createClient({
    fetch: (path) =>
      path.startsWith('/api/sitemap/list')
        ? Response.json({
            parts: Array.from({ length: parts }, (_, i) => ({
              name: `jobs-${i + 1}`,
              total: addressesPerPart,
              updatedAt,
            })),
          })
        : Response.json({
            addresses: Array.from({ length: addressesPerPart }, (_, i) => ({
              path: `/careers/job-${i}`,
              updatedAt,
            })),
          }),
  });

test('writes an index of ten parts for 100,000 jobs', async () => {
  const api = createApi(10);
  const index = await createSitemap(api, origin);
  expect(index).toContain('<sitemapindex');
  expect(index.match(/<loc>/g)).toHaveLength(10);
  expect(index).toContain(
    `<sitemap><loc>${origin}/sitemap-jobs-10.xml</loc><lastmod>${updatedAt}</lastmod></sitemap>`,
  );
  expect((await createPartialSitemap(api, origin, 'jobs-10')).match(/<url>/g)).toHaveLength(addressesPerPart);
});
