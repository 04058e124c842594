import type * as content from '@riverfront/backend';
import type { HomeContent } from '@riverfront/contract';
import type { Handler } from '../../http/handler.ts';
import { filterVisible, findGlobal } from '../../mapping/list.ts';
import { findPicture, toHref, toPicture } from '../../mapping/picture.ts';
import { notOnCards, toBlog, toService, toSolution } from '../mapping/cards.ts';
import { toCompanyLogo } from '../mapping/items.ts';

export const home: Handler<'home'> = async (payload) => {
  // 2 levels: the chosen articles and logos, and the pictures of those.
  return { success: true, home: toHome(await findGlobal(payload, 'home', 2, notOnCards)) };
};

function toHome(doc: content.Home): HomeContent {
  const { whySection, solutionsSection, servicesSection, businessLevelSection, blogSections, companyList } =
    doc;
  const { blogs, ...blogText } = blogSections;
  return {
    heroSections: doc.heroSections.map(({ heroVideo, text, isActive }) => ({
      heroVideo: toHref(heroVideo),
      picture: findPicture(heroVideo),
      text,
      isActive: Boolean(isActive),
    })),
    whySection: {
      banner: toHref(whySection.banner),
      bannerPicture: toPicture(whySection.banner),
      heading: whySection.heading,
      subHeading: whySection.subHeading,
      image: toHref(whySection.image),
      picture: toPicture(whySection.image),
      whyCardData: whySection.whyCardData.map(({ id, title, desc }) => ({ _id: id ?? title, title, desc })),
    },
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
    blogSections: { blogText, blogs: filterVisible<content.Blog>(blogs).map(toBlog) },
    companyList: {
      title: companyList.title,
      companyListData: filterVisible<content.Company>(companyList.companyListData).map(toCompanyLogo),
    },
  };
}

function toHeading(section: { tag?: string | null; title: string; subtitle?: string | null }) {
  return { tag: section.tag ?? '', title: section.title, subtitle: section.subtitle ?? '' };
}
