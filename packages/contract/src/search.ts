import { listQuery, ok, pagination } from './common.ts';
import { z } from './zod.ts';

const searchKind = z.enum([
  ...(['services', 'solutions', 'cases', 'pages', 'blogs'] as const),
  ...(['jobs', 'team', 'stories', 'offices', 'legal'] as const),
]);
export type SearchKind = z.infer<typeof searchKind>;

const searchResult = z
  .object({
    kind: searchKind,
    title: z.string(),
    path: z
      .string()
      .startsWith('/')
      .meta({ description: 'Where it stands on the site', example: '/services/odoo-erp' }),
    excerpt: z.string(),
  })
  .meta({ id: 'SearchResult' });
export type SearchResult = z.infer<typeof searchResult>;

export const search = {
  summary: 'Search in everything that is published',
  query: listQuery(10).extend({
    q: z
      .string()
      .max(100, 'Please search for at most 100 characters.')
      .default('')
      .describe('Words, “"an exact phrase"”, -without, either OR other; the last word may be half typed'),
  }),
  response: ok({ results: z.array(searchResult), pagination }),
};

/** Limit of addresses in one part, about a megabyte; a sitemap may have 50,000 (sitemaps.org). */
export const addressesPerPart = 10_000;

const updatedAt = z.iso.datetime().describe('When what stands there was last published');

/** `jobs-3` are the open jobs 20,001 to 30,000, oldest first. */
const partName = z
  .string()
  .regex(/^(?:screens|(?:pages|services|solutions|blogs|cases|jobs)-[1-9]\d{0,3})$/)
  .meta({ example: 'jobs-1' });

/** Parts of the sitemap, without empty ones. */
export const sitemapParts = {
  summary: 'The parts that the addresses of all published pages come in',
  response: ok({
    parts: z.array(z.object({ name: partName, total: z.number().int().min(1), updatedAt })),
  }),
};

/** Addresses of one part, as paths. */
export const sitemapPart = {
  summary: 'The addresses of one part, with when each was last published',
  params: z.object({ part: partName }),
  response: ok({ addresses: z.array(z.object({ path: z.string().startsWith('/'), updatedAt })) }),
};

/** Size of Open Graph images in pixels, which networks do not crop (1.91 : 1). */
export const cardSize = { width: 1200, height: 630 } as const;

/** The Open Graph image of a page, and its texts. */
const socialPreviewCard = z
  .object({
    href: z.string().startsWith('/share/').meta({
      description: 'Where the picture is; the address changes with what is drawn',
      example: '/share/3f0c9a1be2d47756/blogs/sap-s4hana-migration.png',
    }),
    alt: z.string(),
    kind: z.string().describe('What stands there; empty for a page of the site itself'),
    title: z.string(),
    detail: z.string().describe('The line below; may be empty'),
    company: z.string(),
  })
  .meta({ id: 'SocialPreview' });
export type SocialPreview = z.infer<typeof socialPreviewCard>;

export const socialPreview = {
  summary: 'The picture that a page is shared with',
  query: z.object({
    path: z
      .string('path must be a path of this site.')
      .regex(/^\/(?!\/)[\w/-]*$/, 'path must be a path of this site.')
      .max(200, 'path has at most 200 characters.'),
  }),
  response: ok({ card: socialPreviewCard }),
};
