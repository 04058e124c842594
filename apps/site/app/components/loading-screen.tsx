import type { ReactNode } from 'react';
import { Emblem, Waves } from './brand.tsx';

interface LoadingScreenProps {
  /** One emblem whose facets join it, or five emblems that rise along their line at night. */
  variant?: 'emblem' | 'flight';
  paused?: boolean;
  /** Shown below the text. */
  children?: ReactNode;
}

/** The branded loading animation, in five steps at 0.5, 1.6, 2.8, 3.8 and 5.2 s. */
export default function LoadingScreen({ variant = 'emblem', paused = false, children }: LoadingScreenProps) {
  return (
    <div
      data-paused={paused}
      className={`loading-screen relative grid min-h-[calc(100svh-var(--header-height))] content-center justify-items-center gap-8 overflow-hidden py-16 ${variant === 'flight' ? 'on-night bg-night text-on-night' : ''}`}
    >
      {variant === 'flight' ? <EmblemFlight /> : <Emblem className="emblem-of-steps h-56 w-45 rotate-12" />}
      <Waves className={variant === 'flight' ? 'text-main-light' : 'text-main'} />
      <p role="status" className="text-center font-display text-card">
        Loading...
      </p>
      {children}
    </div>
  );
}

/** Positions of the five emblems: along one line, larger the higher. */
const places = [
  'top-[94%] left-[14%] h-6 w-5 rotate-45',
  'top-[80%] left-[35%] h-9 w-7 rotate-45',
  'top-[62%] left-[55%] h-13 w-10 rotate-45',
  'top-[40%] left-[74%] h-18 w-14 rotate-45',
  'top-[12%] left-[92%] h-26 w-21 rotate-45',
];

/** Five emblems on one line, each a step of the loading animation. */
function EmblemFlight() {
  return (
    <div aria-hidden="true" className="relative h-[clamp(12rem,42vw,20rem)] w-[clamp(14rem,70vw,34rem)]">
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        className="absolute inset-0 size-full text-main-light opacity-60"
      >
        <path d="M0 100C30 88 62 64 92 12" vectorEffect="non-scaling-stroke" />
      </svg>
      {places.map((place) => (
        <span key={place} className="step absolute inset-0">
          <Emblem className={`absolute -translate-1/2 ${place}`} />
        </span>
      ))}
    </div>
  );
}
