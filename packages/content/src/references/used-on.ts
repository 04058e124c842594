import type { PayloadRequest } from 'payload';
import { addressOf } from '../paths/address-of.ts';
import { pathOf } from '../redirects/chains.ts';
import { scanContent } from './scan.ts';

/** A place where a picture or an item is used. */
interface Use {
  title: string;
  kind: string;
  adminPath: string;
  /** Which field, and whether it is shown there or linked to. */
  where: string;
  state: 'published' | 'draft';
}

/** Where a document is shown or linked to: published content first, then drafts that say something else. */
export async function usesOf(
  req: PayloadRequest,
  target: { collection: string; id: number | string; address?: string },
  overrideAccess = false,
): Promise<Use[]> {
  const scanned = await scanContent(req, overrideAccess);
  const uses = scanned
    .filter(({ collection, id }) => collection !== target.collection || id !== target.id)
    .flatMap(({ title, kind, adminPath, state, mentions }) =>
      mentions
        .filter((mention) =>
          mention.kind === 'reference'
            ? mention.collection === target.collection && mention.id === target.id
            : target.address !== undefined && pathOf(mention.link) === target.address,
        )
        .map((mention) => ({ title, kind, adminPath, where: mention.where, state })),
    );
  const published = new Set(
    uses.filter(({ state }) => state === 'published').map(({ adminPath, where }) => `${adminPath} ${where}`),
  );
  return uses
    .filter(({ state, adminPath, where }) => state === 'published' || !published.has(`${adminPath} ${where}`))
    .sort((a, b) => Number(a.state === 'draft') - Number(b.state === 'draft'));
}

/** Where a stored document is used; its address on the site is worked out from its fields. */
export function usesOfDocument(
  req: PayloadRequest,
  collection: string,
  doc: { id: number | string; path?: unknown; key?: unknown },
): Promise<Use[]> {
  return usesOf(req, { collection, id: doc.id, address: addressOf(collection, doc) });
}
