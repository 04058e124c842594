import type { Page, PageContent } from '@riverfront/content';
import { type HeroItem, type PageName, pageNames } from '@riverfront/contract';
import type { Payload } from 'payload';
import { toHeroItem } from '../content/hero-item.ts';
import { hrefOf, pictureOf } from '../content/picture.ts';
import { richTextHtml } from '../content/rich-text.ts';
import { toSections } from '../content/sections.ts';
import { toSharing } from '../content/sharing.ts';
import { NotFound } from './errors.ts';
import type { Handler } from './handler.ts';

async function findPage(payload: Payload, page: PageName): Promise<PageContent | undefined> {
  const { docs } = await payload.find({
    collection: 'page-contents',
    where: { page: { equals: page } },
    limit: 1,
    pagination: false,
    depth: 2,
    overrideAccess: false,
  });
  return docs[0];
}

function heroItems(page: PageContent | undefined): HeroItem[] {
  return (page?.home ?? []).map(({ media, title }) => toHeroItem(media, title));
}

export const pageContent: Handler<'pageContent'> = async (payload, { params }) => {
  const page = await findPage(payload, params.page);
  const { tag, title, text, linkLabel } = page?.intro ?? {};
  return {
    success: true,
    home: heroItems(page),
    intro: { tag: tag ?? '', title: title ?? '', text: text ?? '', linkLabel: linkLabel ?? '' },
    sections: await toSections(payload, page?.sections),
  };
};

export const heroData: Handler<'heroData'> = async (payload, { query: { type } }) => {
  const page = pageNames.find((name) => name === type);
  if (page) return { success: true, type, heroes: heroItems(await findPage(payload, page)) };
  const [first] = (await findTopic(payload, type)).sections ?? [];
  const [hero] = first?.blockType === 'hero' ? await toSections(payload, [first]) : [];
  return { success: true, type, heroes: hero?.kind === 'hero' ? hero.items : [] };
};

/** @throws {NotFound} where no page is published at the path */
async function findTopic(payload: Payload, path: string): Promise<Page> {
  const { docs } = await payload.find({
    collection: 'pages',
    where: { path: { equals: `/${path}` } },
    limit: 1,
    pagination: false,
    // 3 levels: the chosen highlights, their films and the posters of those.
    depth: 3,
    overrideAccess: false,
  });
  const [doc] = docs;
  if (!doc) throw new NotFound(`There is no page at “/${path}”.`);
  return doc;
}

export const topicPage: Handler<'topicPage'> = async (payload, { params }) => {
  const doc = await findTopic(payload, params.path);
  return {
    success: true,
    page: {
      path: doc.path,
      title: doc.title,
      subtitle: doc.subtitle ?? '',
      image: doc.image ? hrefOf(doc.image) : null,
      picture: doc.image ? pictureOf(doc.image) : null,
      description: richTextHtml(doc.description),
      sections: await toSections(payload, doc.sections),
      sharing: toSharing(doc.meta),
      updatedAt: doc.updatedAt,
    },
  };
};
