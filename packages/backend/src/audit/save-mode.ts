import type { PayloadRequest } from 'payload';
import type { SaveMode } from '../database/transaction.ts';

/** Remembers in the request how a record is saved, for `readSaveMode`. */
export function rememberSaveMode(req: PayloadRequest, slug: string, args: object): void {
  const mode = {
    draft: 'draft' in args && args.draft === true,
    isSystem: 'overrideAccess' in args && args.overrideAccess === true,
  };
  req.context.saved = { ...req.context.saved, [slug]: mode };
}

/** How the record of this collection or global was saved in this request; undefined before that. */
export function readSaveMode(req: PayloadRequest, slug: string): SaveMode | undefined {
  return req.context.saved?.[slug];
}
