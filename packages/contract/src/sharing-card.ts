import { ok } from './common.ts';
import { z } from './zod.ts';

/** Size of Open Graph images in pixels, which networks do not crop (1.91 : 1). */
export const cardSize = { width: 1200, height: 630 } as const;

/** The Open Graph image of a page, and its texts. */
const sharingCard = z
  .object({
    href: z.string().startsWith('/share/').meta({
      description: 'Where the picture is; the address changes with what is drawn',
      example: '/share/3f0c9a1be2d47756/blogs/sap-s4hana-migration.png',
    }),
    alt: z.string(),
    kind: z.string().meta({ description: 'What stands there; empty for a page of the site itself' }),
    title: z.string(),
    detail: z.string().meta({ description: 'The line below; may be empty' }),
    company: z.string(),
    style: z.string().meta({ description: 'Colours, faces and shapes of the brand' }),
    logo: z.string().nullable().meta({ description: 'Address of the logo for dark backgrounds' }),
  })
  .meta({ id: 'SharingCard' });
export type SharingCard = z.infer<typeof sharingCard>;

export const sharingCards = {
  query: z.object({
    path: z
      .string('path must be a path of this site.')
      .regex(/^\/(?!\/)[\w/-]*$/, 'path must be a path of this site.')
      .max(200, 'path has at most 200 characters.'),
  }),
  response: ok({ card: sharingCard }),
};
