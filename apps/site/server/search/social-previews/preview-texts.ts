import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type * as content from '@riverfront/backend/payload-types';
import { jobTypes } from '@riverfront/backend/recruiting/jobs/options';
import { today } from '@riverfront/backend/time/company-time';
import { brand } from '@riverfront/brand';
import { blogCategories, type Screen, type SocialPreview, screenAt } from '@riverfront/contract';
import { isOpen } from '@riverfront/contract/job-posting';
import type { Payload } from 'payload';
import type { Handler } from '../../api/handler.ts';
import { HttpError } from '../../api/http-error.ts';
import { findGlobal, findPublished, listAllPublished } from '../../content/read-published.ts';

/** Increment when the drawing changes: it gives every image a new address. */
const version = 3;

const logo = readFileSync(new URL(import.meta.resolve('@riverfront/brand/logo/logo-on-dark.svg')), 'utf8');

type Texts = Pick<SocialPreview, 'kind' | 'title' | 'detail'>;

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Returns the texts and the address of the social preview image of a page. */
export const socialPreview: Handler<'socialPreview'> = async (payload, { query }) => {
  const card = await createCard(payload, query.path);
  if (!card) throw new HttpError(404, 'not-found', `There is no page at “${query.path}”.`);
  return { success: true, card };
};

/** Creates the card from published content alone, so that nobody can have other words drawn in the company's name. */
async function createCard(payload: Payload, path: string): Promise<SocialPreview | undefined> {
  const settings = await findGlobal(payload, 'settings');
  const texts = await findTexts(payload, path, settings);
  if (!texts) return undefined;
  const company = settings.companyName;
  const drawn = JSON.stringify([version, path, texts.kind, texts.title, texts.detail, company, brand, logo]);
  const hash = createHash('sha256').update(drawn).digest('hex').slice(0, 16);
  return {
    href: `/share/${hash}${path === '/' ? '' : path}.png`,
    alt: [texts.kind, texts.title, texts.detail, company].filter(Boolean).join('. '),
    ...texts,
    company,
  };
}

async function findTexts(
  payload: Payload,
  path: string,
  settings: content.Setting,
): Promise<Texts | undefined> {
  const screen = screenAt(path);
  if (screen) return findScreenTexts(payload, path, screen, settings);
  const { tagline: detail } = settings;
  const [, folder, key, ...more] = path.split('/');
  if (!key) {
    const page = await findPublished(payload, 'pages', { path: { equals: path } }, 0);
    return page && { kind: '', title: page.title, detail };
  }
  const where = { key: { equals: key } };
  if (folder === 'careers' && (more.length === 0 || (more.length === 1 && more[0] === 'apply'))) {
    const job = await findPublished(payload, 'jobs', where, 0);
    if (!job || !isOpen(job, today())) return undefined;
    const { title, location, jobType } = job;
    return { kind: 'Open role', title, detail: `${location}, ${jobTypes[jobType].toLowerCase()}` };
  }
  if (more.length > 0) return undefined;
  if (folder === 'services' || folder === 'solutions') {
    const offer = await findPublished(payload, folder, where, 0);
    return offer && { kind: folder === 'services' ? 'Service' : 'Solution', title: offer.title, detail };
  }
  if (folder === 'case-studies') {
    const study = await findPublished(payload, 'cases', where, 0);
    return study && { kind: 'Case study', title: study.title, detail: study.industry };
  }
  if (folder !== 'blogs') return undefined;
  const article = await findPublished(payload, 'blogs', where, 0);
  return article && { kind: 'Article', title: article.title, detail: blogCategories[article.category] };
}

async function findScreenTexts(
  payload: Payload,
  path: string,
  { title: kind, hero: page }: Screen,
  { tagline, officesTitle }: content.Setting,
): Promise<Texts> {
  if (path === '/map') {
    const offices = await listAllPublished(payload, 'offices');
    return { kind: officesTitle, title: list.format(offices.map(({ label }) => label)), detail: tagline };
  }
  const hero = page && (await findPublished(payload, 'page-contents', { page: { equals: page } }, 0));
  const headline = hero?.home?.[0]?.title;
  return headline
    ? { kind, title: headline, detail: tagline }
    : { kind: '', title: kind || tagline, detail: '' };
}
