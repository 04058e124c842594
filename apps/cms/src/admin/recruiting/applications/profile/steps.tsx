'use client';
import { Link, useRouteTransition } from '@payloadcms/ui';
import { useEffect, useSyncExternalStore } from 'react';

type Rel = 'next' | 'prev';

/** Steps still to be made, and where the last one leads: outside React, because each applicant's screen is mounted anew. */
let steps: readonly Rel[] = [];
let target: string | undefined;
const listeners = new Set<() => void>();

function setSteps(next: readonly Rel[]) {
  steps = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Makes the next step, once the applicant and the links to its neighbours are there. */
function proceed() {
  const links = document.querySelector('[data-neighbours]');
  const [rel, ...others] = steps;
  if (!rel || !links || target !== undefined) return;
  const link = links.querySelector<HTMLAnchorElement>(`a[rel="${rel}"]`);
  target = link?.pathname;
  setSteps(link ? others : []);
  link?.click();
}

/** Steps through the applicants; each press counts, also while one is loading. */
export function useSteps() {
  const { isTransitioning } = useRouteTransition();
  const left = useSyncExternalStore(
    subscribe,
    () => steps.length,
    () => 0,
  );
  useEffect(() => {
    if (isTransitioning) return;
    // Somebody has gone elsewhere in the meantime.
    if (target !== undefined && target !== location.pathname) setSteps([]);
    target = undefined;
    proceed();
  }, [isTransitioning]);
  return {
    isLoading: isTransitioning || left > 0,
    /** Guards an action by key: while another applicant is loading, none is meant whose name is on the screen. */
    ifShown: (action: () => void) => () => {
      // The screen may not show yet that a step has begun.
      if (!isTransitioning && target === undefined && steps.length === 0) action();
    },
    step(rel: Rel) {
      setSteps([...steps, rel]);
      proceed();
    },
  };
}

/** Links to the applicants before and after one; without an address there is none. */
export function NeighbourLinks({ previous, next }: Record<'previous' | 'next', string | undefined>) {
  useEffect(proceed, []);
  const link = (href: string | undefined, rel: Rel, label: string) =>
    href === undefined ? null : (
      <Link href={href} rel={rel} prefetch={false}>
        {label}
      </Link>
    );
  return (
    <span data-neighbours className="profile__row">
      {link(previous, 'prev', '← Previous')}
      {link(next, 'next', 'Next →')}
    </span>
  );
}
