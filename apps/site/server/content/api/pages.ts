import type { Page, PageContent } from '@riverfront/backend/payload-types';
import { type HeroItem, type PageName, pageNames } from '@riverfront/contract';
import type { Payload } from 'payload';
import type { Handler } from '../../api/handler.ts';
import { HttpError } from '../../api/http-error.ts';
import { toHeroItem, toHref, toPicture, toSharing } from '../mapping/picture.ts';
import { richTextHtml } from '../mapping/rich-text.ts';
import { toSections } from '../mapping/sections.ts';
import { findPublished } from '../read-published.ts';

export const pageContent: Handler<'pageContent'> = async (payload, { params }) => {
  const page = await findScreen(payload, params.page);
  const { tag, title, text, linkLabel, figures } = page?.intro ?? {};
  return {
    success: true,
    home: toHeroItems(page),
    intro: {
      tag: tag ?? '',
      title: title ?? '',
      text: text ?? '',
      linkLabel: linkLabel ?? '',
      figures: (figures ?? []).map((one) => ({ figure: one.figure, text: one.text })),
    },
    sections: await toSections(payload, page?.sections),
    ...(page?.drawing && { drawing: page.drawing }),
  };
};

export const heroData: Handler<'heroData'> = async (payload, { query: { type } }) => {
  const page = pageNames.find((name) => name === type);
  if (page) return { success: true, type, heroes: toHeroItems(await findScreen(payload, page)) };
  const [first] = (await findPage(payload, type)).sections ?? [];
  const [hero] = first?.blockType === 'hero' ? await toSections(payload, [first]) : [];
  return { success: true, type, heroes: hero?.kind === 'hero' ? hero.items : [] };
};

export const topicPage: Handler<'topicPage'> = async (payload, { params }) => {
  const { path, title, subtitle, image, description, sections, meta, updatedAt } = await findPage(
    payload,
    params.path,
  );
  return {
    success: true,
    page: {
      path,
      title,
      subtitle: subtitle ?? '',
      image: image ? toHref(image) : null,
      picture: image ? toPicture(image) : null,
      description: richTextHtml(description),
      sections: await toSections(payload, sections),
      sharing: toSharing(meta),
      updatedAt,
    },
  };
};

function findScreen(payload: Payload, page: PageName): Promise<PageContent | undefined> {
  return findPublished(payload, 'page-contents', { page: { equals: page } }, 2);
}

function toHeroItems(page: PageContent | undefined): HeroItem[] {
  return (page?.home ?? []).map(({ media, title }) => toHeroItem(media, title));
}

/** @throws {HttpError} where no page is published at the path */
async function findPage(payload: Payload, path: string): Promise<Page> {
  // 3 levels: the chosen highlights, their videos and the posters of those.
  const doc = await findPublished(payload, 'pages', { path: { equals: `/${path}` } }, 3);
  if (!doc) throw new HttpError(404, 'not-found', `There is no page at “/${path}”.`);
  return doc;
}
