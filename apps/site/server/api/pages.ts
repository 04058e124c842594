import type { PageContent } from '@riverfront/content';
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

export const heroData: Handler<'heroData'> = async (payload, { query }) => {
  const type = pageNames.find((name) => name === query.type);
  if (!type) throw new NotFound(`There is no page called “${query.type}”.`);
  return { success: true, type, heroes: heroItems(await findPage(payload, type)) };
};

export const topicPage: Handler<'topicPage'> = async (payload, { params }) => {
  const { docs } = await payload.find({
    collection: 'pages',
    where: { path: { equals: `/${params.path}` } },
    limit: 1,
    pagination: false,
    // 3 levels: the chosen highlights, their films and the posters of those.
    depth: 3,
    overrideAccess: false,
  });
  const [doc] = docs;
  if (!doc) throw new NotFound(`There is no page at “/${params.path}”.`);
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
