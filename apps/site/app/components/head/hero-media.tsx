import type { HeroItem } from '@riverfront/contract';
import { useEffect, useState } from 'react';
import { mediaUrl } from '../../media.ts';
import { usePageLoaded } from '../../ui/use-browser-state.ts';
import { Video } from '../../ui/video.tsx';
import { ResponsiveImage } from '../responsive-image.tsx';

interface HeroMediaProps {
  items: HeroItem[];
  paused: boolean;
  /** The `sizes` of its images. */
  sizes?: string;
  /** The largest contentful paint, loaded with priority. */
  first?: boolean;
}

/** The media of a hero, which fill their box: an image, a looping video, or a slideshow of several. */
export function HeroMedia({ items, paused, sizes = '100vw', first = false }: HeroMediaProps) {
  const [only] = items;
  if (!only) return null;
  return items.length === 1 ? (
    <HeroMedium item={only} paused={paused} sizes={sizes} first={first} />
  ) : (
    <Slideshow items={items} paused={paused} sizes={sizes} first={first} />
  );
}

/** Returns whether the media of a hero move by themselves. */
export function isMoving(items: HeroItem[]): boolean {
  return items.length > 1 || items[0]?.mediaType === 'video';
}

type HeroMediumProps = Required<Omit<HeroMediaProps, 'items'>> & { item: HeroItem };

const cover = 'absolute inset-0 size-full object-cover object-[72%_50%]';

/** One medium of a hero: an image, or a video over its poster. */
function HeroMedium({ item: { picture, title, mediaType, href }, first, paused, sizes }: HeroMediumProps) {
  const plays = usePageLoaded() && mediaType === 'video' && !paused;
  return (
    <div className="relative h-full">
      {picture ? (
        <ResponsiveImage picture={picture} alt={title} sizes={sizes} first={first} className={cover} />
      ) : null}
      <Video plays={plays} src={mediaUrl(href)} loop className={cover} />
    </div>
  );
}

/** Time between slides, in ms. */
const interval = 4000;

/**
 * An endless slideshow: autoplay every 4000 ms, transition 1000 ms, no pause on hover or focus, no arrows, no
 * swiping (specification, section 2). A copy of the first slide at the end makes the way back a step like others.
 */
function Slideshow({ items, paused, sizes, first: leads }: Required<HeroMediaProps>) {
  const [position, setPosition] = useState(0);
  const [jumping, setJumping] = useState(false);
  const atCopy = position === items.length;
  const current = position % items.length;

  useEffect(() => {
    if (paused) return;
    const timer = setInterval(() => setPosition((before) => (before % items.length) + 1), interval);
    return () => clearInterval(timer);
  }, [paused, items.length]);

  // From the copy of the first slide back to the first one, unseen.
  useEffect(() => {
    if (!jumping) return;
    const frame = requestAnimationFrame(() => setJumping(false));
    return () => cancelAnimationFrame(frame);
  }, [jumping]);

  const step = (item: HeroItem, index: number, copy: boolean) => (
    <li
      key={copy ? 'copy' : item.href}
      className="h-full w-full shrink-0"
      aria-hidden={copy || index !== current}
      inert={copy || index !== current}
    >
      <HeroMedium item={item} first={leads && index === 0} paused={paused} sizes={sizes} />
    </li>
  );
  const first = items[0];
  return (
    // A group rather than a landmark: the section around it has the same name.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      role="group"
      aria-roledescription="carousel"
      aria-label="Pictures"
      className="h-full overflow-hidden"
    >
      <ul
        className={`flex h-full ${jumping ? '' : 'transition-transform duration-1000 ease-calm'}`}
        ref={(track) => track?.style.setProperty('transform', `translateX(${-100 * position}%)`)}
        onTransitionEnd={(event) => {
          if (!atCopy || event.target !== event.currentTarget) return;
          setJumping(true);
          setPosition(0);
        }}
      >
        {items.map((item, index) => step(item, index, false))}
        {first === undefined ? null : step(first, 0, true)}
      </ul>
    </div>
  );
}
