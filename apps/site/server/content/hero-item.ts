import type { Media } from '@riverfront/content';
import type { HeroItem } from '@riverfront/contract';
import { findPicture, hrefOf, isFilm } from './picture.ts';

/** A picture or film at the top of a page, as the API shows it. */
export function toHeroItem(media: number | Media, title: string): HeroItem {
  return {
    mediaType: isFilm(media) ? 'video' : 'image',
    href: hrefOf(media),
    title,
    picture: findPicture(media),
  };
}
