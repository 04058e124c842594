import type { PayloadRequest } from 'payload';
import { addressOf } from '../paths/address-of.ts';
import { executeIn } from '../transaction.ts';
import { mentionsOf, type Place, placesOf } from './find-mentions.ts';
import type { State } from './read-states.ts';
import { targetOfAddress, targetOfDocument } from './targets.ts';

/** A place where a picture or an item is used. */
export interface Use extends Place {
  /** Which field. */
  where: string;
  state: State;
  /** Whether it is linked to there, rather than shown. */
  isLink: boolean;
}

/** Where something is used. */
export interface Uses {
  uses: Use[];
  /** Whether there are more places than are named. */
  more: boolean;
}

/** How many places are named: nobody reads more, and a picture may be on thousands of pages. */
const most = 100;

/** A document, and where it stands on the site. */
interface Target {
  collection: string;
  id: number | string;
  address?: string | undefined;
}

/**
 * Where documents are shown or linked to, except by one another: published content first, then drafts that say
 * something else.
 */
export async function usesOf(
  req: PayloadRequest,
  documents: Target[],
  overrideAccess = false,
): Promise<Uses> {
  const targets = documents.flatMap(({ collection, id, address }) => [
    targetOfDocument(collection, id),
    ...(address === undefined ? [] : [targetOfAddress(address)]),
  ]);
  const rows = await mentionsOf(await executeIn(req), targets, most + 1);
  const places = await placesOf(
    req,
    rows
      .slice(0, most)
      .filter(
        ({ source, record }) =>
          !documents.some(({ collection, id }) => source === collection && record === String(id)),
      ),
    overrideAccess,
  );
  const uses = places.map(({ title, kind, adminPath, place, state, link }) => ({
    title,
    kind,
    adminPath,
    where: place,
    state,
    isLink: link !== null,
  }));
  const published = new Set(
    uses.filter(({ state }) => state === 'published').map(({ adminPath, where }) => `${adminPath} ${where}`),
  );
  return {
    uses: uses.filter(
      ({ state, adminPath, where }) => state === 'published' || !published.has(`${adminPath} ${where}`),
    ),
    more: rows.length > most,
  };
}

/** Where a stored document is used; its address on the site is worked out from its fields. */
export function usesOfDocument(
  req: PayloadRequest,
  collection: string,
  doc: { id: number | string; path?: unknown; key?: unknown },
): Promise<Uses> {
  return usesOf(req, [{ collection, id: doc.id, address: addressOf(collection, doc) }]);
}
