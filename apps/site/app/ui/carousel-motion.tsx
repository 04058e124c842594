import AutoScroll from 'embla-carousel-auto-scroll';
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { type RefObject, useEffect, useMemo, useState } from 'react';

/** Embla's API. */
export type Carousel = NonNullable<UseEmblaCarouselType[1]>;

interface CarouselMotionProps {
  /** The window that the row of slides moves in. */
  viewport: RefObject<HTMLElement | null>;
  /** Time in which the row moves by one slide, in ms. */
  slideTime: number;
  paused: boolean;
  /** Called with the carousel, with undefined when it unmounts, and with null when it cannot be loaded. */
  onStart: (carousel: Carousel | null | undefined) => void;
}

/** Moves a row of slides that is server-rendered; renders nothing itself. */
export default function CarouselMotion({ viewport, slideTime, paused, onStart }: CarouselMotionProps) {
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
  const [setViewport, carousel] = useEmblaCarousel(
    { loop: true, dragFree: true, align: 'start' },
    slideWidth > 0 ? [autoScroll] : [],
  );
  useEffect(() => setViewport(viewport.current), [setViewport, viewport]);

  useEffect(() => {
    const slide = carousel?.slideNodes()[0];
    if (!slide) return;
    onStart(carousel);
    const observer = new ResizeObserver(() => setSlideWidth(slide.getBoundingClientRect().width));
    observer.observe(slide);
    return () => {
      observer.disconnect();
      onStart(undefined);
    };
  }, [carousel, onStart]);

  useEffect(() => {
    if (!carousel || slideWidth === 0) return;
    const plugin = carousel.plugins().autoScroll;
    if (!plugin) return;
    if (!paused) {
      plugin.play();
      return;
    }
    plugin.stop();
    // The plugin restarts after a drag and on blur; a visitor's choice to pause persists.
    const stayPaused = () => queueMicrotask(plugin.stop);
    carousel.on('autoScroll:play', stayPaused);
    return () => {
      carousel.off('autoScroll:play', stayPaused);
    };
  }, [carousel, paused, slideWidth]);
  return null;
}

/** Returns the speed that moves a row by one slide in a time, in pixels per tick of Embla's clock of 60 Hz. */
function pixelsPerTick(slideWidth: number, slideTimeMs: number): number {
  return slideWidth / ((slideTimeMs / 1000) * 60);
}
