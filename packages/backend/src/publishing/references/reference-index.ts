import { sitePath } from '@riverfront/contract';
import type {
  CollectionSlug,
  FlattenedField,
  GlobalSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
} from 'payload';
import { findAll } from '../../database/records.ts';
import { executeIn, sql } from '../../database/transaction.ts';
import { parseDocumentLink } from '../../fields/link.ts';
import { normalisePath } from '../paths/addresses.ts';
import { findReferences } from './find-references.ts';

/** Whether visitors see a document, or it is a newer draft. */
export type State = 'published' | 'draft';

/** A row of the table `document_references`, without the source. */
interface Row {
  /** Id of the document, or slug of the global. */
  record: string;
  state: State;
  place: string;
  target: string;
  /** The link as written; null for a relation. */
  link: string | null;
}

/** Maximum length of a stored target: an index row holds 2.7 kB, and no address of ours comes near. */
const maxTarget = 500;

/** Formats a document as the target of a reference. */
export function toDocumentTarget(collection: string, id: number | string): string {
  return `${collection}:${id}`;
}

/** Formats a link of this site as the target of a reference. */
export function toLinkTarget(link: string): string {
  return normalisePath(link).slice(0, maxTarget);
}

/** Checks whether the references of a collection or global are indexed: those of the site's content. */
export function isIndexed({ slug, versions }: SanitizedCollectionConfig | SanitizedGlobalConfig): boolean {
  return Boolean(versions?.drafts) || slug === 'media' || slug === 'redirects';
}

/** Indexes the references of some documents, in both states where there are two; those in the trash are drafts. */
export async function indexReferences(
  req: PayloadRequest,
  { slug, versions, flattenedFields }: SanitizedCollectionConfig,
  ids: number[],
): Promise<void> {
  const rows: Row[] = [];
  const hasDrafts = Boolean(versions?.drafts);
  for (const state of hasDrafts ? (['published', 'draft'] as const) : (['published'] as const)) {
    const options = { draft: state === 'draft', trash: true };
    const docs = await findAll(req, slug as CollectionSlug, { id: { in: ids } }, options);
    for (const doc of docs as { id: number; _status?: string }[])
      if (!hasDrafts || doc._status === state)
        rows.push(...toRows(flattenedFields, doc, String(doc.id), state));
  }
  await replaceReferences(req, slug, ids.map(String), rows);
}

/** Indexes the references of a global. */
export async function indexGlobalReferences(
  req: PayloadRequest,
  { slug, flattenedFields }: SanitizedGlobalConfig,
): Promise<void> {
  const rows: Row[] = [];
  for (const state of ['published', 'draft'] as const) {
    const stored = { slug: slug as GlobalSlug, draft: state === 'draft', depth: 0, req };
    const doc: object = await req.payload.findGlobal(stored);
    if ('_status' in doc && doc._status === state) rows.push(...toRows(flattenedFields, doc, slug, state));
  }
  await replaceReferences(req, slug, [slug], rows);
}

function toRows(fields: FlattenedField[], doc: object, record: string, state: State): Row[] {
  return findReferences(fields, doc).flatMap((reference) => {
    const { where: place } = reference;
    if (reference.kind === 'relation')
      return {
        record,
        state,
        place,
        target: toDocumentTarget(reference.collection, reference.id),
        link: null,
      };
    const { link } = reference;
    if (parseDocumentLink(link)) return { record, state, place, target: link, link };
    return sitePath.test(link) ? { record, state, place, target: toLinkTarget(link), link } : [];
  });
}

/**
 * Replaces the stored references of some records.
 * @param source slug of the collection or global
 * @param records all that were read, including those without references
 */
export async function replaceReferences(
  req: PayloadRequest,
  source: string,
  records: string[],
  rows: Row[],
): Promise<void> {
  const run = executeIn(req);
  await run(sql`delete from document_references where source = ${source}
    and record in (select json_array_elements_text(${JSON.stringify(records)}::json))`);
  if (rows.length === 0) return;
  await run(sql`
    insert into document_references (source, record, state, place, target, link)
    select ${source}, record, state, place, target, link
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as row (record text, state text, place text, target text, link text)`);
}
