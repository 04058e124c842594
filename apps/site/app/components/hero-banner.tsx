import type { HeroItem, SectionOf } from '@riverfront/contract';
import { useEffect, useState } from 'react';
import { mediaUrl } from '../media.ts';
import { PauseButton } from '../ui/buttons.tsx';
import { useHydrated, usePageLoaded } from '../ui/use-browser-state.ts';
import { usePaused, Video } from '../ui/video.tsx';
import { ResponsiveImage } from './responsive-image.tsx';

interface HeroBannerProps {
  section: Pick<SectionOf<'hero'>, 'items'>;
  /** Whether the headline is the page's own heading. */
  opens: boolean;
}

/** The top of a page: an image, a looping video or a slideshow, with the first item's title as a shimmering headline. */
export default function HeroBanner({ section: { items }, opens }: HeroBannerProps) {
  const hydrated = useHydrated();
  const [paused, setPaused] = usePaused();
  const [first] = items;
  if (!first) return null;
  const Heading = opens ? 'h1' : 'h2';
  return (
    <section
      aria-label={first.title}
      data-paused={paused}
      className="on-night relative isolate grid min-h-[clamp(24rem,64svh,38rem)] overflow-hidden bg-night text-on-night print:min-h-0"
    >
      <div className="absolute inset-0 -z-10 print:hidden">
        {items.length === 1 ? (
          <HeroMedium item={first} first paused={paused} />
        ) : (
          <Slideshow items={items} paused={paused} />
        )}
      </div>
      <div className="hero-shade pointer-events-none absolute inset-0 -z-10" />
      <div className="frame flex items-end pt-6 pb-18">
        <Heading className="max-w-[20ch] text-title">
          <span className="relative inline-block">
            {first.title}
            <span data-words={first.title} aria-hidden="true" className="shimmer-light" />
          </span>
        </Heading>
      </div>
      {hydrated ? (
        <PauseButton
          paused={paused}
          what="motion"
          onToggle={() => setPaused(!paused)}
          className="absolute right-[max(0.5rem,calc(50%-38.25rem))] bottom-3"
        />
      ) : null}
    </section>
  );
}

interface HeroMediumProps {
  item: HeroItem;
  /** The largest contentful paint, loaded with priority. */
  first: boolean;
  paused: boolean;
}

const cover = 'absolute inset-0 size-full object-cover object-[72%_50%]';

/** One medium of a hero: an image, or a video over its poster. */
function HeroMedium({ item: { picture, title, mediaType, href }, first, paused }: HeroMediumProps) {
  const plays = usePageLoaded() && mediaType === 'video' && !paused;
  return (
    <div className="relative h-full">
      {picture ? (
        <ResponsiveImage picture={picture} alt={title} sizes="100vw" first={first} className={cover} />
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
function Slideshow({ items, paused }: { items: HeroItem[]; paused: boolean }) {
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
      <HeroMedium item={item} first={index === 0} paused={paused} />
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
