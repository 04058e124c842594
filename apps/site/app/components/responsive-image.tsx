import type { Picture } from '@riverfront/contract';
import { preload } from 'react-dom';
import { largestSource, mediaUrl, srcSet } from '../media.ts';
import { Image } from '../ui/image.tsx';

interface ResponsiveImageProps {
  picture: Picture;
  /** The `sizes` of the image. */
  sizes: string;
  className?: string;
  /** The largest contentful paint: loaded with priority; other images are lazy-loaded. */
  first?: boolean;
  /** Overrides the image's alternative text; empty where adjacent text says the same. */
  alt?: string;
}

/** An image of the CMS in the fitting width and format, with its space reserved while it loads. */
export function ResponsiveImage({
  picture,
  sizes,
  className,
  first = false,
  alt = picture.alt,
}: ResponsiveImageProps) {
  const { avif, focus } = picture;
  // Told in the head, where the browser looks before it has read down to the picture. The type keeps one
  // that does not take AVIF from loading a file that it cannot show.
  if (first && avif?.length)
    preload(mediaUrl(largestSource(avif).href), {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: srcSet(avif),
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  return (
    <Image
      src={mediaUrl(largestSource(picture.sources).href)}
      srcSet={srcSet(picture.sources)}
      better={avif?.length ? { type: 'image/avif', srcSet: srcSet(avif) } : undefined}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={alt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
      className={focus ? `${className} focus-x-${tenth(focus.x)} focus-y-${tenth(focus.y)}` : className}
      data-focus={focus ? true : undefined}
      fallback="/picture-fallback.svg"
    />
  );
}

/** Server HTML may carry no style attributes, so the style sheet knows the focus in steps of ten percent. */
function tenth(percent: number): number {
  return Math.round(percent / 10) * 10;
}
