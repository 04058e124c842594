import type { CollectionAfterDeleteHook } from 'payload';
import type { Page } from '../payload-types.ts';

/** Old addresses of a page that is gone would lead nowhere, so they go with it. */
export const removeRedirectsToPage: CollectionAfterDeleteHook<Page> = async ({ doc, req }) => {
  await req.payload.delete({
    collection: 'redirects',
    where: { to: { equals: doc.path }, automatic: { equals: true } },
    overrideAccess: true,
    req,
  });
  return doc;
};
