import { sitePath } from '@riverfront/contract';
import { pathOf } from '../redirects/chains.ts';
import type { Mention } from './walk.ts';

/** Longest target that is kept, in characters: an index takes 2.7 kB, and no address of ours comes near. */
const longest = 500;

/** How a document is named as the target of a mention. */
export function targetOfDocument(collection: string, id: number | string): string {
  return `${collection}:${id}`;
}

/** How an address of the site is named: without what follows `?` or `#`, and without a slash at its end. */
export function targetOfAddress(link: string): string {
  return pathOf(link)
    .replace(/(?<=.)\/$/, '')
    .slice(0, longest);
}

/** What a mention is of; undefined for a link that leaves the site. */
export function targetOf(mention: Mention): string | undefined {
  if (mention.kind === 'reference') return targetOfDocument(mention.collection, mention.id);
  const { link } = mention;
  return sitePath.test(link) ? targetOfAddress(link) : undefined;
}
