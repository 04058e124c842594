import type { HeroItem } from '@riverfront/contract';
import { useEffect, useRef, useState } from 'react';
import { mediaUrl } from '../../media.ts';
import { usePageLoaded } from '../../ui/use-film.ts';
import { Picture } from '../picture.tsx';

interface HeroMediumProps {
  item: HeroItem;
  /** Whether it is the first thing the visitor sees. */
  first: boolean;
  paused: boolean;
}

const cover = 'absolute inset-0 size-full object-cover object-[72%_50%]';

/** One medium of a hero: a picture, or a muted looping film over its poster. */
export function HeroMedium({ item, first, paused }: HeroMediumProps) {
  const film = useRef<HTMLVideoElement>(null);
  const plays = usePageLoaded() && item.mediaType === 'video' && !paused;
  // Not in server HTML, and not before it may play: who asks for less motion must not load it.
  const [loaded, setLoaded] = useState(false);
  if (plays && !loaded) setLoaded(true);
  useEffect(() => {
    if (plays) film.current?.play().catch(() => {});
    else film.current?.pause();
  }, [plays]);
  return (
    <div className="relative h-full">
      {item.picture ? (
        <Picture picture={item.picture} alt={item.title} sizes="100vw" first={first} className={cover} />
      ) : null}
      {loaded ? (
        <video ref={film} src={mediaUrl(item.href)} muted loop autoPlay playsInline className={cover}>
          Your browser does not support the video tag.
        </video>
      ) : null}
    </div>
  );
}
