import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { PauseButton } from './buttons.tsx';
import type { Carousel } from './carousel-motion.tsx';
import { ArrowIcon } from './icons.tsx';
import { useHydrated, useReducedMotion, useSeen } from './use-browser-state.ts';

/** Lazy-loaded when a carousel is in sight; where that fails, the row can be scrolled. */
const CarouselMotion = lazy(() => import('./carousel-motion.tsx').catch(() => ({ default: NoMotion })));

function NoMotion({ onStart }: { onStart: (carousel: null) => void }) {
  useEffect(() => onStart(null), [onStart]);
  return null;
}

interface MovingCarouselProps<T> {
  /** The carousel's name. */
  label: string;
  items: T[];
  keyOf: (item: T) => string;
  children: (item: T) => ReactNode;
  /** Time in which the row moves by one slide, in ms. */
  slideTime: number;
  /** Width and inner distance of one slide, as classes. */
  slideClassName: string;
}

/**
 * A carousel that moves without end; it can be paused, dragged and moved by a slide. Without scripts it can be
 * scrolled; for reduced motion its slides are shown in rows.
 */
export function MovingCarousel<T>(props: MovingCarouselProps<T>) {
  const { label, items, keyOf, children, slideTime, slideClassName } = props;
  const still = useReducedMotion();
  const [paused, setPaused] = useState(false);
  const viewport = useRef<HTMLDivElement>(null);
  const seen = useSeen(viewport, 0);
  const [carousel, setCarousel] = useState<Carousel | null>();
  const moves = useHydrated() && !still && carousel !== null;

  const step = (direction: 'scrollPrev' | 'scrollNext') => () => {
    setPaused(true);
    carousel?.plugins().autoScroll?.stop();
    carousel?.[direction]();
  };

  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      data-moves={moves}
      data-ready={carousel ? true : undefined}
      className="moving-carousel"
    >
      {/* Until it moves, the row is scrolled, by keyboard too. */}
      <div
        ref={viewport}
        {...(carousel || still ? {} : { role: 'group', 'aria-label': label, tabIndex: 0 })}
        className="moving-carousel-window"
      >
        <ul className="moving-carousel-track">
          {items.map((item) => (
            <li key={keyOf(item)} className={`moving-carousel-slide min-w-0 flex-none ${slideClassName}`}>
              {children(item)}
            </li>
          ))}
        </ul>
      </div>
      {moves && seen ? (
        <Suspense>
          <CarouselMotion viewport={viewport} slideTime={slideTime} paused={paused} onStart={setCarousel} />
        </Suspense>
      ) : null}
      {/* Reserves the space of the buttons, so that the layout does not shift. */}
      <div className="not-printed mt-4 -ml-3 flex min-h-11 items-center without-motion:hidden">
        {moves ? (
          <>
            <StepButton label={`Previous in ${label}`} onClick={step('scrollPrev')} className="rotate-180" />
            <StepButton label={`Next in ${label}`} onClick={step('scrollNext')} />
            <PauseButton paused={paused} what={label} onToggle={() => setPaused(!paused)} />
          </>
        ) : null}
      </div>
    </section>
  );
}

interface StepButtonProps {
  label: string;
  onClick: () => void;
  className?: string;
}

function StepButton({ label, onClick, className }: StepButtonProps) {
  return (
    <button type="button" aria-label={label} onClick={onClick} className="grid size-11 place-items-center">
      <span className={className}>
        <ArrowIcon />
      </span>
    </button>
  );
}
