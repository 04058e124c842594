import { recordReads, trackReads } from '@riverfront/backend/platform';
import DataLoader from 'dataloader';
import { createLocalReq, getDataLoader, type Payload, type PayloadRequest } from 'payload';
import { createMemo } from '../memo.ts';
import type { Content } from '../platform/index.ts';
import { keepRows } from './kept-rows.ts';
import type { RevisionOf } from './revision.ts';

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
