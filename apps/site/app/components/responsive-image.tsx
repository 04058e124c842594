import type { Picture } from '@riverfront/contract';
import { type ComponentPropsWithoutRef, useEffect, useRef, useState } from 'react';
import { preload } from 'react-dom';
import { largestSource, mediaUrl, srcSet } from '../media.ts';

interface ResponsiveImageProps {
  picture: Picture;
  /** The `sizes` of the image. */
  sizes: string;
  className?: string;
  /** The largest contentful paint: loaded with priority; other images are lazy-loaded. */
  first?: boolean;
  /** Overrides the image's alternative text; empty where adjacent text says the same. */
  alt?: string;
  /** Classes of a box around it that clips it and has one corner cut off; no box without. */
  frame?: string;
}

/** An image of the CMS in the fitting width and format, with its space reserved while it loads. */
export function ResponsiveImage({
  picture,
  sizes,
  className,
  first = false,
  alt = picture.alt,
  frame,
}: ResponsiveImageProps) {
  const { avif, focus } = picture;
  const largest = largestSource(picture.sources);
  const isDrawing = largest.href.endsWith('.svg');
  // Told in the head, where the browser looks before it has read down to the image. The type keeps one
  // that does not take AVIF from loading a file that it cannot show.
  if (first && isDrawing) preload(mediaUrl(largest.href), { as: 'image', fetchPriority: 'high' });
  if (first && avif?.length)
    preload(mediaUrl(largestSource(avif).href), {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: srcSet(avif),
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  const image = (
    <Image
      src={mediaUrl(largest.href)}
      srcSet={isDrawing ? undefined : srcSet(picture.sources)}
      better={avif?.length ? { type: 'image/avif', srcSet: srcSet(avif) } : undefined}
      sizes={isDrawing ? undefined : sizes}
      width={picture.width}
      height={picture.height}
      alt={alt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
      className={focus ? `${className} focus-x-${tenth(focus.x)} focus-y-${tenth(focus.y)}` : className}
      data-focus={focus ? true : undefined}
      data-drawing={isDrawing || undefined}
      data-photograph={/\.jpe?g$/i.test(largest.href) || undefined}
      fallback="/picture-fallback.svg"
    />
  );
  return frame === undefined ? image : <div className={`facet overflow-hidden ${frame}`}>{image}</div>;
}

/** Server HTML may carry no style attributes, so the style sheet knows the focus in steps of ten percent. */
function tenth(percent: number): number {
  return Math.round(percent / 10) * 10;
}

type ImageProps = ComponentPropsWithoutRef<'img'> & {
  /** Shown when the image cannot be loaded. */
  fallback: string;
  /** The same image in a format that not every browser supports. */
  better?: { type: string; srcSet: string };
};

/** An image with a fallback, also when it failed before hydration. */
export function Image({ fallback, better, src, srcSet, sizes, alt = '', ...props }: ImageProps) {
  const element = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const image = element.current;
    if (image?.complete && image.naturalWidth === 0) setFailed(true);
  }, []);
  const image = (
    <img
      ref={element}
      alt={alt}
      src={failed ? fallback : src}
      srcSet={failed ? undefined : srcSet}
      sizes={sizes}
      onError={() => setFailed(true)}
      data-failed={failed || undefined}
      {...props}
    />
  );
  if (!better) return image;
  // `contents`: the image alone stands in the layout, as it does without a second format.
  return (
    <picture className="contents">
      {failed ? null : <source type={better.type} srcSet={better.srcSet} sizes={sizes} />}
      {image}
    </picture>
  );
}
