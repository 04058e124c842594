import { makeZip } from 'client-zip';
import { APIError, type CollectionSlug, type Endpoint, type GlobalSlug, type PayloadRequest } from 'payload';
import { hasRole } from '../../access/roles.ts';
import { parseDocumentLink } from '../../fields/link.ts';
import { recordAudit } from '../../platform/index.ts';

/** Meaningless elsewhere, or computed from the rest. */
const left = ['id', 'searchText', 'savedBy', '_order'];

/** Of files alone: links have a `url` of their own. */
const leftOfFiles = ['sizes', 'url', 'thumbnailURL', 'folder'];

/**
 * `GET /api/export-content`: all content as one ZIP, for administrators: a JSON file for each collection and global
 * that is published, with relations by key, and the files of the media library. A file that cannot be read is named in
 * `missing.txt`.
 */
export const exportContent: Endpoint = {
  path: '/export-content',
  method: 'get',
  async handler(req) {
    if (!hasRole(req.user, 'administrator'))
      throw new APIError('Only administrators can export the content.', req.user ? 403 : 401);
    await recordAudit(req, { action: 'exported', summary: 'All content exported as JSON and files.' });
    const name = `content-${new Date().toISOString().slice(0, 10)}.zip`;
    return new Response(makeZip(createEntries(req)), {
      headers: {
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename="${name}"`,
        'Cache-Control': 'no-store',
      },
    });
  },
};

async function* createEntries({ payload }: PayloadRequest) {
  const { collections, globals } = payload.config;
  const keys = new Map<string, unknown>();
  const toEntry = (name: string, data: unknown) => ({ name, input: `${toPortable(data, keys)}\n` });
  const all = new Map<string, { id: number; filename?: string }[]>();
  for (const { slug, versions } of collections) {
    if (!versions?.drafts && slug !== 'redirects' && slug !== 'media') continue;
    // Without `draft`: what visitors see, and drafts that were never published. Depth 1 brings the keys of others.
    const find = { collection: slug as CollectionSlug, pagination: false, depth: 1, sort: 'id' } as const;
    const docs = (await payload.find(find)).docs as { id: number; key?: string }[];
    for (const { id, key } of docs) keys.set(`${slug}:${id}`, key);
    all.set(slug, docs);
  }
  for (const [slug, docs] of all) yield toEntry(`collections/${slug}.json`, docs);
  for (const { slug, versions } of globals)
    if (versions?.drafts)
      yield toEntry(`globals/${slug}.json`, await payload.findGlobal({ slug: slug as GlobalSlug, depth: 1 }));
  const read = payload.collections.media.config.custom?.readFile as (name: string) => Promise<Buffer>;
  const missing: string[] = [];
  for (const { filename } of all.get('media') ?? []) {
    if (!filename) continue;
    // The answer has begun: an error here would end it as half a ZIP.
    const file = await read(filename).catch((error: unknown) => {
      payload.logger.error({ err: error, filename }, 'A file of the media library is missing in an export');
      missing.push(filename);
    });
    if (file) yield { name: `media/${filename}`, input: new Uint8Array(file) };
  }
  if (missing.length > 0) yield { name: 'missing.txt', input: `${missing.join('\n')}\n` };
}

/** Formats documents with the key, or the file name, of each document inside them. */
function toPortable(data: unknown, keys: Map<string, unknown>): string {
  const documents = new Set(Array.isArray(data) ? data : []);
  function replace(this: object, name: string, value: unknown): unknown {
    const isFile = documents.has(this) && 'filename' in this;
    if (left.includes(name) || (isFile && leftOfFiles.includes(name))) return undefined;
    const link = parseDocumentLink(value);
    if (link) return `${link.collection}:${keys.get(String(value))}`;
    const isDocument = typeof value === 'object' && value !== null && 'id' in value && 'createdAt' in value;
    if (isDocument && name !== '' && this !== data)
      return ('key' in value && value.key) || ('filename' in value && value.filename) || null;
    return value;
  }
  return JSON.stringify(data, replace, 2);
}
