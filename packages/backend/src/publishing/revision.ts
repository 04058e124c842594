import { randomUUID } from 'node:crypto';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  GlobalConfig,
  PayloadRequest,
} from 'payload';
import { everybody } from '../access/everybody.ts';
import { nobody } from '../access/nobody.ts';
import { readSaveMode } from '../staff/index.ts';

/**
 * The revision row, which every publication changes and every node of the site polls. It also records that the
 * sample content was loaded, so that what an editor deleted is not loaded again.
 */
export const contentRevision: GlobalConfig = {
  slug: 'content-revision',
  admin: { hidden: true },
  access: { read: everybody, update: nobody },
  fields: [
    { name: 'value', type: 'text', required: true },
    { name: 'sampleLoadedAt', type: 'date' },
  ],
};

/**
 * Writes a new value into the revision row in the transaction of `req`, so that every node drops its cached pages
 * after the commit. The value is random, because two concurrent changes must never end with the same one.
 */
async function bumpRevision(req: PayloadRequest): Promise<void> {
  const data = { value: randomUUID() };
  await req.payload.updateGlobal({ slug: 'content-revision', data, depth: 0, req });
}

/**
 * Checks whether visitors see a change: any but a saved draft, such as an autosave. The state before the change
 * does not tell, because it is the newest version, which may be a draft of a published document.
 */
export function concernsVisitors(
  req: PayloadRequest,
  slug: string,
  doc: { _status?: string | null },
): boolean {
  return doc._status !== 'draft' || readSaveMode(req, slug)?.draft !== true;
}

export const bumpAfterChange: CollectionAfterChangeHook = async ({ doc, collection, req }) => {
  if (concernsVisitors(req, collection.slug, doc)) await bumpRevision(req);
};

export const bumpAfterDelete: CollectionAfterDeleteHook = ({ req }) => bumpRevision(req);

export const bumpAfterGlobalChange: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  if (concernsVisitors(req, global.slug, doc)) await bumpRevision(req);
};
