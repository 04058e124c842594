import { html, picture, texts } from './common.ts';
import { companyLogo, heroItem } from './home.ts';
import { blog, cultureHighlight, successStory } from './items.ts';
import { job } from './jobs.ts';
import { mapMarkers, office, timelineEntry } from './site.ts';
import { z } from './zod.ts';

const heading = texts('tag', 'title', 'text');

/** Creates the schema of one kind of section. */
function sectionOf<K extends string, S extends z.ZodRawShape>(kind: K, id: string, shape: S) {
  return z.object({ kind: z.literal(kind), ...shape }).meta({ id });
}

const card = z.object({
  ...texts('_id', 'title', 'subtitle'),
  picture: picture.nullable(),
  link: z.string().nullable(),
});
const group = z.object({
  ...texts('_id', 'title', 'text'),
  companies: z.array(z.object({ ...texts('name', 'text', 'figure'), link: z.string().nullable() })),
});
const counter = z.object(texts('_id', 'text', 'figure'));
const question = z.object({ _id: z.string(), question: z.string(), answer: html });
const callToAction = texts('title', 'text', 'buttonLabel', 'link');

/** A section of a page, discriminated by `kind`. */
export const section = z.discriminatedUnion('kind', [
  sectionOf('text', 'TextSection', { title: z.string(), body: html }),
  sectionOf('cards', 'CardsSection', { ...heading, cards: z.array(card) }),
  sectionOf('groups', 'GroupsSection', { ...heading, groups: z.array(group) }),
  sectionOf('call-to-action', 'CallToActionSection', callToAction),
  sectionOf('hero', 'HeroSection', { title: z.string(), items: z.array(heroItem) }),
  sectionOf('counters', 'CountersSection', { title: z.string(), counters: z.array(counter) }),
  sectionOf('logos', 'LogosSection', { title: z.string(), companies: z.array(companyLogo) }),
  sectionOf('stories', 'StoriesSection', { ...texts('title', 'text'), stories: z.array(successStory) }),
  sectionOf('timeline', 'TimelineSection', { title: z.string(), entries: z.array(timelineEntry) }),
  sectionOf('gallery', 'GallerySection', {
    ...texts('title', 'text'),
    highlights: z.array(cultureHighlight),
  }),
  sectionOf('map', 'MapSection', { ...heading, offices: z.array(office), markers: mapMarkers }),
  sectionOf('questions', 'QuestionsSection', { ...heading, questions: z.array(question) }),
  sectionOf('jobs', 'JobsSection', { ...heading, jobs: z.array(job) }),
  sectionOf('articles', 'ArticlesSection', { ...heading, articles: z.array(blog) }),
]);
export type Section = z.infer<typeof section>;
export type SectionOf<K extends Section['kind']> = Extract<Section, { kind: K }>;
