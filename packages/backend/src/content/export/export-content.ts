import { makeZip } from 'client-zip';
import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest } from 'payload';
import { endpoint } from '../../accounts/endpoint.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { tableOf } from '../../database/records.ts';
import { execute, sql } from '../../database/transaction.ts';
import { parseDocumentLink } from '../../fields/link.ts';
import { today } from '../../time/company-time.ts';

/** Documents per query: between two of them other requests are served. */
const batchSize = 20;

/** Meaningless elsewhere, or computed from the rest. */
const left = ['id', 'searchText', 'savedBy', '_order'];

/** Of files alone: links have a `url` of their own. */
const leftOfFiles = ['sizes', 'url', 'thumbnailURL', 'folder'];

/**
 * `GET /api/export-content`: all content as one ZIP, for administrators: a JSON file for each collection and global
 * that is published, with relations by key, and the files of the media library. A file that cannot be read is named in
 * `missing.txt`.
 */
export const exportContent = endpoint({
  method: 'get',
  path: '/export-content',
  roles: [],
  async handler(req) {
    await recordAudit(req, { action: 'exported', summary: 'All content exported as JSON and files.' });
    const name = `content-${today()}.zip`;
    return new Response(makeZip(createEntries(req)), {
      headers: {
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename="${name}"`,
        'Cache-Control': 'no-store',
      },
    });
  },
});

async function* createEntries({ payload }: PayloadRequest) {
  const { collections, globals } = payload.config;
  const keys = new Map<string, unknown>();
  const exported: CollectionSlug[] = [];
  const filenames: string[] = [];
  for (const { slug, versions } of collections) {
    if (!versions?.drafts && slug !== 'redirects' && slug !== 'media') continue;
    const collection = slug as CollectionSlug;
    exported.push(collection);
    for (const { id, key, filename } of await readNames(payload, collection)) {
      keys.set(`${slug}:${id}`, key);
      if (filename) filenames.push(filename);
    }
  }
  for (const slug of exported)
    yield { name: `collections/${slug}.json`, input: createJson(payload, slug, keys) };
  for (const { slug, versions } of globals) {
    if (!versions?.drafts) continue;
    const data = await payload.findGlobal({ slug: slug as GlobalSlug, depth: 1 });
    yield { name: `globals/${slug}.json`, input: `${toPortable(data, keys)}\n` };
  }
  const read = payload.collections.media.config.custom?.readFile as (name: string) => Promise<Buffer>;
  const missing: string[] = [];
  for (const filename of filenames) {
    // The answer has begun: an error here would end it as half a ZIP.
    const file = await read(filename).catch((error: unknown) => {
      payload.logger.error({ err: error, filename }, 'A file of the media library is missing in an export');
      missing.push(filename);
    });
    if (file) yield { name: `media/${filename}`, input: new Uint8Array(file) };
  }
  if (missing.length > 0) yield { name: 'missing.txt', input: `${missing.join('\n')}\n` };
}

/** Reads the keys and file names of a collection by SQL: ten thousand documents of Payload take ten seconds and 500 MB. */
async function readNames(payload: Payload, collection: CollectionSlug) {
  const { flattenedFields, trash, upload } = payload.collections[collection].config;
  const key = flattenedFields.some(({ name }) => name === 'key') ? sql`key` : sql`null`;
  const { rows } = await execute(payload)<{ id: number; key: string | null; filename: string | null }>(sql`
    select id, ${key} as key, ${upload ? sql`filename` : sql`null`} as filename from ${tableOf(collection)}
    where ${trash ? sql`deleted_at is null` : sql`true`} order by id`);
  return rows;
}

/** Streams the documents of a collection as a JSON array, in batches. */
async function* createJson(payload: Payload, collection: CollectionSlug, keys: Map<string, unknown>) {
  let last = 0;
  for (let hasMore = true; hasMore; ) {
    // Without `draft`: what visitors see, and drafts that were never published. Depth 1 brings the keys of others.
    const where = { id: { greater_than: last } };
    const find = { collection, where, limit: batchSize, pagination: false, depth: 1, sort: 'id' } as const;
    const { docs } = await payload.find(find);
    const texts = docs.map((doc) => toPortable(doc, keys));
    yield (last === 0 ? '[\n' : docs.length > 0 ? ',\n' : '') + texts.join(',\n');
    last = Number(docs.at(-1)?.id ?? 1);
    hasMore = docs.length === batchSize;
  }
  yield '\n]\n';
}

/** Formats a document with the key, or the file name, of each document inside it. */
function toPortable(document: object, keys: Map<string, unknown>): string {
  function replace(this: object, name: string, value: unknown): unknown {
    const isFile = this === document && 'filename' in this;
    if (left.includes(name) || (isFile && leftOfFiles.includes(name))) return undefined;
    const link = parseDocumentLink(value);
    if (link) return `${link.collection}:${keys.get(String(value))}`;
    const isDocument = typeof value === 'object' && value !== null && 'id' in value && 'createdAt' in value;
    if (isDocument && value !== document)
      return ('key' in value && value.key) || ('filename' in value && value.filename) || null;
    return value;
  }
  return JSON.stringify(document, replace, 2);
}
