import type * as content from '@riverfront/backend/payload-types';
import type { HomeContent } from '@riverfront/contract';
import type { Payload, Where } from 'payload';
import type { Handler } from '../../api/handler.ts';
import {
  type ArticleCard,
  cardFields,
  listNewestArticles,
  toBlog,
  toCase,
  toService,
  toSolution,
} from '../mapping/cards.ts';
import { toCompanyLogo } from '../mapping/items.ts';
import { findPicture, toHref, toPicture } from '../mapping/picture.ts';
import { filterVisible, findGlobal } from '../read-published.ts';

/** Number of articles: one large, three in a list. */
const articlesShown = 4;

export const home: Handler<'home'> = async (payload) => {
  // 2 levels: the chosen articles and logos, and the images and authors of those.
  const doc = await findGlobal(payload, 'home', 2, cardFields);
  return { success: true, home: toHome(doc, await listHomeArticles(payload, doc)) };
};

/** Lists the pinned articles, then the newest others until there are four. */
export async function listHomeArticles(payload: Payload, home: content.Home): Promise<ArticleCard[]> {
  const pinned = filterVisible<content.Blog>(home.blogSections.blogs);
  const missing = articlesShown - pinned.length;
  if (missing <= 0) return pinned;
  const others: Where = pinned.length > 0 ? { id: { not_in: pinned.map(({ id }) => id) } } : {};
  return [...pinned, ...(await listNewestArticles(payload, missing, others))];
}

function toHome(doc: content.Home, articles: ArticleCard[]): HomeContent {
  const { whySection, solutionsSection, servicesSection, businessLevelSection, blogSections, companyList } =
    doc;
  const { blogs: _pinned, ...blogText } = blogSections;
  return {
    heroSections: doc.heroSections.map(({ heroVideo, text, isActive }) => ({
      heroVideo: toHref(heroVideo),
      picture: findPicture(heroVideo),
      text,
      isActive: Boolean(isActive),
    })),
    heroActions: (doc.heroActions ?? []).map(({ label, link }) => ({ label, link })),
    keepHeadline: Boolean(doc.keepHeadline),
    whySection: {
      banner: toHref(whySection.banner),
      bannerPicture: toPicture(whySection.banner),
      heading: whySection.heading,
      subHeading: whySection.subHeading,
      image: toHref(whySection.image),
      picture: toPicture(whySection.image),
      whyCardData: whySection.whyCardData.map(({ id, title, desc }) => ({ _id: id ?? title, title, desc })),
    },
    caseStudy: typeof doc.caseStudy === 'object' && doc.caseStudy ? toCase(doc.caseStudy) : null,
    middleSection: Object.fromEntries(
      (doc.middleSection ?? []).map(({ text, subText }, index) => [`counter${index + 1}`, { text, subText }]),
    ),
    solutionsSection: {
      ...toHeading(solutionsSection),
      solutionsCardsData: filterVisible<content.Solution>(solutionsSection.solutionsCardsData).map(
        toSolution,
      ),
    },
    servicesSection: {
      ...toHeading(servicesSection),
      servicesCardsData: filterVisible<content.Service>(servicesSection.servicesCardsData).map(toService),
    },
    businessLevelSection,
    blogSections: { blogText, blogs: articles.map(toBlog) },
    companyList: {
      title: companyList.title,
      companyListData: filterVisible<content.Company>(companyList.companyListData).map(toCompanyLogo),
    },
  };
}

function toHeading(section: { tag?: string | null; title: string; subtitle?: string | null }) {
  return { tag: section.tag ?? '', title: section.title, subtitle: section.subtitle ?? '' };
}
