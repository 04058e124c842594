import type {
  CollectionSlug,
  FlattenedField,
  GlobalSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
} from 'payload';
import { type Mention, mentionsIn } from './walk.ts';

/** Whether visitors see a document, or it is a draft that is newer than what they see. */
export type State = 'published' | 'draft';

/** What documents of one state say, by the number of the document or the name of the single page. */
export interface ReadDocument {
  record: string;
  state: State;
  mentions: Mention[];
}

type Stored = Record<string, unknown>;

/** Whether what documents of a collection show and link to concerns the site. */
export function isContent({ slug, versions }: SanitizedCollectionConfig): boolean {
  return Boolean(versions?.drafts) || slug === 'media' || slug === 'redirects';
}

/** Whether a global is a page of the site. */
export function isPage({ versions }: SanitizedGlobalConfig): boolean {
  return Boolean(versions?.drafts);
}

/** What some documents of a collection say, in both states where there are two. */
export async function readDocuments(
  req: PayloadRequest,
  { slug, versions, flattenedFields }: SanitizedCollectionConfig,
  ids: number[],
): Promise<ReadDocument[]> {
  const read = async (draft: boolean): Promise<Stored[]> => {
    const { docs } = await req.payload.find({
      collection: slug as CollectionSlug,
      where: { id: { in: ids } },
      draft,
      depth: 0,
      pagination: false,
      overrideAccess: true,
      req,
    });
    return docs as unknown as Stored[];
  };
  if (!versions?.drafts) return (await read(false)).map((doc) => said(doc, 'published', flattenedFields));
  return [
    ...(await read(false)).filter(is('published')).map((doc) => said(doc, 'published', flattenedFields)),
    ...(await read(true)).filter(is('draft')).map((doc) => said(doc, 'draft', flattenedFields)),
  ];
}

/** The same of a global. */
export async function readGlobal(
  req: PayloadRequest,
  { slug, flattenedFields }: SanitizedGlobalConfig,
): Promise<ReadDocument[]> {
  const found: ReadDocument[] = [];
  for (const state of ['published', 'draft'] as const) {
    const doc = (await req.payload.findGlobal({
      slug: slug as GlobalSlug,
      draft: state === 'draft',
      depth: 0,
      overrideAccess: true,
      req,
    })) as unknown as Stored;
    if (is(state)(doc)) found.push(said(doc, state, flattenedFields, slug));
  }
  return found;
}

const is = (state: State) => (doc: Stored) => doc._status === state;

function said(doc: Stored, state: State, fields: FlattenedField[], record = String(doc.id)): ReadDocument {
  return { record, state, mentions: mentionsIn(fields, doc) };
}
