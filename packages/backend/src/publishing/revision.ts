import { randomUUID } from 'node:crypto';
import type { GlobalAfterChangeHook, GlobalConfig, PayloadRequest } from 'payload';
import { everybody, nobody } from '../accounts/roles.ts';
import { readSaveMode } from '../database/transaction.ts';

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
    // Set before the first item is loaded, so that a later start goes on with the same.
    { name: 'sampleLevel', type: 'text' },
  ],
};

/**
 * Writes a new value into the revision row, in the transaction of `req`, so that every node drops what it has cached
 * after the commit. The value is random, because two concurrent changes must never end with the same one.
 */
export async function bumpRevision(req: PayloadRequest): Promise<void> {
  await req.payload.updateGlobal({ slug: 'content-revision', data: { value: randomUUID() }, depth: 0, req });
}

/**
 * Checks whether visitors see a change: any but a saved draft. The state before the change
 * does not tell, because it is the newest version, which may be a draft of a published document.
 */
export function concernsVisitors(
  req: PayloadRequest,
  slug: string,
  doc: { _status?: string | null },
): boolean {
  return doc._status !== 'draft' || readSaveMode(req, slug)?.draft !== true;
}

/** Writes a new revision after a change of a global that has no drafts. */
export const bumpAfterGlobalChange: GlobalAfterChangeHook = ({ req }) => bumpRevision(req);
