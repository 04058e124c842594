import { useState } from 'react';
import { Link } from 'react-router';
import LoadingScreen from '../components/loading-screen.tsx';
import { identityOf, seo } from '../site.ts';
import { PauseButton } from '../ui/buttons.tsx';
import { useHydrated, useReducedMotion } from '../ui/use-browser-state.ts';
import type { Route } from './+types/loading';

/** The two paths of this screen and what they show. */
const variants = {
  '/loading': { variant: 'emblem', title: 'Loading animation: one emblem' },
  '/loadingg': { variant: 'flight', title: 'Loading animation: five emblems' },
} as const;

function variantAt(pathname: string) {
  return variants[pathname === '/loadingg' ? '/loadingg' : '/loading'];
}

export function meta({ matches, location }: Route.MetaArgs): Route.MetaDescriptors {
  const site = identityOf(matches[0].loaderData);
  const { title } = variantAt(location.pathname);
  const description = `${title}. What visitors of ${site.name} see while a page is on its way.`;
  return [
    ...seo({ title, description, path: location.pathname }, site),
    { name: 'robots', content: 'noindex' },
  ];
}

/** A loading animation to look at: it can be paused, and played again when it has ended. */
export default function Loading({ matches }: Route.ComponentProps) {
  const { variant, title } = variantAt(matches.at(-1)?.pathname ?? '');
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
      <h1 className="sr-only">{title}</h1>
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
