import { type PageName, pageNames } from '@riverfront/contract';
import type { PayloadRequest } from 'payload';
import { pathOfHero } from '../preview/preview-paths.ts';
import type { SearchEntry } from './entry.ts';
import { textOf } from './text-of.ts';

/** The screens whose titles are not the names under which staff edit them. */
const titles: Partial<Record<PageName, string>> = {
  Consulting: 'Consulting & Engineering Services',
  'Join Us': 'Careers',
};

/** The screens that stand whatever staff publish, by the names of their heroes. */
export const screens: readonly PageName[] = pageNames;

/** The screens that a global has the texts of. */
export const screensOfGlobals: Record<string, PageName> = { home: 'Home', about: 'About' };

/**
 * How a screen is found: by its hero and the heading below it, or by the global that has its texts.
 * Undefined while that is not published, because the screen then shows nothing.
 */
export async function entryOfScreen(req: PayloadRequest, page: PageName): Promise<SearchEntry | undefined> {
  const own = page === 'Home' ? undefined : await heroAndHeading(req, page);
  const global = page === 'Home' || page === 'About' ? await textsOf(req, page) : undefined;
  if (global === undefined && (own === undefined || page === 'About')) return undefined;
  return {
    kind: 'pages',
    path: pathOfHero({ page }) ?? '/',
    title: titles[page] ?? page,
    summary: own?.summary || global?.summary || '',
    body: [own?.body, global?.body].filter(Boolean).join('\n'),
  };
}

interface Texts {
  summary: string;
  body: string;
}

async function heroAndHeading(req: PayloadRequest, page: PageName): Promise<Texts | undefined> {
  const { docs } = await req.payload.find({
    collection: 'page-contents',
    where: { page: { equals: page }, _status: { equals: 'published' } },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  });
  const [doc] = docs;
  if (!doc) return undefined;
  const { config } = req.payload.collections['page-contents'];
  const first = doc.home?.[0]?.title ?? '';
  return {
    summary: [first, doc.intro?.title].filter(Boolean).join('. '),
    body: textOf(config.flattenedFields, doc, ['page']),
  };
}

async function textsOf(req: PayloadRequest, page: 'Home' | 'About'): Promise<Texts | undefined> {
  const slug = page === 'Home' ? 'home' : 'about';
  const fields = req.payload.config.globals.find((global) => global.slug === slug)?.flattenedFields ?? [];
  const doc = await req.payload.findGlobal({ slug, depth: 0, overrideAccess: true, req });
  if (doc._status !== 'published') return undefined;
  if (!('heroSections' in doc)) return { summary: doc.mission.text, body: textOf(fields, doc) };
  // Visitors see the first active one alone.
  const hero = doc.heroSections.find(({ isActive }) => isActive);
  const companies = { companyList: undefined };
  return { summary: hero?.text ?? '', body: textOf(fields, { ...doc, ...companies }, ['heroSections']) };
}
