import type { ReactNode } from 'react';
import { Kite } from './brand/kite.tsx';
import { KiteFlight } from './brand/kite-flight.tsx';
import { River } from './brand/river.tsx';

interface LoadingScreenProps {
  /** One kite whose facets join it, or five kites that rise along their line at night. */
  variant?: 'kite' | 'flight';
  paused?: boolean;
  /** What stands below the text. */
  children?: ReactNode;
}

/** The branded loading animation, in five steps at 0.5, 1.6, 2.8, 3.8 and 5.2 s. */
export function LoadingScreen({ variant = 'kite', paused = false, children }: LoadingScreenProps) {
  return (
    <div
      data-paused={paused}
      className={`loading-screen relative grid min-h-[calc(100svh-var(--header-height))] content-center justify-items-center gap-8 overflow-hidden py-16 ${variant === 'flight' ? 'on-night bg-night text-on-night' : ''}`}
    >
      {variant === 'flight' ? <KiteFlight /> : <Kite className="kite-of-steps h-56 w-45 rotate-12" />}
      <River className={variant === 'flight' ? 'text-river-light' : 'text-river'} />
      <p role="status" className="text-center font-display text-card">
        Loading...
      </p>
      {children}
    </div>
  );
}
