import { createHash } from 'node:crypto';
import type * as content from '@riverfront/content';
import { blogCategories, type PageName, type SharingCard, screenPaths } from '@riverfront/contract';
import type { CollectionSlug, DataFromCollectionSlug, Payload, Where } from 'payload';
import { jobTypes } from '../api/job-labels.ts';
import { isOpenOn } from '../api/jobs.ts';
import { allPublished, publishedGlobal } from './list.ts';

/** Of the drawing; another number gives every picture a new address. */
const edition = 1;

type Texts = Pick<SharingCard, 'kind' | 'title' | 'detail'>;

/** What a screen is called, and whose hero has its headline. */
const screens: Record<keyof typeof screenPaths, { kind: string; page?: PageName }> = {
  '/': { kind: '' },
  '/services': { kind: 'Services', page: 'Services' },
  '/solution': { kind: 'Solutions', page: 'Solutions' },
  '/about': { kind: 'About', page: 'About' },
  '/insights': { kind: 'Insights', page: 'Insights' },
  '/careers': { kind: 'Careers', page: 'Join Us' },
  '/map': { kind: 'Our offices' },
  '/cloud-solutions': { kind: 'Cloud Solution', page: 'Cloud Solution' },
  '/consulting': { kind: 'Consulting & Engineering Services', page: 'Consulting' },
  '/modernization': { kind: 'Modernization', page: 'Modernization' },
  '/industries': { kind: 'Industries', page: 'Industries' },
  '/contact': { kind: 'Contact Us', page: 'Contact Us' },
  '/my-application': { kind: 'My application' },
  '/search': { kind: 'Search' },
  '/privacy-policy': { kind: 'Privacy policy' },
  '/terms-of-service': { kind: 'Terms of service' },
  '/loading': { kind: '' },
  '/loadingg': { kind: '' },
};

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/**
 * What the picture of the page at a path says; undefined where no page is published. Made from
 * published content alone, so nobody can have other words drawn in the company's name.
 */
export async function findCard(payload: Payload, path: string): Promise<SharingCard | undefined> {
  const settings = await publishedGlobal(payload, 'settings', 0);
  const texts = await textsAt(payload, path, settings);
  if (!texts) return undefined;
  const company = settings.companyName;
  const drawn = JSON.stringify([edition, path, texts.kind, texts.title, texts.detail, company]);
  const hash = createHash('sha256').update(drawn).digest('hex').slice(0, 16);
  return {
    href: `/share/${hash}${path === '/' ? '' : path}.png`,
    alt: [texts.kind, texts.title, texts.detail, company].filter(Boolean).join('. '),
    ...texts,
    company,
  };
}

async function textsAt(
  payload: Payload,
  path: string,
  settings: content.Setting,
): Promise<Texts | undefined> {
  if (isScreen(path)) return ofScreen(payload, path, settings);
  const [, folder, key, ...more] = path.split('/');
  if (!key) return ofPage(payload, path, settings);
  if (folder === 'careers' && (more.length === 0 || (more.length === 1 && more[0] === 'apply')))
    return ofJob(payload, key);
  if (more.length > 0) return undefined;
  if (folder === 'services' || folder === 'solutions') return ofOffer(payload, folder, key, settings);
  return folder === 'blogs' ? ofArticle(payload, key) : undefined;
}

async function ofScreen(
  payload: Payload,
  path: keyof typeof screenPaths,
  { tagline, officesTitle }: content.Setting,
): Promise<Texts> {
  const { kind, page } = screens[path];
  if (path === '/map') {
    const offices = await allPublished(payload, 'offices');
    return { kind: officesTitle, title: list.format(offices.map(({ label }) => label)), detail: tagline };
  }
  const doc = page && (await first(payload, 'page-contents', { page: { equals: page } }));
  const headline = doc?.home?.[0]?.title;
  return headline
    ? { kind, title: headline, detail: tagline }
    : { kind: '', title: kind || tagline, detail: '' };
}

async function ofPage(
  payload: Payload,
  path: string,
  { tagline }: content.Setting,
): Promise<Texts | undefined> {
  const doc = await first(payload, 'pages', { path: { equals: path } });
  return doc && { kind: '', title: doc.title, detail: tagline };
}

async function ofOffer(
  payload: Payload,
  collection: 'services' | 'solutions',
  key: string,
  { tagline }: content.Setting,
): Promise<Texts | undefined> {
  const doc = await first(payload, collection, { key: { equals: key } });
  return (
    doc && { kind: collection === 'services' ? 'Service' : 'Solution', title: doc.title, detail: tagline }
  );
}

async function ofArticle(payload: Payload, key: string): Promise<Texts | undefined> {
  const doc = await first(payload, 'blogs', { key: { equals: key } });
  return doc && { kind: 'Article', title: doc.title, detail: blogCategories[doc.category] };
}

async function ofJob(payload: Payload, key: string): Promise<Texts | undefined> {
  const doc = await first(payload, 'jobs', { key: { equals: key } });
  if (!doc || !isOpenOn(doc, new Date())) return undefined;
  return {
    kind: 'Open role',
    title: doc.title,
    detail: `${doc.location}, ${jobTypes[doc.jobType].toLowerCase()}`,
  };
}

async function first<S extends CollectionSlug>(
  payload: Payload,
  collection: S,
  where: Where,
): Promise<DataFromCollectionSlug<S> | undefined> {
  const found = await payload.find({
    collection,
    where,
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: false,
  });
  return found.docs[0] as DataFromCollectionSlug<S> | undefined;
}

function isScreen(path: string): path is keyof typeof screenPaths {
  return Object.hasOwn(screenPaths, path);
}
