import { z } from 'zod';

const day = z.union([
  z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  z.date().transform((d) => d.toISOString().slice(0, 10)),
]);
const keyed = z.object({ key: z.string() });
const text = z.string().min(1);

/** Schemas of the sample files; the README describes them in words. */
export const article = z.object({
  title: text,
  subtitle: text,
  category: z.enum(['sap', 'cloud', 'data-ai', 'engineering', 'business']),
  author: text,
  publishedOn: day,
  imageAlt: text,
});

export const offer = z.object({ title: text, subtitle: text, order: z.number().int(), imageAlt: text });

export const job = z.object({
  title: text,
  department: text,
  location: text,
  city: text,
  country: z.enum(['IN', 'US', 'GB']),
  workMode: z.enum(['on-site', 'hybrid', 'remote']),
  jobType: z.enum(['full-time', 'part-time', 'contract', 'internship']),
  experience: text,
  education: text.optional(),
  salaryMin: z.number().int().optional(),
  salaryMax: z.number().int().optional(),
  postedOn: day,
  closingOn: day.optional(),
  closesAfterDays: z.number().int().positive().optional(),
  status: z.enum(['active', 'closed']),
  requirements: z.array(text),
  responsibilities: z.array(text),
});

export const legal = z.object({ title: text });

const person = keyed.extend({ name: text, designation: text, content: text, imageAlt: text });
export const team = z.array(person.extend({ linkedin: text }));
export const stories = z.array(person);
export const companies = z.array(keyed.extend({ name: text, imageAlt: text }));

const medium = z.object({ kind: z.enum(['image', 'video']), alt: text });
export const highlights = z.array(
  keyed.extend({ title: text, media: z.array(medium.extend({ file: text })) }),
);

const position = z.object({ top: z.number(), left: z.number() });
export const offices = z.array(
  keyed.extend({
    name: text,
    label: text,
    address: text,
    country: text,
    phone: text,
    email: text,
    desktop: position,
    mobile: position,
  }),
);

const titled = z.object({ title: text, text });
export const about = z.object({
  heroText: z.object({ title1: text, title2: text, title3: text, title4: text, para1: text, para2: text }),
  mission: titled,
  vision: titled,
  timelineTitle: text,
  timeline: z.array(titled.extend({ period: text })),
  teamHeading: z.object({ title: text, subtitle: text, subtitle2: text, subtitle3: text }),
});

const section = z.object({ tag: text, title: text, subtitle: text, keys: z.array(text) });
export const home = z.object({
  heroSections: z.array(medium.extend({ media: text, text, isActive: z.boolean() })),
  whySection: z.object({
    bannerAlt: text,
    heading: text,
    subHeading: text,
    imageAlt: text,
    cards: z.array(z.object({ title: text, desc: text })),
  }),
  middleSection: z.array(z.object({ key: text, text, subText: text })),
  solutionsSection: section,
  servicesSection: section,
  businessLevelSection: z.object({ text, subText: text, buttonLabel: text }),
  blogSections: z.object({
    blogTitle: text,
    blogSubTitle: text,
    blogSubTitle2: text,
    blogSubTitle3: text,
    blogViewAll: text,
    keys: z.array(text),
  }),
  companyList: z.object({ title: text, keys: z.array(text) }),
});

export const heroes = z.array(
  z.object({ page: text, items: z.array(medium.extend({ media: text, title: text })) }),
);

const link = z.object({ title: text, link: text });
export const menus = z.object({
  main: z.array(link.extend({ children: z.array(link).default([]) })),
  contact: link,
  legal: z.array(link),
});

export const settings = z.object({
  companyName: text,
  legalName: text,
  foundedYear: z.number().int(),
  tagline: text,
  description: text,
  footerText: text,
  headOffice: z.object({ label: text, address: text }),
  officesTitle: text,
  phones: z.array(text),
  recipients: z.object({ salesEmail: text, careersEmail: text, privacyEmail: text }),
  social: z.object({ network: text, shortPost: text, photo: text }),
  linkTeamIconsToProfiles: z.boolean(),
  cookieNotice: z.object({ title: text }),
});

const sectionHeading = { tag: text.optional(), title: text.optional(), text: text.optional() };
const sampleSection = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), title: text.optional(), body: text }),
  z.object({
    kind: z.literal('cards'),
    ...sectionHeading,
    cards: z.array(
      keyed.extend({ title: text, subtitle: text, link: text.optional(), imageAlt: text.optional() }),
    ),
  }),
  z.object({
    kind: z.literal('groups'),
    ...sectionHeading,
    groups: z.array(
      z.object({
        title: text,
        text: text.optional(),
        companies: z.array(z.object({ name: text, text: text.optional() })),
      }),
    ),
  }),
  z.object({ kind: z.literal('call-to-action'), title: text, text, buttonLabel: text, link: text }),
]);
export type SampleSection = z.infer<typeof sampleSection>;

export const screens = z.record(
  text,
  z.object({
    tag: text.optional(),
    title: text.optional(),
    intro: text.optional(),
    viewAll: text.optional(),
    sections: z.array(sampleSection).default([]),
  }),
);

export const topic = z.object({
  title: text,
  subtitle: text,
  imageAlt: text,
  sections: z.array(sampleSection).default([]),
});

export const forms = z.object({
  contact: z.object({ tag: text, heading: text, text, notice: text }),
  application: z.object({ intro: text, withoutScript: text, notice: text }),
});

export const replyTemplates = z.array(
  z.object({ name: text, audience: z.enum(['applications', 'messages']), subject: text, body: text }),
);
