import { type ComponentPropsWithoutRef, useEffect, useRef, useState } from 'react';

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
