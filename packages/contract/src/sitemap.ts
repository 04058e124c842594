import { ok } from './common.ts';
import { z } from './zod.ts';

/** Most addresses of one part. A sitemap may have 50,000 (sitemaps.org); fewer keep one answer near a megabyte. */
export const addressesPerPart = 10_000;

const updatedAt = z.iso.datetime().meta({ description: 'When what stands there was last published' });

/** Part 3 of the jobs are the 20,001st to the 30,000th of those that are open, the oldest first. */
const partName = z
  .string()
  .regex(/^(?:screens|(?:pages|services|solutions|blogs|jobs)-[1-9]\d{0,3})$/)
  .meta({ example: 'jobs-1' });

/** The parts that the addresses of all published pages come in; parts without any are left out. */
export const sitemapParts = {
  response: ok({
    parts: z.array(z.object({ name: partName, total: z.number().int().min(1), updatedAt })),
  }),
};

/** The addresses of one part, as paths of the site. */
export const sitemapPart = {
  params: z.object({ part: partName }),
  response: ok({ addresses: z.array(z.object({ path: z.string().startsWith('/'), updatedAt })) }),
};
