import { APIError, type CollectionBeforeDeleteHook } from 'payload';
import { usesOf } from './used-on.ts';

const most = 5;

/** Refuses to delete a picture or film that something shows, and says what. */
export const keepUsedMedia: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { uses, more } = await usesOf(req, [{ collection: 'media', id }], true);
  if (uses.length === 0) return;
  const named = [...new Set(uses.map(({ kind, title }) => `${kind} “${title}”`))];
  const others = named.length > most ? ` and ${more ? 'many' : named.length - most} more` : '';
  throw new APIError(
    `This file is still used by ${named.slice(0, most).join(', ')}${others}. Choose another there first; “Used on” in its form leads to each.`,
    409,
    undefined,
    true,
  );
};
