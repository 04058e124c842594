import type { SerializedUploadNode } from '@payloadcms/richtext-lexical';
import type { Media } from '@riverfront/backend/payload-types';
import type { Picture } from '@riverfront/contract';
import escapeHtml from 'escape-html';
import { findPicture, isVideo, toApiUrl, toHref } from './picture.ts';

/** The `sizes` of an image by its size in the text: the column is 38rem wide, 49rem with its margin. */
const widths: Record<string, string> = {
  small: '(min-width: 1024px) 306px, 50vw',
  text: '(min-width: 1024px) 612px, 100vw',
  wide: '(min-width: 1024px) 788px, 100vw',
};

/** Converts an image or video in a text to a figure; a deleted one is left out. */
export function toFigure({ value, fields }: SerializedUploadNode): string {
  if (typeof value !== 'object') return '';
  const upload = value as unknown as Media;
  const { caption, size } = (fields ?? {}) as { caption?: string; size?: string };
  const known = size && size in widths ? size : 'text';
  const medium = isVideo(upload) ? toVideo(upload) : toImage(findPicture(upload), widths[known] ?? '100vw');
  if (!medium) return '';
  const text = caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : '';
  return `<figure class="figure-${known}">${medium}${text}</figure>`;
}

function toVideo(upload: Media): string {
  const poster = findPicture(upload.poster);
  const image = poster?.sources.at(-1);
  const size = poster ? ` width="${poster.width}" height="${poster.height}"` : '';
  // Without a poster the first frame is shown, which the browser has to load.
  const preview = image ? ` poster="${toUrl(image.href)}" preload="none"` : ' preload="metadata"';
  const name = escapeHtml(upload.alt);
  return `<video controls playsinline${size}${preview} src="${toUrl(toHref(upload))}" aria-label="${name}"></video>`;
}

function toImage(picture: Picture | null, sizes: string): string {
  const largest = picture?.sources.at(-1);
  if (!picture || !largest) return '';
  const { alt, avif, sources, width, height } = picture;
  const better = avif?.length ? `<source type="image/avif" srcset="${toSet(avif)}" sizes="${sizes}">` : '';
  const image = `<img src="${toUrl(largest.href)}" srcset="${toSet(sources)}" sizes="${sizes}" width="${width}" height="${height}" alt="${escapeHtml(alt)}" loading="lazy" decoding="async">`;
  return `<picture>${better}${image}</picture>`;
}

function toSet(sources: Picture['sources']): string {
  return sources.map(({ href, width }) => `${toUrl(href)} ${width}w`).join(', ');
}

function toUrl(href: string): string {
  return escapeHtml(toApiUrl(href));
}
