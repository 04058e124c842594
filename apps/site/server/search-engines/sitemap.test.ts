import { addressesPerPart } from '@riverfront/contract';
import { createClient } from '@riverfront/contract/client';
import { expect, test } from 'vitest';
import { partialSitemap, wholeSitemap } from './sitemap.ts';

const updatedAt = '2026-11-21T10:00:00.000Z';
const origin = 'https://www.riverfront.example';

/** An API with so many jobs in full parts. */
const apiOf = (parts: number) =>
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

test('one full part is one file of far less than 50 MB', async () => {
  const text = await wholeSitemap(apiOf(1), origin);
  expect(text.match(/<url>/g)).toHaveLength(addressesPerPart);
  expect(text.length).toBeLessThan(2_000_000);
});

test('100,000 jobs are an index of ten parts', async () => {
  const api = apiOf(10);
  const index = await wholeSitemap(api, origin);
  expect(index).toContain('<sitemapindex');
  expect(index.match(/<loc>/g)).toHaveLength(10);
  expect(index).toContain(
    `<sitemap><loc>${origin}/sitemap-jobs-10.xml</loc><lastmod>${updatedAt}</lastmod></sitemap>`,
  );
  expect((await partialSitemap(api, origin, 'jobs-10')).match(/<url>/g)).toHaveLength(addressesPerPart);
});
