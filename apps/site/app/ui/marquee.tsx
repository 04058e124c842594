import { type ReactNode, useState } from 'react';
import { PauseButton } from './pause-button.tsx';
import { useHydrated, useReducedMotion } from './use-browser-state.ts';

const half = 'marquee-half flex shrink-0 motion-reduce:shrink motion-reduce:flex-wrap';

interface MarqueeProps<T> {
  /** Name of the Pause button. */
  label: string;
  items: T[];
  keyOf: (item: T) => string;
  children: (item: T) => ReactNode;
  /** Width of one slide, as classes. */
  slideClassName: string;
}

/**
 * A row that moves without end, by one slide in 7000 ms, without scripts: its content is in the track twice, and
 * the track moves by one half. For reduced motion the slides are shown in rows.
 */
export function Marquee<T>({ label, items, keyOf, children, slideClassName }: MarqueeProps<T>) {
  const [paused, setPaused] = useState(false);
  const canPause = useHydrated();
  const still = useReducedMotion();
  const slides = items.map((item) => (
    <li key={keyOf(item)} className={slideClassName}>
      {children(item)}
    </li>
  ));
  return (
    <div data-paused={paused} className="marquee relative">
      <div className="marquee-window @container overflow-hidden">
        <div
          className="marquee-track flex w-max motion-reduce:w-full"
          // Set from script only: server HTML may not carry style attributes.
          ref={(track) => track?.style.setProperty('--slides', String(items.length))}
        >
          <ul className={half}>{slides}</ul>
          <ul className={`${half} not-printed motion-reduce:hidden`} aria-hidden="true" inert>
            {slides}
          </ul>
        </div>
      </div>
      {canPause && !still ? (
        <PauseButton
          paused={paused}
          what={label}
          onToggle={() => setPaused(!paused)}
          className="marquee-pause"
        />
      ) : null}
    </div>
  );
}
