import AutoScroll from 'embla-carousel-auto-scroll';
import useEmblaCarousel from 'embla-carousel-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { ArrowIcon } from './icons.tsx';
import { PauseButton } from './pause-button.tsx';
import { pixelsPerTick } from './pixels-per-tick.ts';
import { useHydrated } from './use-hydrated.ts';
import { useReducedMotion } from './use-media-query.ts';

interface MovingCarouselProps<T> {
  /** What moves, for the carousel's name and that of its Pause button. */
  label: string;
  items: T[];
  keyOf: (item: T) => string;
  children: (item: T) => ReactNode;
  /** How long the row takes to move on by one slide, in ms. */
  slideTime: number;
  /** Width and inner distance of one slide, as classes. */
  slideClassName: string;
}

/**
 * A row of things to read that moves on for ever at an even speed; it can be paused, dragged, and
 * moved by a slide at a time. Without script it can be scrolled, and for visitors who ask for less
 * motion it stands still in rows.
 */
export function MovingCarousel<T>(props: MovingCarouselProps<T>) {
  const { label, items, keyOf, children, slideTime, slideClassName } = props;
  const still = useReducedMotion();
  const moves = useHydrated() && !still;
  const [paused, setPaused] = useState(false);
  const [slideWidth, setSlideWidth] = useState(0);

  const autoScroll = useMemo(
    () =>
      AutoScroll({
        speed: pixelsPerTick(slideWidth, slideTime),
        startDelay: 0,
        stopOnInteraction: false,
        playOnInit: false,
      }),
    [slideWidth, slideTime],
  );
  const [viewport, carousel] = useEmblaCarousel(
    { loop: true, dragFree: true, align: 'start', active: moves },
    slideWidth > 0 ? [autoScroll] : [],
  );

  useEffect(() => {
    const slide = carousel?.slideNodes()[0];
    if (!slide || !moves) return;
    const observer = new ResizeObserver(() => setSlideWidth(slide.getBoundingClientRect().width));
    observer.observe(slide);
    return () => observer.disconnect();
  }, [carousel, moves]);

  useEffect(() => {
    if (!carousel || !moves || slideWidth === 0) return;
    const plugin = carousel.plugins().autoScroll;
    if (!plugin) return;
    if (!paused) {
      plugin.play();
      return;
    }
    plugin.stop();
    // The plugin sets off again after a drag and when the focus leaves; a choice to pause outlasts both.
    const stayPaused = () => queueMicrotask(plugin.stop);
    carousel.on('autoScroll:play', stayPaused);
    return () => {
      carousel.off('autoScroll:play', stayPaused);
    };
  }, [carousel, moves, paused, slideWidth]);

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
      className="moving-carousel"
    >
      <div ref={viewport} className="moving-carousel-window">
        <ul className="moving-carousel-track">
          {items.map((item) => (
            <li key={keyOf(item)} className={`moving-carousel-slide ${slideClassName}`}>
              {children(item)}
            </li>
          ))}
        </ul>
      </div>
      {/* Its room is kept from the first moment, so that nothing moves when the buttons come. */}
      <div className="moving-carousel-controls mt-4 -ml-3 flex min-h-11 items-center">
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
