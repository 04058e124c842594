import { findScreenPath, type SearchKind, screenAt } from '@riverfront/contract';
import type { DataFromCollectionSlug, FlattenedField, Payload, PayloadRequest } from 'payload';
import { findAll } from '../database/records.ts';
import { execute, executeIn, inTransaction, sql } from '../database/transaction.ts';
import { isRecord } from '../fields/json.ts';
import { toPlainText } from '../fields/plain-text.ts';
import { toAddress } from '../publishing/paths/addresses.ts';

/** Where a published document is found: the other texts of its fields are indexed as they are. */
interface Place {
  kind: SearchKind;
  /** Path on the site; undefined for one that visitors cannot open. */
  path: string | undefined;
  title: string;
  /** The last day on which it is found. */
  lastDay?: string | null | undefined;
  /** Fields that visitors do not see. */
  omitted?: string[];
}

type Searched =
  | ('services' | 'solutions' | 'blogs' | 'cases' | 'pages' | 'page-contents')
  | ('jobs' | 'team-members' | 'success-stories' | 'offices' | 'legal-sections');

/** The collections that are searched, and where their documents are found. */
const places: { [S in Searched]: (doc: DataFromCollectionSlug<S>) => Place } = {
  services: (doc) => ({ kind: 'services', path: toAddress('services', doc), title: doc.title }),
  solutions: (doc) => ({ kind: 'solutions', path: toAddress('solutions', doc), title: doc.title }),
  blogs: (doc) => ({ kind: 'blogs', path: toAddress('blogs', doc), title: doc.title }),
  cases: (doc) => {
    const omitted = ['disclosure', 'internal'];
    return { kind: 'cases', path: toAddress('cases', doc), title: doc.title, omitted };
  },
  pages: (doc) => ({ kind: 'pages', path: doc.path, title: doc.title }),
  'page-contents': ({ page }) => {
    const path = findScreenPath(page);
    return { kind: 'pages', path, title: screenAt(path)?.title || page };
  },
  jobs: (doc) => ({
    kind: 'jobs',
    path: doc.availability === 'active' ? toAddress('jobs', doc) : undefined,
    title: doc.title,
    lastDay: doc.closingOn,
    omitted: ['questions', 'searchText'],
  }),
  'team-members': ({ name }) => ({ kind: 'team', path: '/about', title: name }),
  'success-stories': ({ name }) => ({ kind: 'stories', path: '/insights', title: name }),
  offices: ({ label }) => ({ kind: 'offices', path: '/map', title: label }),
  'legal-sections': ({ document, key, title }) => {
    const privacy = document === 'Privacy Policy' ? `/privacy-policy#${key}` : undefined;
    const path = document === 'Terms and Conditions' ? '/terms-of-service' : privacy;
    return { kind: 'legal', path, title };
  },
};

const isSearched = (slug: string): slug is Searched => Object.hasOwn(places, slug);

/** Updates the entry of a document in the transaction of its change; without one where it is not published. */
export async function updateSearchIndex(req: PayloadRequest, slug: string, id: number): Promise<void> {
  if (!isSearched(slug)) return;
  // Read again, because a hook may get only selected fields.
  const [doc] = await findAll(req, slug, { id: { equals: id }, _status: { equals: 'published' } });
  if (doc) await writeEntry(req, slug, doc);
  else
    await executeIn(req)(sql`delete from search_entries where source = ${slug} and record = ${String(id)}`);
}

/** Documents that are read at once. */
const batch = 100;

/** Fills the index of a database that has none: empty the table, and the next start fills it again. */
export async function ensureSearchIndex(payload: Payload): Promise<void> {
  if ((await execute(payload)(sql`select from search_entries limit 1`)).rows.length > 0) return;
  await inTransaction(payload, async ({ req }) => {
    for (const slug of Object.keys(places) as Searched[])
      for (let last = 0, count = batch; count === batch; ) {
        const where = { id: { greater_than: last }, _status: { equals: 'published' } };
        const docs = await findAll(req, slug, where, { sort: 'id', limit: batch });
        for (const doc of docs) await writeEntry(req, slug, doc);
        [last, count] = [docs.at(-1)?.id ?? last, docs.length];
      }
  });
}

async function writeEntry<S extends Searched>(req: PayloadRequest, slug: S, doc: DataFromCollectionSlug<S>) {
  const { kind, path, title, lastDay = null, omitted = [] } = places[slug](doc);
  const [run, record] = [executeIn(req), String(doc.id)];
  await run(sql`delete from search_entries where source = ${slug} and record = ${record}`);
  if (path === undefined) return;
  const texts = extractTexts(req.payload.collections[slug].config.flattenedFields, doc, omitted);
  const body = texts.filter((text) => text !== title).join(' ');
  await run(sql`insert into search_entries (source, record, kind, path, title, body, last_day)
    values (${slug}, ${record}, ${kind}, ${path}, ${tidy(title, 300)}, ${tidy(body, 100_000)}, ${lastDay})`);
}

/** Returns one line. PostgreSQL rejects U+0000, and a tsvector holds a megabyte. */
const tidy = (text: string, limit: number): string =>
  text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, limit)
    .toWellFormed();

/** Fields that the page does not show: addresses, and texts for search engines. */
const hidden = ['key', 'path', 'link', 'linkedin', 'meta', 'page', 'document', 'blockName'];

/** Extracts the visible texts of a document in the order of its fields. */
function extractTexts(fields: FlattenedField[], data: unknown, omitted: string[] = []): string[] {
  if (!isRecord(data)) return [];
  const shown = fields.filter(({ name }) => !hidden.includes(name) && !omitted.includes(name));
  return shown.flatMap((field) => [data[field.name]].flat().flatMap((value) => textsOf(field, value)));
}

function textsOf(field: FlattenedField, value: unknown): string[] {
  if (field.type === 'richText') return [toPlainText(value)];
  if (field.type === 'blocks') {
    const block = field.blocks.find(({ slug }) => isRecord(value) && slug === value.blockType);
    return extractTexts(block?.flattenedFields ?? [], value);
  }
  if ('flattenedFields' in field) return extractTexts(field.flattenedFields, value);
  const isText = ['text', 'textarea', 'email'].includes(field.type) && !field.custom?.isLink;
  return isText && typeof value === 'string' ? [value] : [];
}
