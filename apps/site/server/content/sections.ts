import type * as content from '@riverfront/content';
import type { Section, SectionOf } from '@riverfront/contract';
import type { DataFromCollectionSlug, Payload, Where } from 'payload';
import { jobs } from '../api/jobs.ts';
import { toBlog } from './cards.ts';
import { toCompanyLogo } from './company-logo.ts';
import { toCultureHighlight } from './culture-highlight.ts';
import { toHeroItem } from './hero-item.ts';
import { allPublished, listPublished, publishedGlobal, visible } from './list.ts';
import { toOffices } from './offices.ts';
import { findPicture } from './picture.ts';
import { richTextHtml } from './rich-text.ts';
import { toSuccessStory } from './success-story.ts';
import { toTimeline } from './timeline.ts';

type Block = NonNullable<content.Page['sections']>[number];
type BlockOf<K extends Block['blockType']> = Extract<Block, { blockType: K }>;

type Way<K extends Block['blockType']> = (
  block: BlockOf<K>,
  payload: Payload,
) => SectionOf<K> | Promise<SectionOf<K>>;

/** How each kind of block becomes a section; a kind without a way is a type error. */
const ways: { [K in Block['blockType']]: Way<K> } = {
  text: ({ title, body }) => ({ kind: 'text', title: title ?? '', body: richTextHtml(body) }),
  cards: ({ cards, ...rest }) => ({
    kind: 'cards',
    ...heading(rest),
    cards: cards.map(({ id, title, subtitle, image, link }) => ({
      _id: id ?? title,
      title,
      subtitle,
      picture: findPicture(image),
      link: link || null,
    })),
  }),
  groups: ({ groups, ...rest }) => ({
    kind: 'groups',
    ...heading(rest),
    groups: groups.map(({ id, title, text, companies }) => ({
      _id: id ?? title,
      title,
      text: text ?? '',
      companies: companies.map((company) => ({ name: company.name, text: company.text ?? '' })),
    })),
  }),
  'call-to-action': ({ title, text, buttonLabel, link }) => ({
    kind: 'call-to-action',
    title,
    text,
    buttonLabel,
    link,
  }),
  hero: ({ title, media }) => ({
    kind: 'hero',
    title,
    items: visible<content.Media>(media).map((medium) => toHeroItem(medium, title)),
  }),
  counters: ({ title, counters }) => ({
    kind: 'counters',
    title: title ?? '',
    counters: counters.map(({ id, text, figure }) => ({ _id: id ?? text, text, figure })),
  }),
  logos: async ({ title, companies }, payload) => ({
    kind: 'logos',
    title,
    companies: (await chosenOrAll(companies, payload, 'companies')).map(toCompanyLogo),
  }),
  stories: async ({ title, text, stories }, payload) => ({
    kind: 'stories',
    title,
    text: text ?? '',
    stories: (await chosenOrAll(stories, payload, 'success-stories')).map(toSuccessStory),
  }),
  timeline: async ({ title, entries }, payload) => ({
    kind: 'timeline',
    title,
    entries: toTimeline(entries?.length ? entries : (await publishedGlobal(payload, 'about', 0)).timeline),
  }),
  gallery: async ({ title, text, highlights }, payload) => ({
    kind: 'gallery',
    title,
    text: text ?? '',
    highlights: (await chosenOrAll(highlights, payload, 'culture-highlights')).map(toCultureHighlight),
  }),
  map: async (block, payload) => ({
    kind: 'map',
    ...heading(block),
    ...toOffices(await allPublished(payload, 'offices')),
  }),
  questions: ({ questions, ...rest }) => ({
    kind: 'questions',
    ...heading(rest),
    questions: questions.map(({ id, question, answer }) => ({
      _id: id ?? question,
      question,
      answer: richTextHtml(answer),
    })),
  }),
  jobs: async ({ department, count, ...rest }, payload) => ({
    kind: 'jobs',
    ...heading(rest),
    jobs: (await newestJobs(payload, count, department)).data,
  }),
  articles: async ({ articles, category, count, ...rest }, payload) => ({
    kind: 'articles',
    ...heading(rest),
    articles: (articles?.length
      ? visible<content.Blog>(articles)
      : await newestArticles(payload, count ?? 3, category)
    ).map(toBlog),
  }),
};

/** The sections of a page as the API shows them, in their order. */
export function toSections(payload: Payload, blocks: content.Page['sections']): Promise<Section[]> {
  return Promise.all(
    (blocks ?? []).map((block) =>
      (ways[block.blockType] as Way<Block['blockType']>)(block as never, payload),
    ),
  );
}

/** What staff chose, as far as it is published; all there is where they chose nothing. */
async function chosenOrAll<S extends 'companies' | 'success-stories' | 'culture-highlights'>(
  chosen: (number | DataFromCollectionSlug<S>)[] | null | undefined,
  payload: Payload,
  collection: S,
): Promise<DataFromCollectionSlug<S>[]> {
  if (chosen?.length) return visible<DataFromCollectionSlug<S>>(chosen);
  return (await listPublished(payload, collection, { page: 1, limit: 40, depth: 2 })).docs;
}

function newestJobs(payload: Payload, limit: number, department: string | null | undefined) {
  const query = { status: 'active' as const, page: 1, limit, ...(department && { department }) };
  return jobs(payload, { params: undefined, query });
}

async function newestArticles(
  payload: Payload,
  limit: number,
  category: content.Blog['category'] | null | undefined,
): Promise<content.Blog[]> {
  const where: Where = category ? { category: { equals: category } } : {};
  return (await listPublished(payload, 'blogs', { page: 1, limit, sort: '-publishedOn', where })).docs;
}

function heading({ tag, title, text }: { tag?: string | null; title?: string | null; text?: string | null }) {
  return { tag: tag ?? '', title: title ?? '', text: text ?? '' };
}
