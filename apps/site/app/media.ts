import type { Picture } from '@riverfront/contract';

type Source = Picture['sources'][number];

/** Converts a media href of the contract (`/media/x.webp`) to the path of the API; other URLs stay. */
export function mediaUrl(href: string): string {
  return href.startsWith('/media/') ? `/api${href}` : href;
}

/** Returns the widest file of an image. */
export function largestSource(sources: Source[]): Source {
  return sources.reduce((widest, source) => (source.width > widest.width ? source : widest));
}

/** Formats the `srcset` of an image. */
export function srcSet(sources: Source[]): string {
  return sources.map(({ href, width }) => `${mediaUrl(href)} ${width}w`).join(', ');
}

/** Returns whether a hero medium is a video (specification, section 4). */
export function isVideo(href: string): boolean {
  return href.endsWith('.mp4');
}
