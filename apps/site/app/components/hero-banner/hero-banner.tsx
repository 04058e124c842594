import type { HeroItem } from '@riverfront/contract';
import { useState } from 'react';
import { PauseButton } from '../../ui/pause-button.tsx';
import { Slideshow } from '../../ui/slideshow.tsx';
import { useStillFilms } from '../../ui/use-film.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { HeroMedium } from './hero-medium.tsx';

interface HeroBannerProps {
  items: HeroItem[];
  /** The headline is the page's own heading unless something above it is. */
  heading?: 'h1' | 'h2';
}

/**
 * The top of a page: its media, and the first item's title as a shimmering headline. No items:
 * nothing. One: a picture or a looping film. Several: an endless slideshow.
 */
export function HeroBanner({ items, heading: Heading = 'h1' }: HeroBannerProps) {
  const hydrated = useHydrated();
  const still = useStillFilms();
  const [choice, setChoice] = useState<'paused' | 'playing'>();
  const paused = choice ? choice === 'paused' : still;
  const [first] = items;
  if (!first) return null;
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
          <Slideshow label="Pictures" items={items} keyOf={({ href }) => href} paused={paused}>
            {(item, position) => <HeroMedium item={item} first={position === 0} paused={paused} />}
          </Slideshow>
        )}
      </div>
      <div className="hero-shade pointer-events-none absolute inset-0 -z-10" />
      <div className="frame flex items-end pt-6 pb-18">
        <Heading className="max-w-[20ch] text-title">
          <span className="shimmer">
            {first.title}
            <span data-words={first.title} aria-hidden="true" className="shimmer-light" />
          </span>
        </Heading>
      </div>
      {hydrated ? (
        <PauseButton
          paused={paused}
          what="motion"
          onToggle={() => setChoice(paused ? 'playing' : 'paused')}
          className="absolute right-[max(0.5rem,calc(50%-38.25rem))] bottom-3"
        />
      ) : null}
    </section>
  );
}
