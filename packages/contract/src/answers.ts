import type { Blog, Service } from './cards.ts';
import type { AnswerOf } from './commands.ts';
import type { Picture } from './common.ts';
import type { BlogDetail, ServiceDetail } from './details.ts';
import type { ResponseOf } from './endpoints.ts';
import type { CompanyLogo, HeroItem } from './home.ts';
import type { Job } from './jobs.ts';
import type { CultureHighlight, SuccessStory } from './lists.ts';
import type { OwnApplication } from './my-application.ts';
import type { CommandName, EndpointName } from './paths.ts';
import type { Section, SectionOf } from './sections.ts';
import { hasShape, isRecord, nullable, type ShapeOf } from './shape.ts';
import type { MapMarker, Office, TimelineEntry } from './site.ts';

/** A call with a JSON answer. */
export type AnswerName = EndpointName | Exclude<CommandName, 'ownApplicationDownload'>;

type Body<N extends AnswerName> = N extends EndpointName
  ? ResponseOf<N>
  : N extends CommandName
    ? AnswerOf<N>
    : never;

const picture: ShapeOf<Picture> = { sources: [{ href: 'string', width: 'number' }] };
const hero: ShapeOf<HeroItem> = { href: 'string', title: 'string', picture: nullable(picture) };
const card: ShapeOf<Service> = { _id: 'string', title: 'string', subtitle: 'string', picture };
const article: ShapeOf<Blog> = {
  _id: 'string',
  title: 'string',
  subtitle: 'string',
  picture,
  category: { label: 'string' },
  publishedOn: 'string',
};
const logo: ShapeOf<CompanyLogo> = { name: 'string', image: 'string', picture: nullable(picture) };
const story: ShapeOf<SuccessStory> = { name: 'string', content: 'string', picture };
const highlight: ShapeOf<CultureHighlight> = {
  images: [{ url: 'string', href: 'string', picture: nullable(picture) }],
};
const job: ShapeOf<Job> = {
  _id: 'string',
  title: 'string',
  createdAt: 'string',
  description: 'string',
  requirements: ['string'],
  responsibilities: ['string'],
};
const office: ShapeOf<Office> = { _id: 'string', label: 'string', address: 'string', phone: 'string' };
const marker: ShapeOf<MapMarker> = { id: 'string', top: 'number', left: 'number', tooltip: 'string' };
const markers = { desktop: [marker], mobile: [marker] } as const;
const timelineEntry: ShapeOf<TimelineEntry> = { period: 'string', title: 'string', text: 'string' };
const pagination = { page: 'number', pages: 'number', total: 'number' } as const;
const choices = [{ value: 'string', label: 'string' }] as const;
const link = { title: 'string', link: 'string' } as const;
const parts = [{ text: 'string' }] as const;

const sectionShapes: { [K in Section['kind']]: ShapeOf<SectionOf<K>> } = {
  text: { title: 'string', body: 'string' },
  cards: { cards: [{ title: 'string', subtitle: 'string', picture: nullable(picture) }] },
  groups: { groups: [{ title: 'string', companies: [{ name: 'string' }] }] },
  'call-to-action': { title: 'string', link: 'string' },
  hero: { items: [hero] },
  counters: { counters: [{ text: 'string', figure: 'string' }] },
  logos: { companies: [logo] },
  stories: { stories: [story] },
  timeline: { entries: [timelineEntry] },
  gallery: { highlights: [highlight] },
  map: { offices: [office], markers },
  questions: { questions: [{ question: 'string', answer: 'string' }] },
  jobs: { jobs: [job] },
  articles: { articles: [article] },
};

const section = (value: unknown) =>
  isRecord(value) && isKind(value.kind) && hasShape(value, sectionShapes[value.kind]);

const detail: ShapeOf<ServiceDetail> = { ...card, description: 'string', related: [card], sharing: {} };
const blogDetail: ShapeOf<BlogDetail> = {
  ...article,
  description: 'string',
  related: [article],
  sharing: {},
};
const home: ShapeOf<ResponseOf<'home'>> = {
  home: {
    heroSections: [{ heroVideo: 'string', text: 'string', picture: nullable(picture) }],
    whySection: { heading: 'string', bannerPicture: picture, picture, whyCardData: [{ title: 'string' }] },
    middleSection: (figures) =>
      isRecord(figures) && hasShape(Object.values(figures), [{ text: 'string', subText: 'string' }]),
    solutionsSection: { solutionsCardsData: [card] },
    servicesSection: { servicesCardsData: [card] },
    businessLevelSection: { text: 'string' },
    blogSections: { blogText: { blogTitle: 'string' }, blogs: [article] },
    companyList: { companyListData: [logo] },
  },
};
const ownApplication: ShapeOf<OwnApplication> = {
  reference: 'string',
  appliedAt: 'string',
  state: 'string',
  resume: nullable({ fileName: 'string', size: 'number' }),
  appointments: [{ id: 'string', title: 'string', times: ['string'], timeZone: 'string' }],
};

/**
 * The keys that the screens require of each answer. Not the whole contract, so that answers of a newer
 * server, or without a detail, are accepted.
 */
const shapes: { [N in AnswerName]: ShapeOf<Body<N>> } = {
  privacy: { privacy: [{ _id: 'string', title: 'string', description: 'string' }] },
  heroData: { heroes: [hero] },
  home,
  homeSingle: home,
  pageContent: { home: [hero], intro: { title: 'string', text: 'string' }, sections: [section] },
  topicPage: {
    page: { title: 'string', subtitle: 'string', description: 'string', sections: [section], sharing: {} },
  },
  redirects: { to: nullable('string') },
  serviceDetails: { service: detail },
  solutionDetails: { solution: detail },
  blogDetails: blogDetail,
  teams: { teams: [{ _id: 'string', name: 'string', content: 'string', picture }] },
  successStories: { successStories: [story] },
  blogs: { blogs: [article], pagination },
  services: { services: [card] },
  solutions: { solutions: [card] },
  cultureHighlights: { highlights: [highlight] },
  jobs: {
    data: [job],
    pagination,
    filters: { department: choices, location: choices, type: choices, mode: choices },
  },
  jobDetails: {
    job: { ...job, questions: [{ id: 'string', text: 'string', choices: ['string'] }] },
    sharing: {},
  },
  countries: { countries: [{ id: 'number', value: 'string', label: 'string', native: 'string' }] },
  states: { states: [{ id: 'number', code: 'string', name: 'string' }] },
  cities: { cities: ['string'] },
  forms: {
    forms: {
      contact: { heading: 'string', notice: { text: 'string', version: 'number' } },
      application: { intro: 'string', notice: { text: 'string', version: 'number' } },
    },
  },
  menus: {
    menus: { main: [{ ...link, children: [link] }], contact: link, legal: [link] },
  },
  offices: { offices: [office], markers },
  settings: {
    settings: {
      companyName: 'string',
      footerText: 'string',
      headOffice: { address: 'string' },
      phones: ['string'],
      social: { network: 'string', shortPost: 'string', photo: 'string' },
    },
  },
  timeline: { timeline: [timelineEntry] },
  about: {
    about: {
      heroText: { title1: 'string' },
      mission: { title: 'string' },
      vision: { title: 'string' },
      teamHeading: { title: 'string' },
    },
  },
  sitemapParts: { parts: [{ name: 'string' }] },
  sitemapPart: { addresses: [{ path: 'string' }] },
  sharingCard: { card: { href: 'string', alt: 'string' } },
  search: {
    results: [{ kind: 'string', title: parts, path: 'string', excerpt: parts }],
    kinds: [{ kind: 'string', total: 'number' }],
    pagination,
  },
  // Nothing but `success` and `message` is read of these four.
  contact: {},
  sendOtp: {},
  apply: {},
  applyWithoutResume: {},
  verifyOtp: { emailToken: 'string', validForSeconds: 'number' },
  captchaChallenge: { task: { provider: 'string' } },
  captchaVerify: { captcha: 'string', validForSeconds: 'number' },
  ownApplicationSendCode: { requestId: 'string', resendAfterSeconds: 'number' },
  ownApplicationVerify: { proof: 'string', validForSeconds: 'number' },
  ownApplicationList: { applications: [ownApplication] },
  ownApplicationWithdraw: { application: ownApplication },
  ownApplicationChooseTime: { application: ownApplication },
  ownApplicationErase: { reference: 'string', erasedAt: 'string' },
  ownApplicationTalentPool: { application: ownApplication },
  ownApplicationTalentPoolLink: { state: 'string' },
  ownApplicationReplaceResume: { application: ownApplication },
};

/**
 * Checks whether the JSON body of a successful call is an answer of this API. Does not use the schemas, which
 * would bring Zod into the browser.
 */
export function isAnswer<N extends AnswerName>(name: N, body: unknown): body is Body<N> {
  if (!isRecord(body)) return false;
  // The contact API of the specification may answer anything but `success: false`.
  if (name === 'contact') return body.success !== false;
  return body.success === true && hasShape(body, shapes[name]);
}

function isKind(value: unknown): value is Section['kind'] {
  return typeof value === 'string' && Object.hasOwn(sectionShapes, value);
}
