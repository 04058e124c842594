import { type ComponentPropsWithoutRef, useEffect, useRef, useState } from 'react';

type ImageProps = ComponentPropsWithoutRef<'img'> & {
  /** Shown in its place when it cannot be loaded. */
  fallback: string;
};

/** A picture that has a stand-in, also when it failed before the script took over. */
export function Image({ fallback, src, srcSet, alt = '', ...props }: ImageProps) {
  const element = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const image = element.current;
    if (image?.complete && image.naturalWidth === 0) setFailed(true);
  }, []);
  return (
    <img
      ref={element}
      alt={alt}
      src={failed ? fallback : src}
      srcSet={failed ? undefined : srcSet}
      onError={() => setFailed(true)}
      data-failed={failed || undefined}
      {...props}
    />
  );
}
