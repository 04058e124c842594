import { href, html, key, picture, url } from './common.ts';
import { z } from './zod.ts';

/** Fields that services, solutions and articles have in common in lists. */
const card = {
  _id: key,
  title: z.string(),
  image: href,
  imageUrl: url,
  picture,
};

export const service = z
  .object({ ...card, subtitle: html.meta({ description: 'Summary as HTML' }) })
  .meta({ id: 'Service' });
export type Service = z.infer<typeof service>;

export const solution = z.object({ ...card, subtitle: z.string() }).meta({ id: 'Solution' });
export type Solution = z.infer<typeof solution>;

export const blogCategories = {
  sap: 'SAP',
  cloud: 'Cloud',
  'data-ai': 'Data and AI',
  engineering: 'Engineering',
  business: 'Business',
} as const;

export const blog = z
  .object({
    ...card,
    src: href.meta({ description: 'The same as image' }),
    subtitle: z.string(),
    category: z.object({ value: z.string(), label: z.string() }),
    publishedOn: z.iso.date(),
    readingMinutes: z.number().int().min(1),
  })
  .meta({ id: 'Blog' });
export type Blog = z.infer<typeof blog>;

export const author = z.object({ name: z.string(), designation: z.string(), imageUrl: url, picture });
