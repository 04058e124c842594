import { ok } from './common.ts';
import { z } from './zod.ts';

/** Limit of addresses in one part, about a megabyte; a sitemap may have 50,000 (sitemaps.org). */
export const addressesPerPart = 10_000;

const updatedAt = z.iso.datetime().meta({ description: 'When what stands there was last published' });

/** `jobs-3` are the open jobs 20,001 to 30,000, oldest first. */
const partName = z
  .string()
  .regex(/^(?:screens|(?:pages|services|solutions|blogs|jobs)-[1-9]\d{0,3})$/)
  .meta({ example: 'jobs-1' });

/** Parts of the sitemap, without empty ones. */
export const sitemapParts = {
  response: ok({
    parts: z.array(z.object({ name: partName, total: z.number().int().min(1), updatedAt })),
  }),
};

/** Addresses of one part, as paths. */
export const sitemapPart = {
  params: z.object({ part: partName }),
  response: ok({ addresses: z.array(z.object({ path: z.string().startsWith('/'), updatedAt })) }),
};
