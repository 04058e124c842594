import type { CultureHighlight } from '@riverfront/contract';

type Medium = CultureHighlight['images'][number];

/** The sizes of the gallery, in the order in which they come round (specification, section 9). */
const sizes = ['big', 'medium', 'small', 'small', 'small', 'mediums', 'mediums', 'small'] as const;
export type GallerySize = (typeof sizes)[number];

/** A picture or film of the gallery, what it belongs to, and how large it is shown. */
export interface GalleryItem extends Medium {
  title: string;
  isFilm: boolean;
  size: GallerySize;
}

const most = 6;

/** Films are told by how their address ends (specification, section 3). */
const filmEndings = ['.mp4', '.mov', '.webm'];

/** The first six media over all highlights: films first, as big ones; the rest in the cycle's sizes. */
export function galleryOf(highlights: CultureHighlight[]): GalleryItem[] {
  const media = highlights
    .flatMap(({ title, images }) =>
      images.map((medium) => ({ ...medium, title, isFilm: isFilm(medium.url) })),
    )
    .slice(0, most);
  const ordered = [...media.filter((medium) => medium.isFilm), ...media.filter((medium) => !medium.isFilm)];
  return ordered.map((medium, place) => ({
    ...medium,
    size: medium.isFilm ? 'big' : (sizes[place % sizes.length] ?? 'small'),
  }));
}

function isFilm(url: string): boolean {
  return filmEndings.some((ending) => url.toLowerCase().endsWith(ending));
}
