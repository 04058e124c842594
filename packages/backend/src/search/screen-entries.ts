import { findScreenPath, type PageName, pageNames, screenAt } from '@riverfront/contract';
import type { PayloadRequest } from 'payload';
import { findPublished } from '../publishing/records.ts';
import type { SearchEntry } from './document-entries.ts';
import { extractText } from './extract-text.ts';

/** The fixed screens of the site, by the names of their heroes. */
export const screens: readonly PageName[] = pageNames;

/** The screens whose texts a global holds. */
export const screensOfGlobals: Record<string, PageName> = { home: 'Home', about: 'About' };

/**
 * Creates the search entry of a screen from its hero and heading, or from the global that holds its texts; undefined
 * while that is not published, because the screen then shows nothing.
 */
export async function createScreenEntry(
  req: PayloadRequest,
  page: PageName,
): Promise<SearchEntry | undefined> {
  const own = page === 'Home' ? undefined : await readHero(req, page);
  const global = page === 'Home' || page === 'About' ? await readGlobal(req, page) : undefined;
  if (global === undefined && (own === undefined || page === 'About')) return undefined;
  const path = findScreenPath(page);
  return {
    kind: 'pages',
    path,
    title: screenAt(path)?.title || page,
    summary: own?.summary || global?.summary || '',
    body: [own?.body, global?.body].filter(Boolean).join('\n'),
  };
}

interface Texts {
  summary: string;
  body: string;
}

async function readHero(req: PayloadRequest, page: PageName): Promise<Texts | undefined> {
  const doc = await findPublished(req, 'page-contents', { page: { equals: page } });
  if (!doc) return undefined;
  const { config } = req.payload.collections['page-contents'];
  return {
    summary: [doc.home?.[0]?.title, doc.intro?.title].filter(Boolean).join('. '),
    body: extractText(config.flattenedFields, doc, ['page']),
  };
}

async function readGlobal(req: PayloadRequest, page: 'Home' | 'About'): Promise<Texts | undefined> {
  const slug = page === 'Home' ? 'home' : 'about';
  const fields = req.payload.config.globals.find((global) => global.slug === slug)?.flattenedFields ?? [];
  const doc = await req.payload.findGlobal({ slug, depth: 0, req });
  if (doc._status !== 'published') return undefined;
  if (!('heroSections' in doc)) return { summary: doc.mission.text, body: extractText(fields, doc) };
  // Visitors see only the first active one.
  const hero = doc.heroSections.find(({ isActive }) => isActive);
  const companies = { companyList: undefined };
  return { summary: hero?.text ?? '', body: extractText(fields, { ...doc, ...companies }, ['heroSections']) };
}
