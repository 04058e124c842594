'use client';
import type { Picture } from '@riverfront/contract';
import Image from 'next/image';
import { useState } from 'react';

/** An image optimised by Next, with its alternative text as fallback. */
export function OptimisedImage({
  origin,
  picture,
  priority = false,
}: {
  origin: string;
  picture: Picture;
  priority?: boolean;
}) {
  const [isFailed, setFailed] = useState(false);
  const { alt, width, height, sources } = picture;
  const src = sources.at(-1)?.href;
  if (isFailed || !src) return <p>{alt}</p>;
  return (
    <Image
      src={`${origin}/api${src}`}
      alt={alt}
      width={width}
      height={height}
      preload={priority}
      sizes="(min-width: 64rem) 33vw, 100vw"
      onError={() => setFailed(true)}
    />
  );
}
