import type * as content from '@riverfront/content';
import type { HomeContent } from '@riverfront/contract';
import { besideCards, toBlog, toService, toSolution } from '../content/cards.ts';
import { toCompanyLogo } from '../content/company-logo.ts';
import { publishedGlobal, visible } from '../content/list.ts';
import { findPicture, hrefOf, pictureOf } from '../content/picture.ts';
import type { Handler } from './handler.ts';

/** The home page; the doubled path and the single one answer the same (readings). */
export const home: Handler<'home'> = async (payload) => {
  // 2 levels: the chosen articles and logos, and the pictures of those.
  return { success: true, home: toHome(await publishedGlobal(payload, 'home', 2, besideCards)) };
};

function toHome(doc: content.Home): HomeContent {
  const { whySection, solutionsSection, servicesSection, businessLevelSection, blogSections, companyList } =
    doc;
  const { blogs, ...blogText } = blogSections;
  return {
    heroSections: doc.heroSections.map(({ heroVideo, text, isActive }) => ({
      heroVideo: hrefOf(heroVideo),
      picture: findPicture(heroVideo),
      text,
      isActive: Boolean(isActive),
    })),
    whySection: {
      banner: hrefOf(whySection.banner),
      bannerPicture: pictureOf(whySection.banner),
      heading: whySection.heading,
      subHeading: whySection.subHeading,
      image: hrefOf(whySection.image),
      picture: pictureOf(whySection.image),
      whyCardData: whySection.whyCardData.map(({ id, title, desc }) => ({ _id: id ?? title, title, desc })),
    },
    middleSection: Object.fromEntries(
      (doc.middleSection ?? []).map(({ text, subText }, index) => [`counter${index + 1}`, { text, subText }]),
    ),
    solutionsSection: {
      ...heading(solutionsSection),
      solutionsCardsData: visible<content.Solution>(solutionsSection.solutionsCardsData).map(toSolution),
    },
    servicesSection: {
      ...heading(servicesSection),
      servicesCardsData: visible<content.Service>(servicesSection.servicesCardsData).map(toService),
    },
    businessLevelSection,
    blogSections: { blogText, blogs: visible<content.Blog>(blogs).map(toBlog) },
    companyList: {
      title: companyList.title,
      companyListData: visible<content.Company>(companyList.companyListData).map(toCompanyLogo),
    },
  };
}

function heading(section: { tag?: string | null; title: string; subtitle?: string | null }) {
  return { tag: section.tag ?? '', title: section.title, subtitle: section.subtitle ?? '' };
}
