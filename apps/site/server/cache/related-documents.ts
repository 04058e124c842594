import { recordReads, trackReads } from '@riverfront/backend/database/reads';
import DataLoader from 'dataloader';
import { LRUCache } from 'lru-cache';
import {
  type BaseDatabaseAdapter,
  type CountArgs,
  createLocalReq,
  type FindArgs,
  type FindGlobalArgs,
  getDataLoader,
  type Payload,
  type PayloadRequest,
} from 'payload';
import type { Content } from '../database/connect.ts';
import { createMemo, type RevisionOf } from './revision.ts';

type PayloadLoader = PayloadRequest['payloadDataLoader'];

/**
 * Keeps rows, and the documents that Payload puts into relationships (pictures, cards, logos), across reads: they are
 * most of what a page costs, and most publications change none of them. Payload asks a `DataLoader` for related
 * documents, which otherwise lasts for one read.
 */
export function withRelatedDocuments(content: Content, revision: RevisionOf): Content {
  let reading: Payload | undefined;
  return {
    ...content,
    payload() {
      const payload = content.payload();
      reading ??= keepRelated(payload, revision);
      return reading;
    },
  };
}

function keepRelated(payload: Payload, revision: RevisionOf): Payload {
  const memo = createMemo({ revision });
  const loaders = new Map<string, DataLoader<string, Loaded>>();

  /** One for each collection, so that what a document was made from is not mixed with that of others. */
  function loaderOf(collection: string): DataLoader<string, Loaded> {
    const known = loaders.get(collection);
    if (known) return known;
    const loader = new DataLoader<string, Loaded>((keys) => loadBatch(keys), { cache: false });
    loaders.set(collection, loader);
    return loader;
  }

  async function loadBatch(keys: readonly string[]): Promise<(Loaded | Error)[]> {
    const reads = new Set<string>();
    const docs = await trackReads(reads, async () => {
      const req = await createLocalReq({ req: { payloadDataLoader: shared } }, payload);
      return getDataLoader(req).loadMany(keys);
    });
    return docs.map((doc) => (doc instanceof Error ? doc : { doc, reads }));
  }

  // Payload calls `load` alone; `find` and the others belong to one read.
  const shared = {
    load: (key: string) =>
      memo(key, async () => {
        const [, collection] = JSON.parse(key) as [unknown, string];
        const { doc, reads } = await loaderOf(collection).load(key);
        recordReads(reads);
        return doc;
      }),
  } as unknown as PayloadLoader;

  keepRows(payload.db, revision, (req) => req?.payloadDataLoader === shared);
  const reading = Object.create(payload) as Payload;
  const withLoader = <O extends object>(options: O) => ({ ...options, req: { payloadDataLoader: shared } });
  reading.find = ((options: Parameters<Payload['find']>[0]) =>
    payload.find(withLoader(options))) as Payload['find'];
  reading.findGlobal = ((options: Parameters<Payload['findGlobal']>[0]) =>
    payload.findGlobal(withLoader(options))) as Payload['findGlobal'];
  reading.count = (options) => payload.count(withLoader(options));
  return reading;
}

interface Loaded {
  doc: unknown;
  /** The kinds of content that it was made from. */
  reads: ReadonlySet<string>;
}

/** Characters of JSON that are kept. */
const maxSize = 4_000_000;

/** Milliseconds after which rows are read again in any case. */
const maxAgeMs = 60_000;

/**
 * Keeps what an adapter reads from the tables of a kind of content until the next publication of this kind: writing the
 * SQL of a document with all its parts costs more than the rest of its read. As JSON, because Payload completes documents
 * in place.
 * @param isKept whether the reads of a request are of published content
 */
export function keepRows(
  db: BaseDatabaseAdapter,
  revision: RevisionOf,
  isKept: (req: Partial<PayloadRequest> | undefined) => boolean,
): void {
  const rows = new LRUCache<string, { json: string; revision: string }>({
    maxSize,
    sizeCalculation: ({ json }, key) => json.length + key.length,
    ttl: maxAgeMs,
  });

  async function keep<T>(kind: string, query: object, read: () => Promise<T>): Promise<T> {
    const key = JSON.stringify(query);
    // Before the read: rows of a publication in between are only read again.
    const current = revision(new Set([kind]));
    const known = rows.get(key);
    if (known?.revision === current) return JSON.parse(known.json) as T;
    const result = await read();
    rows.set(key, { json: JSON.stringify(result), revision: current });
    return result;
  }

  const [find, findGlobal, count] = [db.find.bind(db), db.findGlobal.bind(db), db.count.bind(db)];
  db.find = <T>({ req, ...query }: FindArgs) => {
    const read = () => find<T>({ req, ...query });
    return isKept(req) ? keep(query.collection, query, read) : read();
  };
  db.findGlobal = <T extends Record<string, unknown>>({ req, ...query }: FindGlobalArgs) => {
    const read = () => findGlobal<T>({ req, ...query });
    return isKept(req) ? keep(query.slug, query, read) : read();
  };
  db.count = ({ req, ...query }: CountArgs) => {
    const read = () => count({ req, ...query });
    return isKept(req) ? keep(query.collection, { count: query }, read) : read();
  };
}
