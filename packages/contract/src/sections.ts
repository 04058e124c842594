import { blog } from './cards.ts';
import { html, picture } from './common.ts';
import { heroItem } from './hero.ts';
import { companyLogo } from './home.ts';
import { job } from './jobs.ts';
import { cultureHighlight, successStory } from './lists.ts';
import { mapMarkers, office, timelineEntry } from './site.ts';
import { z } from './zod.ts';

const heading = { tag: z.string(), title: z.string(), text: z.string() };

export const textSection = z
  .object({ kind: z.literal('text'), title: z.string(), body: html })
  .meta({ id: 'TextSection' });

export const cardsSection = z
  .object({
    kind: z.literal('cards'),
    ...heading,
    cards: z.array(
      z.object({
        _id: z.string(),
        title: z.string(),
        subtitle: z.string(),
        picture: picture.nullable(),
        link: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'CardsSection' });

export const groupsSection = z
  .object({
    kind: z.literal('groups'),
    ...heading,
    groups: z.array(
      z.object({
        _id: z.string(),
        title: z.string(),
        text: z.string(),
        companies: z.array(z.object({ name: z.string(), text: z.string() })),
      }),
    ),
  })
  .meta({ id: 'GroupsSection' });

export const callToActionSection = z
  .object({
    kind: z.literal('call-to-action'),
    title: z.string(),
    text: z.string(),
    buttonLabel: z.string(),
    link: z.string(),
  })
  .meta({ id: 'CallToActionSection' });

export const heroSection = z
  .object({ kind: z.literal('hero'), title: z.string(), items: z.array(heroItem) })
  .meta({ id: 'HeroSection' });

export const countersSection = z
  .object({
    kind: z.literal('counters'),
    title: z.string(),
    counters: z.array(z.object({ _id: z.string(), text: z.string(), figure: z.string() })),
  })
  .meta({ id: 'CountersSection' });

export const logosSection = z
  .object({ kind: z.literal('logos'), title: z.string(), companies: z.array(companyLogo) })
  .meta({ id: 'LogosSection' });

export const storiesSection = z
  .object({
    kind: z.literal('stories'),
    title: z.string(),
    text: z.string(),
    stories: z.array(successStory),
  })
  .meta({ id: 'StoriesSection' });

export const timelineSection = z
  .object({ kind: z.literal('timeline'), title: z.string(), entries: z.array(timelineEntry) })
  .meta({ id: 'TimelineSection' });

export const gallerySection = z
  .object({
    kind: z.literal('gallery'),
    title: z.string(),
    text: z.string(),
    highlights: z.array(cultureHighlight),
  })
  .meta({ id: 'GallerySection' });

export const mapSection = z
  .object({ kind: z.literal('map'), ...heading, offices: z.array(office), markers: mapMarkers })
  .meta({ id: 'MapSection' });

export const questionsSection = z
  .object({
    kind: z.literal('questions'),
    ...heading,
    questions: z.array(z.object({ _id: z.string(), question: z.string(), answer: html })),
  })
  .meta({ id: 'QuestionsSection' });

export const jobsSection = z
  .object({ kind: z.literal('jobs'), ...heading, jobs: z.array(job) })
  .meta({ id: 'JobsSection' });

export const articlesSection = z
  .object({ kind: z.literal('articles'), ...heading, articles: z.array(blog) })
  .meta({ id: 'ArticlesSection' });

/** A part of a page, told apart by `kind`. */
export const section = z.discriminatedUnion('kind', [
  textSection,
  cardsSection,
  groupsSection,
  callToActionSection,
  heroSection,
  countersSection,
  logosSection,
  storiesSection,
  timelineSection,
  gallerySection,
  mapSection,
  questionsSection,
  jobsSection,
  articlesSection,
]);
export type Section = z.infer<typeof section>;
/** The section of one kind. */
export type SectionOf<K extends Section['kind']> = Extract<Section, { kind: K }>;
