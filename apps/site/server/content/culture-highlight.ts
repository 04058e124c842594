import type * as content from '@riverfront/content';
import type { CultureHighlight } from '@riverfront/contract';
import { apiUrl, findPicture, hrefOf } from './picture.ts';

/** A culture highlight with its pictures and films, as the API shows it. */
export function toCultureHighlight(doc: content.CultureHighlight): CultureHighlight {
  return {
    _id: doc.key ?? '',
    title: doc.title,
    images: doc.images.map(({ media }) => {
      const href = hrefOf(media);
      const alt = typeof media === 'object' ? media.alt : '';
      return { url: apiUrl(href), href, alt, picture: findPicture(media) };
    }),
  };
}
