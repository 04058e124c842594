import { findScreenPath, type PageName, pageNames, screenAt } from '@riverfront/contract';
import { dropAccents } from '@riverfront/contract/normalise';
import type { Payload, PayloadRequest } from 'payload';
import { findAll, findPublished } from '../database/records.ts';
import { type Execute, executeIn, sql } from '../database/transaction.ts';
import { type DerivedIndex, ensureIndex, rebuildIndex } from '../publishing/rebuild-index.ts';
import {
  createEntry,
  extractText,
  isSearched,
  type SearchEntry,
  type SearchedCollection,
  searchedCollections,
} from './document-entries.ts';
import { searchVersion } from './version.ts';

/**
 * Updates the search index in the transaction of a change. The published document is read again, because a hook may
 * get only selected fields.
 * @param id undefined for a global
 * @param pages names of the screens whose texts the document holds, or held
 */
export async function updateSearchIndex(
  req: PayloadRequest,
  kind: string,
  id: number | undefined,
  pages: readonly unknown[],
): Promise<void> {
  if (id === undefined) await indexScreens(req, [screensOfGlobals[kind]]);
  else if (isSearched(kind) && (await indexDocuments(req, kind, [id])) === 0)
    await writeEntry(executeIn(req), { source: kind, record: String(id) }, undefined);
  if (kind === 'page-contents') await indexScreens(req, pages);
}

/** @returns how many of the documents are published */
async function indexDocuments(req: PayloadRequest, slug: SearchedCollection, ids: number[]): Promise<number> {
  const run = executeIn(req);
  const docs = await findAll(req, slug, { id: { in: ids }, _status: { equals: 'published' } });
  const { flattenedFields } = req.payload.collections[slug].config;
  for (const doc of docs)
    await writeEntry(run, { source: slug, record: String(doc.id) }, createEntry(slug, doc, flattenedFields));
  return docs.length;
}

async function indexScreens(req: PayloadRequest, names: readonly unknown[]): Promise<void> {
  const run = executeIn(req);
  for (const screen of screens.filter((name: PageName) => names.includes(name)))
    await writeEntry(run, { source: 'screens', record: screen }, await createScreenEntry(req, screen));
}

const index: DerivedIndex = {
  table: 'search_entries',
  stateTable: 'search_state',
  version: searchVersion,
  collections: searchedCollections,
  indexDocuments: (req, slug, ids) => indexDocuments(req, slug as SearchedCollection, ids),
  async indexSingles(req) {
    await indexScreens(req, screens);
    return screens.length;
  },
};

/** Builds the search index where that was never done, or by an older version of the code. */
export function ensureSearchIndex(payload: Payload): Promise<void> {
  return ensureIndex(payload, index);
}

/** Rebuilds the search index from what is published. @returns how many documents and screens were indexed */
export function rebuildSearchIndex(payload: Payload): Promise<number> {
  return rebuildIndex(payload, index);
}

/** The fixed screens of the site, by the names of their heroes. */
const screens: readonly PageName[] = pageNames;

/** The screens whose texts a global holds. */
const screensOfGlobals: Record<string, PageName> = { home: 'Home', about: 'About' };

/**
 * Creates the search entry of a screen from its hero and heading, or from the global that holds its texts; undefined
 * while that is not published, because the screen then shows nothing.
 */
async function createScreenEntry(req: PayloadRequest, page: PageName): Promise<SearchEntry | undefined> {
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

/** Maximum lengths of indexed texts in characters: a tsvector holds a megabyte, and no page comes near. */
const longest = { title: 300, summary: 1_000, body: 100_000 };

/**
 * Writes the search entry of a document or screen, or deletes it where there is none.
 * @param of.source slug of a collection, or `screens`
 * @param of.record id of the document, or name of the screen
 */
async function writeEntry(
  run: Execute,
  { source, record }: { source: string; record: string },
  entry: SearchEntry | undefined,
): Promise<void> {
  if (!entry) {
    await run(sql`delete from search_entries where source = ${source} and record = ${record}`);
    return;
  }
  const title = tidy(entry.title, longest.title);
  const summary = tidy(entry.summary, longest.summary);
  const body = tidy(entry.body, longest.body);
  const aliases = findAliases(`${title} ${summary} ${body}`).join(' ');
  await run(sql`
    insert into search_entries (source, record, kind, path, title, summary, body, aliases, last_day)
    values (${source}, ${record}, ${entry.kind}, ${entry.path}, ${title}, ${summary}, ${body}, ${aliases},
      ${entry.lastDay ?? null})
    on conflict (source, record) do update set kind = excluded.kind, path = excluded.path,
      title = excluded.title, summary = excluded.summary, body = excluded.body,
      aliases = excluded.aliases, last_day = excluded.last_day, written_at = clock_timestamp()`);
  const words = extractWords(`${title} ${summary} ${aliases}`);
  if (words.length > 0)
    await run(sql`
      insert into search_words (word) select json_array_elements_text(${JSON.stringify(words)}::json)
      on conflict do nothing`);
}

/** Returns one line without control characters, which mark the matches in results. */
function tidy(text: string, limit: number): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, limit)
    .toWellFormed();
}

/**
 * Spells words as people also type them: without a slash or hyphen, `S/4HANA` → `S4HANA`, `e-invoicing` → `einvoicing`,
 * and without accents, `São` → `Sao`.
 */
function findAliases(text: string): string[] {
  const found =
    text.match(/(?<![\p{L}\p{N}])[\p{L}\p{N}]{1,12}(?:[/-][\p{L}\p{N}]{1,16}){1,2}(?![\p{L}\p{N}])/gu) ?? [];
  const accented = (text.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => dropAccents(word) !== word);
  const spelt = [...found.map((name) => name.replace(/[/-]/g, '')), ...accented.map(dropAccents)];
  return [...new Set(spelt)].slice(0, 200);
}

/** Extracts the lower-case words of four letters and more, with which typos are compared. */
export function extractWords(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]{4,40}/gu) ?? [];
  return [...new Set(words)].filter((word) => !/^\p{N}+$/u.test(word)).toSorted();
}
