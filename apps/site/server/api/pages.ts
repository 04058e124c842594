import type { PageContent } from '@riverfront/content';
import { type HeroItem, type PageName, pageNames } from '@riverfront/contract';
import type { Payload } from 'payload';
import { findPicture, hrefOf, isFilm, pictureOf } from '../content/picture.ts';
import { richTextHtml } from '../content/rich-text.ts';
import { toSections } from '../content/sections.ts';
import { NotFound } from './errors.ts';
import type { Handler } from './handler.ts';

async function findPage(payload: Payload, page: PageName): Promise<PageContent | undefined> {
  const { docs } = await payload.find({
    collection: 'page-contents',
    where: { page: { equals: page } },
    limit: 1,
    depth: 2,
    overrideAccess: false,
  });
  return docs[0];
}

function heroItems(page: PageContent | undefined): HeroItem[] {
  return (page?.home ?? []).map(({ media, title }) => ({
    mediaType: isFilm(media) ? 'video' : 'image',
    href: hrefOf(media),
    title,
    picture: findPicture(media),
  }));
}

export const pageContent: Handler<'pageContent'> = async (payload, { params }) => {
  const page = await findPage(payload, params.page);
  const { tag, title, text, linkLabel } = page?.intro ?? {};
  return {
    success: true,
    home: heroItems(page),
    intro: { tag: tag ?? '', title: title ?? '', text: text ?? '', linkLabel: linkLabel ?? '' },
    sections: toSections(page?.sections),
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
    depth: 1,
    overrideAccess: false,
  });
  const [doc] = docs;
  if (!doc) throw new NotFound(`There is no page at “/${params.path}”.`);
  return {
    success: true,
    page: {
      path: doc.path,
      title: doc.title,
      subtitle: doc.subtitle,
      image: hrefOf(doc.image),
      picture: pictureOf(doc.image),
      description: richTextHtml(doc.description),
      sections: toSections(doc.sections),
      updatedAt: doc.updatedAt,
    },
  };
};
