import { caseStudy } from './case-studies.ts';
import { href, key, ok, picture, texts, url } from './common.ts';
import { blog, service, solution } from './items.ts';
import { z } from './zod.ts';

export const heroItem = z
  .object({
    mediaType: z.enum(['video', 'image']),
    href,
    title: z.string(),
    picture: picture.nullable().describe('The image, or the poster of the video'),
  })
  .meta({ id: 'HeroItem' });
export type HeroItem = z.infer<typeof heroItem>;

const heroSection = z.object({
  heroVideo: href.describe('Video (.mp4) or image'),
  picture: picture.nullable().describe('The image, or the poster of the video'),
  text: z.string(),
  isActive: z.boolean(),
});

const whySection = z.object({
  banner: href,
  bannerPicture: picture,
  ...texts('heading', 'subHeading'),
  image: href,
  picture,
  whyCardData: z.array(z.object(texts('_id', 'title', 'desc'))),
});

const heading = texts('tag', 'title', 'subtitle');

export const companyLogo = z.object({
  _id: key,
  name: z.string(),
  image: z.union([href, url]).describe('Media path, or a full address starting with http'),
  picture: picture.nullable(),
});
export type CompanyLogo = z.infer<typeof companyLogo>;

const homeContent = z
  .object({
    heroSections: z.array(heroSection),
    heroActions: z
      .array(z.object(texts('label', 'link')))
      .optional()
      .describe('Links to next steps below the headline, the main one first'),
    keepHeadline: z
      .boolean()
      .optional()
      .describe('Whether the headline stays while the video plays; otherwise it fades after 4 s'),
    whySection,
    caseStudy: caseStudy.nullable().describe('The one shown on the home page'),
    middleSection: z
      .record(z.string(), z.object(texts('text', 'subText')))
      .describe('Counters; the number is the digits in subText'),
    solutionsSection: z.object({ ...heading, solutionsCardsData: z.array(solution) }),
    servicesSection: z.object({ ...heading, servicesCardsData: z.array(service) }),
    businessLevelSection: z.object(texts('text', 'subText', 'buttonLabel')),
    blogSections: z.object({
      blogText: z.object(texts('blogTitle', 'blogSubTitle', 'blogSubTitle2', 'blogSubTitle3', 'blogViewAll')),
      blogs: z.array(blog),
    }),
    companyList: z.object({ title: z.string(), companyListData: z.array(companyLogo) }),
  })
  .meta({ id: 'Home' });
export type HomeContent = z.infer<typeof homeContent>;

export const home = { summary: 'Content of the home page', response: ok({ home: homeContent }) };
