import { href, html, ok, picture, sharing, texts } from './common.ts';
import { heroItem } from './home.ts';
import { section } from './sections.ts';
import { sitePath } from './site-paths.ts';
import { z } from './zod.ts';

/** Names of the pages whose hero and heading staff edit, as in the specification. */
export const pageNames = [
  'Home',
  'About',
  'Cloud Solution',
  'Consulting',
  'Contact Us',
  'Industries',
  'Insights',
  'Modernization',
  'Services',
  'Solutions',
  'Join Us',
] as const;
export type PageName = (typeof pageNames)[number];

/** Pages that open with a statement and a drawn detail beside it. */
export const statementPages: readonly PageName[] = [
  'Services',
  'Solutions',
  'Cloud Solution',
  'Consulting',
  'Modernization',
  'Industries',
];

/** Drawings of the site that can stand beside a page's headline, with what each shows. */
export const drawings = {
  stages: 'A project as stages on a calendar',
  groundwork: 'Groundwork that is done, and what is fitted',
  invoices: 'Monthly invoices that become smaller',
  watch: 'A day and its night shift',
  interfaces: 'Interfaces that stay, and those that go',
  'floor-plan': 'Plant, warehouse and shop floor',
} as const;
export type DrawingName = keyof typeof drawings;

const intro = z.object({
  ...texts('tag', 'title', 'text', 'linkLabel'),
  figures: z
    .array(z.object(texts('figure', 'text')))
    .optional()
    .describe('Shown below the title'),
});
export type PageIntro = z.infer<typeof intro>;

export const pageContent = {
  summary: 'Hero and heading of a page',
  params: z.object({ page: z.enum(pageNames, 'page must be one of the known page names.') }),
  response: ok({
    home: z.array(heroItem),
    intro,
    sections: z.array(section),
    drawing: z
      .enum(Object.keys(drawings) as DrawingName[])
      .optional()
      .describe('The drawing beside the headline, where staff prefer one to the medium of the hero'),
  }),
};

const topicPageContent = z
  .object({
    ...texts('path', 'title', 'subtitle'),
    image: href.nullable(),
    picture: picture.nullable(),
    description: html.describe('The long text as HTML; empty where sections say it all'),
    sections: z.array(section),
    sharing,
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'TopicPage' });
export type TopicPage = z.infer<typeof topicPageContent>;

/** `path` is the path of the page without its slash. */
export const topicPage = {
  summary: 'One topic page',
  params: z.object({
    path: z
      .string()
      .regex(/^[a-z0-9-]+$/)
      .max(120),
  }),
  response: ok({ page: topicPageContent }),
};

/** The redirect from an old path; `to` is null without one. */
export const redirects = {
  summary: 'Where an old address leads now',
  query: z.object({
    from: z
      .string('from must be a path of this site.')
      .regex(sitePath, 'from must be a path of this site.')
      .max(300, 'from has at most 300 characters.'),
  }),
  response: ok({ to: z.string().nullable() }),
};

export const heroData = {
  summary: 'Hero items of a page',
  query: z.object({
    type: z
      .string('type must name a page.')
      .min(1, 'type must name a page.')
      .max(120)
      .describe('Name of a page, or the path of a topic page without its slash'),
  }),
  response: ok({ type: z.string(), heroes: z.array(heroItem) }),
};

/** Names of the legal documents, as in the specification. */
export const legalDocuments = ['Privacy Policy', 'Cookie Policy', 'Terms and Conditions'] as const;
export type LegalDocument = (typeof legalDocuments)[number];

const privacySection = z
  .object({ _id: z.string(), title: z.string(), description: html })
  .meta({ id: 'PrivacySection' });

export const privacy = {
  summary: 'Sections of a legal document',
  params: z.object({ section: z.enum(legalDocuments) }),
  response: ok({ privacy: z.array(privacySection) }),
};
