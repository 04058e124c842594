import type { Picture } from '@riverfront/contract';

type Source = Picture['sources'][number];

/** Where a browser loads a media href of the contract (`/media/x.webp`); full addresses stay as they are. */
export function mediaUrl(href: string): string {
  return href.startsWith('/media/') ? `/api${href}` : href;
}

/** The widest file a picture is kept in. */
export function largestSource(sources: Source[]): Source {
  return sources.reduce((widest, source) => (source.width > widest.width ? source : widest));
}

/** The `srcset` of a picture's files. */
export function srcSet(sources: Source[]): string {
  return sources.map(({ href, width }) => `${mediaUrl(href)} ${width}w`).join(', ');
}

/** Whether a hero medium is a film (specification, section 4). */
export function isFilm(href: string): boolean {
  return href.endsWith('.mp4');
}
