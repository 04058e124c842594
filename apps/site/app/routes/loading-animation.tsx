import { useState } from 'react';
import { LoadingScreen } from '../components/loading-screen.tsx';
import { Link } from '../ui/link.tsx';
import { PauseButton } from '../ui/pause-button.tsx';
import { useHydrated, useReducedMotion } from '../ui/use-browser-state.ts';

interface LoadingAnimationProps {
  variant: 'emblem' | 'flight';
  title: string;
}

/** A loading animation to look at: it can be paused, and played again when it has ended. */
export default function LoadingAnimation({ variant, title }: LoadingAnimationProps) {
  const moves = useHydrated();
  const still = useReducedMotion();
  const [paused, setPaused] = useState(false);
  const [ended, setEnded] = useState(false);
  const [run, setRun] = useState(0);
  const toggle = () => {
    setPaused(!paused && !ended);
    if (ended) setRun(run + 1);
    setEnded(false);
  };
  return (
    <div
      onAnimationEnd={({ currentTarget }) => {
        const steps = currentTarget
          .getAnimations({ subtree: true })
          .filter((animation) => animation instanceof CSSAnimation);
        setEnded(steps.every(({ playState }) => playState === 'finished'));
      }}
    >
      <h1 className="text-only-for-assistive-technology">{title}</h1>
      <LoadingScreen key={run} variant={variant} paused={paused}>
        <div className="flex min-h-11 flex-wrap items-center justify-center gap-4">
          <Link to="/" prefetch="intent" className="link inline-flex min-h-11 items-center">
            Go to the home page
          </Link>
          {moves && !still ? (
            <PauseButton paused={paused || ended} what="animation" onToggle={toggle} />
          ) : null}
        </div>
      </LoadingScreen>
    </div>
  );
}
