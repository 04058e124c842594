import { z } from './zod.ts';

/** The public key of an item: permanent, readable, unique per type. */
export const key = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(120)
  .meta({ description: 'Permanent readable key', example: 'sap-s4hana-migration' });

/** A media path relative to the API base: `/media/x.webp` is served at `/api/media/x.webp`. */
export const href = z
  .string()
  .startsWith('/media/')
  .meta({ description: 'Media path relative to the API base', example: '/media/cover-1a2b3c4d5e.webp' });

/** A root-relative path or an absolute URL. */
export const url = z.union([z.string().startsWith('/'), z.url()]);

/** HTML generated from structured rich text, safe to insert. */
export const html = z.string().describe('HTML from the structured rich text of the CMS');

const pictureSource = z.object({ href, width: z.number().int().positive() });
const percent = z.number().min(0).max(100);

/** An image in every stored width, for `srcset`; sizes in pixels. */
export const picture = z.object({
  alt: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  sources: z.array(pictureSource).min(1),
  avif: z.array(pictureSource).optional().describe('The same picture as AVIF, for browsers that take it'),
  focus: z
    .object({ x: percent, y: percent })
    .optional()
    .describe('What must stay in sight when the picture is cut, in percent from the top left'),
});
export type Picture = z.infer<typeof picture>;

/** Texts for search results and social previews; empty where the page's own texts are used. */
export const sharing = z.object({ title: z.string(), description: z.string(), picture: picture.nullable() });
export type Sharing = z.infer<typeof sharing>;

/** Pagination of a list; `page` starts at 1, `pages` is 0 for an empty list. */
export const pagination = z.object({
  page: z.number().int().min(1),
  limit: z.number().int().min(1).max(100),
  total: z.number().int().min(0),
  pages: z.number().int().min(0),
  more: z
    .literal(true)
    .optional()
    .describe(
      'There are more than `total`: of a long list the first thousand are counted, and always a page beyond the one asked for',
    ),
});
export type Pagination = z.infer<typeof pagination>;

/** Error codes that forms react to. */
const failureCodes = [
  'invalid',
  'email-unverified',
  'captcha-needed',
  'captcha-refused',
  'code-wrong',
  'code-spent',
  'code-replaced',
  'too-many',
  'job-closed',
  'questions-changed',
  'file-refused',
  'away',
  'not-found',
  'not-now',
  'on-hold',
] as const;
export type FailureCode = (typeof failureCodes)[number];

/** The answer of every failed call; visitors read `message`. */
export const failure = z
  .object({
    success: z.literal(false),
    message: z.string(),
    code: z.enum(failureCodes).optional().describe('Which step a form has to take again'),
    errors: z.record(z.string(), z.string()).optional().describe('What is wrong with which field of a form'),
    retryAfterSeconds: z.number().int().min(0).optional().describe('When to try again'),
    department: z.string().optional().describe('That of a job that has closed'),
  })
  .meta({ id: 'Failure' });
export type Failure = z.infer<typeof failure>;

const wholeNumber = (name: string, fallback: number, max: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,8}$/, `${name} must be a whole number from 1 to ${max}.`)
    .transform(Number)
    .refine((n) => n <= max, `${name} must be a whole number from 1 to ${max}.`)
    .default(fallback);

/**
 * Creates the query of a paginated list.
 * @param limit default page size
 */
export function listQuery(limit = 20) {
  return z.object({ page: wholeNumber('page', 1, 100_000), limit: wholeNumber('limit', limit, 100) });
}

/** Creates the shape of required texts. */
export function texts<Name extends string>(...names: Name[]): Record<Name, z.ZodString> {
  return Object.fromEntries(names.map((name) => [name, z.string()])) as Record<Name, z.ZodString>;
}

/** Creates the schema `{ success: true, … }` of a successful answer. */
export function ok<T extends z.ZodRawShape>(shape: T) {
  return z.object({ success: z.literal(true), ...shape });
}
