import type { Picture as PictureData } from '@riverfront/contract';
import { largestSource, mediaUrl, srcSet } from '../media.ts';
import { Image } from '../ui/image.tsx';

interface PictureProps {
  picture: PictureData;
  /** How wide it is shown, as in the `sizes` of an image. */
  sizes: string;
  className?: string;
  /** The picture a page opens with: loaded first, where all others wait until they are near. */
  first?: boolean;
  /** Overrides the picture's own text; empty where words beside it say the same. */
  alt?: string;
}

/** A picture of the CMS in the width that fits, with its room kept free while it loads. */
export function Picture({ picture, sizes, className, first = false, alt = picture.alt }: PictureProps) {
  return (
    <Image
      src={mediaUrl(largestSource(picture).href)}
      srcSet={srcSet(picture)}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={alt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
      className={className}
      fallback="/picture-fallback.svg"
    />
  );
}
