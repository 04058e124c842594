'use client';
import { Link, useRouteTransition } from '@payloadcms/ui';
import { useStoredState } from '@riverfront/ui/use-stored-state';
import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { useDraftKey } from '../../../form/draft-key.tsx';

const toPath = (id: number) => `/admin/collections/applications/${id}`;

/** Steps through the applicants of the list or board that was shown last; each press counts, also while one is loading. */
export function useSteps(shown: number) {
  const router = useRouter();
  const { isTransitioning, startRouteTransition } = useRouteTransition();
  const { isBoard, query, lists } = useShownOrder().value;
  /** The applicant that the screen is on its way to. */
  const target = useRef(shown);
  useEffect(() => {
    if (!isTransitioning) target.current = shown;
  }, [isTransitioning, shown]);

  const list = lists.find((ids) => ids.includes(shown)) ?? [];
  const beside = (id: number, by: 1 | -1) => (list.includes(id) ? list[list.indexOf(id) + by] : undefined);
  const leaveFor = (id: number) => {
    target.current = id;
  };
  const path = isBoard ? '/admin/applicants' : '/admin/collections/applications';
  return {
    origin: { isBoard, href: query ? `${path}?${query}` : path },
    previous: beside(shown, -1),
    next: beside(shown, 1),
    isLoading: isTransitioning,
    /** Guards an action by key: while another applicant is loading, none is meant whose name is on the screen. */
    ifShown: (action: (key: string) => void) => (key: string) => {
      // The screen may not show yet that a step has begun.
      if (!isTransitioning && target.current === shown) action(key);
    },
    /** Notes that a link leads to another applicant. */
    leaveFor,
    step(by: 1 | -1) {
      const id = beside(target.current, by);
      if (id === undefined) return;
      leaveFor(id);
      startRouteTransition(() => router.push(toPath(id)));
    },
  };
}

type NeighbourLinksProps = Pick<ReturnType<typeof useSteps>, 'previous' | 'next' | 'leaveFor'>;

/** Links to the applicants before and after one; without an identifier there is none. */
export function NeighbourLinks({ previous, next, leaveFor }: NeighbourLinksProps) {
  const link = (id: number | undefined, rel: 'prev' | 'next', label: string) =>
    id === undefined ? null : (
      <Link href={toPath(id)} rel={rel} prefetch={false} onClick={() => leaveFor(id)}>
        {label}
      </Link>
    );
  return (
    <span className="staff-row">
      {link(previous, 'prev', '← Previous')}
      {link(next, 'next', 'Next →')}
    </span>
  );
}

interface ShownOrder {
  isBoard: boolean;
  /** Filter and order of the list or board, as the query of its address. */
  query: string;
  /** Identifiers of the applicants: the rows of the list, or one array for each column of the board. */
  lists: number[][];
}

const empty: ShownOrder = { isBoard: false, query: '', lists: [] };

/** Holds the order of the applicants in the list or board that this tab has shown last. */
export function useShownOrder() {
  return useStoredState(useDraftKey('order of applicants'), empty);
}

/** Stores the order on the screen, which the profile steps through. */
export function useStoreOrder({ isBoard, query, lists }: ShownOrder): void {
  const { change } = useShownOrder();
  const ids = JSON.stringify(lists);
  useEffect(
    () => change({ isBoard, query, lists: JSON.parse(ids) as number[][] }),
    [change, isBoard, query, ids],
  );
}
