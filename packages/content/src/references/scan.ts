import type {
  CollectionSlug,
  GlobalSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
} from 'payload';
import { type Mention, mentionsIn } from './walk.ts';

/** A document of the site's content, in the state that visitors see or in a newer draft. */
export interface ScannedDocument {
  /** What it is called in the admin. */
  title: string;
  /** The kind of thing it is, as “Article”. */
  kind: string;
  /** Where it is edited, below the admin's root: `/collections/blogs/3`. */
  adminPath: string;
  collection?: CollectionSlug;
  global?: GlobalSlug;
  id?: number | string;
  state: 'published' | 'draft';
  mentions: Mention[];
}

/**
 * Reads all content once, what is published and drafts that are newer, and says what each
 * document refers to and links to. A company's site has some hundreds of documents.
 * @param overrideAccess true for hooks that must see everything
 */
export async function scanContent(req: PayloadRequest, overrideAccess = false): Promise<ScannedDocument[]> {
  const { payload } = req;
  const found: ScannedDocument[] = [];
  // One after the other: the embedded database runs one query at a time.
  for (const config of payload.config.collections.filter(isContent))
    found.push(...(await scanCollection(req, config, overrideAccess)));
  for (const config of payload.config.globals.filter(({ versions }) => Boolean(versions?.drafts)))
    found.push(...(await scanGlobal(req, config, overrideAccess)));
  return found;
}

function isContent({ slug, versions }: SanitizedCollectionConfig): boolean {
  return Boolean(versions?.drafts) || slug === 'media' || slug === 'redirects';
}

async function scanCollection(
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  overrideAccess: boolean,
): Promise<ScannedDocument[]> {
  const hasDrafts = Boolean(config.versions?.drafts);
  const read = async (draft: boolean) => {
    const { docs } = await req.payload.find({
      collection: config.slug as CollectionSlug,
      draft,
      depth: 0,
      pagination: false,
      overrideAccess,
      user: req.user,
      req,
    });
    return docs as unknown as Record<string, unknown>[];
  };
  const states = [
    ...(await read(false)).map((doc) => ({ doc, state: 'published' as const })),
    ...(hasDrafts ? (await read(true)).map((doc) => ({ doc, state: 'draft' as const })) : []),
  ].filter(({ doc, state }) => !hasDrafts || doc._status === state);
  return states.map(({ doc, state }) => ({
    title: String(doc[config.admin.useAsTitle ?? 'id'] || doc.filename || doc.id),
    kind: nameOf(config.labels.singular, config.slug),
    adminPath: `/collections/${config.slug}/${doc.id}`,
    collection: config.slug as CollectionSlug,
    id: doc.id as number,
    state,
    mentions: mentionsIn(config.flattenedFields, doc),
  }));
}

async function scanGlobal(
  req: PayloadRequest,
  config: SanitizedGlobalConfig,
  overrideAccess: boolean,
): Promise<ScannedDocument[]> {
  const found: ScannedDocument[] = [];
  for (const state of ['published', 'draft'] as const) {
    const doc = (await req.payload.findGlobal({
      slug: config.slug as GlobalSlug,
      draft: state === 'draft',
      depth: 0,
      overrideAccess,
      user: req.user,
      req,
    })) as unknown as Record<string, unknown>;
    if (doc._status !== state) continue;
    found.push({
      title: nameOf(config.label, config.slug),
      kind: 'Single page',
      adminPath: `/globals/${config.slug}`,
      global: config.slug as GlobalSlug,
      state,
      mentions: mentionsIn(config.flattenedFields, doc),
    });
  }
  return found;
}

function nameOf(label: unknown, slug: string): string {
  return typeof label === 'string' ? label : slug;
}
