import { type ComponentPropsWithoutRef, useEffect, useRef, useState } from 'react';

type ImageProps = ComponentPropsWithoutRef<'img'> & {
  /** Shown in its place when it cannot be loaded. */
  fallback: string;
  /** The same picture in a format that not every browser takes. */
  better?: { type: string; srcSet: string };
};

/** A picture that has a stand-in, also when it failed before the script took over. */
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
