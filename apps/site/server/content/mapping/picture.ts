import type { Media, SearchAndSharing } from '@riverfront/backend/payload-types';
import type { HeroItem, Picture, Sharing } from '@riverfront/contract';

/** Returns the path of an uploaded file relative to the API base. */
function toMediaHref(filename: string): string {
  return `/media/${encodeURIComponent(filename)}`;
}

const fallbackHref = '/media/fallback-cover.svg';

/** Replaces a deleted image; the file ships with the site. */
const fallback: Picture = {
  alt: '',
  width: 1600,
  height: 1000,
  sources: [{ href: fallbackHref, width: 1600 }],
};

type Upload = number | Media | null | undefined;

/** Maps an image, or the poster of a video, to all its widths in ascending order. */
export function toPicture(upload: Upload): Picture {
  return findPicture(upload) ?? fallback;
}

/** Like `toPicture`, but null where there is none, as for a video without a poster. */
export function findPicture(upload: Upload): Picture | null {
  if (typeof upload !== 'object' || upload === null) return null;
  if (isVideo(upload)) return findPicture(upload.poster);
  const { filename, width, height, alt } = upload;
  if (!filename || !width || !height) return null;
  const sizes = Object.entries(upload.sizes ?? {}).flatMap(([name, size]) =>
    size?.filename && size.width
      ? [{ href: toMediaHref(size.filename), width: size.width, isAvif: name.startsWith('avif') }]
      : [],
  );
  const avif = sortByWidth(sizes.filter(({ isAvif }) => isAvif));
  const sources = sortByWidth([
    ...sizes.filter(({ isAvif }) => !isAvif),
    { href: toMediaHref(filename), width },
  ]);
  const focus = toFocus(upload);
  return { alt, width, height, sources, ...(avif.length > 0 && { avif }), ...(focus && { focus }) };
}

/** Sorts ascending, without duplicates: a small image has its own width in several sizes. */
function sortByWidth(sources: Picture['sources']): Picture['sources'] {
  const byWidth = new Map(sources.map(({ href, width }) => [width, { href, width }]));
  return [...byWidth.values()].sort((a, b) => a.width - b.width);
}

/** Returns the focal point that staff chose; undefined for the centre, which is the default. */
function toFocus({ focalX, focalY }: Media): Picture['focus'] {
  const [x, y] = [focalX ?? 50, focalY ?? 50];
  return x === 50 && y === 50 ? undefined : { x, y };
}

/** Returns the path of an upload itself: the video, or the widest image. */
export function toHref(upload: Upload): string {
  if (typeof upload === 'object' && upload?.filename) return toMediaHref(upload.filename);
  return fallbackHref;
}

/** Checks whether an upload is a video. */
export function isVideo(upload: Upload): boolean {
  return typeof upload === 'object' && Boolean(upload?.mimeType?.startsWith('video/'));
}

/** Maps an image or video at the top of a page. */
export function toHeroItem(media: number | Media, title: string): HeroItem {
  const mediaType = isVideo(media) ? 'video' : 'image';
  return { mediaType, href: toHref(media), title, picture: findPicture(media) };
}

/** Prefixes a media path with the API base. */
export function toApiUrl(href: string): string {
  return `/api${href}`;
}

/** Maps what staff wrote for search results and social previews. */
export function toSharing(meta: SearchAndSharing | null | undefined): Sharing {
  return {
    title: meta?.title?.trim() ?? '',
    description: meta?.description?.trim() ?? '',
    picture: findPicture(meta?.image),
  };
}
