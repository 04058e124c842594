import type * as content from '@riverfront/backend/payload-types';
import { type Section, type SectionOf, section } from '@riverfront/contract';
import type { DataFromCollectionSlug, Payload } from 'payload';
import { jobs } from '../../recruiting/jobs/jobs.ts';
import { filterVisible, findGlobal, listAllPublished, listPublished } from '../read-published.ts';
import { listNewestArticles, toBlog } from './cards.ts';
import { toCompanyLogo, toCultureHighlight, toOffices, toPerson, toTimeline } from './items.ts';
import { findPicture, toHeroItem } from './picture.ts';
import { richTextHtml } from './rich-text.ts';

type Block = NonNullable<content.Page['sections']>[number];
type BlockOf<K extends Block['blockType']> = Extract<Block, { blockType: K }>;

type FieldOf<K extends Section['kind']> = Exclude<keyof SectionOf<K>, 'kind'>;

/** Types of blocks whose texts visitors read as they are written. */
type TextBlock = {
  [K in Block['blockType']]: FieldOf<K> extends keyof BlockOf<K>
    ? BlockOf<K>[FieldOf<K>] extends string | null | undefined
      ? K
      : never
    : never;
}[Block['blockType']];

type Mapper<K extends Block['blockType']> = (
  block: BlockOf<K>,
  payload: Payload,
) => SectionOf<K> | Promise<SectionOf<K>>;

/** Maps the other types of blocks; one without a mapper is a type error. */
const mappers: { [K in Exclude<Block['blockType'], TextBlock>]: Mapper<K> } = {
  text: ({ title, body }) => ({ kind: 'text', title: title ?? '', body: richTextHtml(body) }),
  cards: ({ cards, ...rest }) => ({
    kind: 'cards',
    ...toHeading(rest),
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
    ...toHeading(rest),
    groups: groups.map(({ id, title, text, companies }) => ({
      _id: id ?? title,
      title,
      text: text ?? '',
      companies: companies.map((company) => ({
        name: company.name,
        text: company.text ?? '',
        figure: company.figure ?? '',
        link: company.link || null,
      })),
    })),
  }),
  hero: ({ title, media }) => ({
    kind: 'hero',
    title,
    items: filterVisible<content.Media>(media).map((medium) => toHeroItem(medium, title)),
  }),
  counters: ({ title, counters }) => ({
    kind: 'counters',
    title: title ?? '',
    counters: counters.map(({ id, text, figure }) => ({ _id: id ?? text, text, figure })),
  }),
  logos: async ({ title, companies }, payload) => ({
    kind: 'logos',
    title,
    companies: (await listChosen(companies, payload, 'companies')).map(toCompanyLogo),
  }),
  stories: async ({ title, text, stories }, payload) => ({
    kind: 'stories',
    title,
    text: text ?? '',
    stories: (await listChosen(stories, payload, 'success-stories')).map(toPerson),
  }),
  timeline: async ({ title, entries }, payload) => ({
    kind: 'timeline',
    title,
    entries: toTimeline(entries?.length ? entries : (await findGlobal(payload, 'about')).timeline),
  }),
  gallery: async ({ title, text, highlights }, payload) => ({
    kind: 'gallery',
    title,
    text: text ?? '',
    highlights: (await listChosen(highlights, payload, 'culture-highlights')).map(toCultureHighlight),
  }),
  map: async (block, payload) => ({
    kind: 'map',
    ...toHeading(block),
    ...toOffices(await listAllPublished(payload, 'offices')),
  }),
  questions: ({ questions, ...rest }) => ({
    kind: 'questions',
    ...toHeading(rest),
    questions: questions.map(({ id, question, answer }) => ({
      _id: id ?? question,
      question,
      answer: richTextHtml(answer),
    })),
  }),
  jobs: async ({ department, count: limit, ...rest }, payload) => {
    const query = { status: 'active' as const, page: 1, limit, ...(department && { department }) };
    return {
      kind: 'jobs',
      ...toHeading(rest),
      jobs: (await jobs(payload, { params: undefined, query })).data,
    };
  },
  articles: async ({ articles, category, count, ...rest }, payload) => ({
    kind: 'articles',
    ...toHeading(rest),
    articles: (articles?.length
      ? filterVisible<content.Blog>(articles)
      : await listNewestArticles(payload, count ?? 3, category ? { category: { equals: category } } : {})
    ).map(toBlog),
  }),
};

/** Maps the blocks of a page to sections. */
export async function toSections(payload: Payload, blocks: content.Page['sections']): Promise<Section[]> {
  return Promise.all(
    (blocks ?? []).map((block) =>
      block.blockType in mappers
        ? (mappers[block.blockType as keyof typeof mappers] as Mapper<Block['blockType']>)(
            block as never,
            payload,
          )
        : toTexts(block),
    ),
  );
}

/** Maps a block of texts by the schema of its section. */
function toTexts(block: Block): Section {
  const schema = section.options.find(({ shape }) => shape.kind.value === block.blockType);
  const texts: Record<string, unknown> = { ...block, kind: block.blockType };
  const names = Object.keys(schema?.shape ?? {});
  return Object.fromEntries(names.map((name) => [name, texts[name] ?? ''])) as Section;
}

/** Returns the published documents among those chosen, or all where none are chosen. */
async function listChosen<S extends 'companies' | 'success-stories' | 'culture-highlights'>(
  chosen: (number | DataFromCollectionSlug<S>)[] | null | undefined,
  payload: Payload,
  collection: S,
): Promise<DataFromCollectionSlug<S>[]> {
  if (chosen?.length) return filterVisible<DataFromCollectionSlug<S>>(chosen);
  return (await listPublished(payload, collection, { page: 1, limit: 40, depth: 2 })).docs;
}

function toHeading({
  tag,
  title,
  text,
}: {
  tag?: string | null;
  title?: string | null;
  text?: string | null;
}) {
  return { tag: tag ?? '', title: title ?? '', text: text ?? '' };
}
