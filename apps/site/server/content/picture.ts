import type { Media } from '@riverfront/content';
import type { Picture } from '@riverfront/contract';

/** The path of an uploaded file relative to the API base (readings, "media"). */
export function mediaHref(filename: string): string {
  return `/media/${encodeURIComponent(filename)}`;
}

/** Stands in for a picture that was deleted; the file ships with the site. */
const missing: Picture = {
  alt: '',
  width: 1600,
  height: 1000,
  sources: [{ href: '/media/fallback-cover.svg', width: 1600 }],
};

type Upload = number | Media | null | undefined;

/** A picture in all its widths, narrow to wide. A film gives its poster. */
export function pictureOf(upload: Upload): Picture {
  return findPicture(upload) ?? missing;
}

/** Like `pictureOf`, but null when there is none, as for a film without a poster. */
export function findPicture(upload: Upload): Picture | null {
  if (typeof upload !== 'object' || upload === null) return null;
  if (isFilm(upload)) return findPicture(upload.poster);
  const { filename, width, height, alt } = upload;
  if (!filename || !width || !height) return null;
  const sizes = Object.entries(upload.sizes ?? {}).flatMap(([name, size]) =>
    size?.filename && size.width
      ? [{ href: mediaHref(size.filename), width: size.width, isAvif: name.startsWith('avif') }]
      : [],
  );
  const avif = ordered(sizes.filter(({ isAvif }) => isAvif));
  const sources = ordered([...sizes.filter(({ isAvif }) => !isAvif), { href: mediaHref(filename), width }]);
  const focus = focusOf(upload);
  return { alt, width, height, sources, ...(avif.length > 0 && { avif }), ...(focus && { focus }) };
}

/** Narrow to wide. A small picture comes out of several sizes at its own width; one of each is enough. */
function ordered(sources: Picture['sources']): Picture['sources'] {
  const byWidth = new Map(sources.map(({ href, width }) => [width, { href, width }]));
  return [...byWidth.values()].sort((a, b) => a.width - b.width);
}

/** The focal point that staff chose; undefined for the middle, which every picture begins with. */
function focusOf({ focalX, focalY }: Media): Picture['focus'] {
  const [x, y] = [focalX ?? 50, focalY ?? 50];
  return x === 50 && y === 50 ? undefined : { x, y };
}

/** The path of an upload itself: of the film, or of the widest picture. */
export function hrefOf(upload: Upload): string {
  if (typeof upload === 'object' && upload?.filename) return mediaHref(upload.filename);
  return '/media/fallback-cover.svg';
}

/** True for uploads that play. */
export function isFilm(upload: Upload): boolean {
  return typeof upload === 'object' && Boolean(upload?.mimeType?.startsWith('video/'));
}

/** The address of a media path as a browser asks for it: the API base and the path. */
export function apiUrl(href: string): string {
  return `/api${href}`;
}
