import type { SearchAndSharing } from '@riverfront/content';
import type { Sharing } from '@riverfront/contract';
import { findPicture } from './picture.ts';

/** What staff wrote for search results and shared links, as the API shows it. */
export function toSharing(meta: SearchAndSharing | null | undefined): Sharing {
  return {
    title: meta?.title?.trim() ?? '',
    description: meta?.description?.trim() ?? '',
    picture: findPicture(meta?.image),
  };
}
