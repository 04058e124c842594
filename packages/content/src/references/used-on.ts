import type { PayloadRequest } from 'payload';
import { addressOf } from '../paths/address-of.ts';
import { executeIn } from '../transaction.ts';
import { mentionsOf, type Place, placesOf } from './find-mentions.ts';
import type { State } from './read-states.ts';
import { targetOfAddress, targetOfDocument } from './targets.ts';

/** A place where a picture or an item is used. */
interface Use extends Place {
  /** Which field, and whether it is shown there or linked to. */
  where: string;
  state: State;
}

/** Where something is used. */
interface Uses {
  uses: Use[];
  /** Whether there are more places than are named. */
  more: boolean;
}

/** How many places are named: nobody reads more, and a picture may be on thousands of pages. */
const most = 100;

/** Where a document is shown or linked to: published content first, then drafts that say something else. */
export async function usesOf(
  req: PayloadRequest,
  target: { collection: string; id: number | string; address?: string | undefined },
  overrideAccess = false,
): Promise<Uses> {
  const targets = [
    targetOfDocument(target.collection, target.id),
    ...(target.address === undefined ? [] : [targetOfAddress(target.address)]),
  ];
  const rows = await mentionsOf(await executeIn(req), targets, most + 1);
  const places = await placesOf(
    req,
    rows
      .slice(0, most)
      .filter(({ source, record }) => source !== target.collection || record !== String(target.id)),
    overrideAccess,
  );
  const uses = places.map(({ title, kind, adminPath, place, state }) => ({
    title,
    kind,
    adminPath,
    where: place,
    state,
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
  return usesOf(req, { collection, id: doc.id, address: addressOf(collection, doc) });
}
