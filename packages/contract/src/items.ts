import { href, html, key, listQuery, ok, pagination, picture, sharing, texts, url } from './common.ts';
import { z } from './zod.ts';

/** Fields that services, solutions and articles have in common in lists. */
const card = {
  _id: key,
  title: z.string(),
  image: href,
  imageUrl: url,
  picture,
};

export const service = z
  .object({ ...card, subtitle: html.describe('Summary as HTML') })
  .meta({ id: 'Service' });
export type Service = z.infer<typeof service>;

export const solution = z.object({ ...card, subtitle: z.string() }).meta({ id: 'Solution' });
export type Solution = z.infer<typeof solution>;

export const blogCategories = {
  sap: 'SAP',
  cloud: 'Cloud',
  'data-ai': 'Data and AI',
  engineering: 'Engineering',
  business: 'Business',
} as const;

const author = z.object({ _id: key, name: z.string() });

/** A member of the team who signs an article, or who is called about a case. */
export const person = author.extend({ designation: z.string(), imageUrl: url, picture });

export const blog = z
  .object({
    ...card,
    src: href.describe('The same as image'),
    subtitle: z.string(),
    category: z.object({ value: z.string(), label: z.string() }),
    publishedOn: z.iso.date(),
    readingMinutes: z.number().int().min(1),
    author: author.nullable(),
  })
  .meta({ id: 'Blog' });
export type Blog = z.infer<typeof blog>;

/** Types with pages at `/{type}/{id}`. */
export const detailTypes = ['services', 'solutions', 'blogs'] as const;
export type DetailType = (typeof detailTypes)[number];

const params = z.object({ id: key });
const full = { description: html, updatedAt: z.iso.datetime(), sharing };

/** The facts by which visitors compare services and solutions, and their labels, in the order of the page. */
export const offerFacts = {
  duration: 'Duration',
  team: 'Team',
  startsWith: 'Starts with',
  youBring: 'You bring',
  endsWith: 'Ends with',
} as const;

const fullOffer = {
  ...full,
  facts: z.array(z.object(texts('label', 'value'))).describe('Those that are known, in order'),
};

const serviceDetail = service
  .extend({ ...fullOffer, related: z.array(service) })
  .meta({ id: 'ServiceDetail' });
export type ServiceDetail = z.infer<typeof serviceDetail>;

const solutionDetail = solution
  .extend({ ...fullOffer, related: z.array(solution) })
  .meta({ id: 'SolutionDetail' });

const blogDetail = blog
  .extend({
    ...full,
    author: person.nullable(),
    related: z.array(blog),
  })
  .meta({ id: 'BlogDetail' });
export type BlogDetail = z.infer<typeof blogDetail>;

export const serviceDetails = { summary: 'One service', params, response: ok({ service: serviceDetail }) };
export const solutionDetails = {
  summary: 'One solution',
  params,
  response: ok({ solution: solutionDetail }),
};
/** In the specification the body is the article itself. */
export const blogDetails = { summary: 'One article', params, response: ok(blogDetail.shape) };

const teamMember = z
  .object({
    _id: key,
    name: z.string(),
    designation: z.string(),
    content: html,
    linkedin: z.string(),
    imageUrl: url,
    picture,
  })
  .meta({ id: 'TeamMember' });
export type TeamMember = z.infer<typeof teamMember>;

export const successStory = z
  .object({ _id: key, imageUrl: url, picture, content: html, name: z.string(), designation: z.string() })
  .meta({ id: 'SuccessStory' });
export type SuccessStory = z.infer<typeof successStory>;

/** An image or video of a culture highlight; a video's `url` ends in .mp4, .mov or .webm. */
const highlightMedium = z.object({ url: url, href, alt: z.string(), picture: picture.nullable() });

export const cultureHighlight = z
  .object({ _id: key, title: z.string(), images: z.array(highlightMedium).min(1) })
  .meta({ id: 'CultureHighlight' });
export type CultureHighlight = z.infer<typeof cultureHighlight>;

const query = listQuery();

export const teams = {
  summary: 'Team members',
  query,
  response: ok({ teams: z.array(teamMember), pagination }),
};
export const successStories = {
  summary: 'Success stories',
  query,
  response: ok({ successStories: z.array(successStory), pagination }),
};

const articleFilter = z.array(z.object({ ...texts('value', 'label'), total: z.number().int().min(1) }));

export const blogs = {
  summary: 'Articles, newest first',
  query: query.extend({
    category: key.optional().describe(Object.keys(blogCategories).join(', ')),
    author: key.optional().describe('Key of a member of the team'),
  }),
  response: ok({
    blogs: z.array(blog),
    pagination,
    filters: z
      .object({ category: articleFilter, author: articleFilter })
      .describe('What each filter finds together with the value chosen in the other'),
  }),
};
export const services = {
  summary: 'Services',
  query,
  response: ok({ services: z.array(service), pagination }),
};
export const solutions = {
  summary: 'Solutions',
  query,
  response: ok({ solutions: z.array(solution), pagination }),
};
export const cultureHighlights = {
  summary: 'Culture highlights',
  query,
  response: ok({ highlights: z.array(cultureHighlight), pagination }),
};
