import { type ReactNode, useEffect, useState } from 'react';

interface SlideshowProps<T> {
  label: string;
  items: T[];
  keyOf: (item: T) => string;
  children: (item: T, position: number) => ReactNode;
  paused: boolean;
}

/** Time between slides, in ms. */
const interval = 4000;

/**
 * An endless slideshow: autoplay every 4000 ms, transition 1000 ms, no pause on hover or focus, no arrows, no
 * swiping (specification, section 2). A copy of the first slide at the end makes the way back a step like others.
 */
export function Slideshow<T>({ label, items, keyOf, children, paused }: SlideshowProps<T>) {
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

  const step = (item: T, index: number, copy: boolean) => (
    <li
      key={copy ? 'copy' : keyOf(item)}
      className="h-full w-full shrink-0"
      aria-hidden={copy || index !== current}
      inert={copy || index !== current}
    >
      {children(item, index)}
    </li>
  );
  const first = items[0];
  return (
    // A group rather than a landmark: the section around it has the same name.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" aria-roledescription="carousel" aria-label={label} className="h-full overflow-hidden">
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
