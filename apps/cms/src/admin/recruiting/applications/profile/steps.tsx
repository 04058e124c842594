'use client';
import { Link, useRouteTransition } from '@payloadcms/ui';
import { useEffect, useEffectEvent } from 'react';
import { useDraft } from '../../../form/use-draft.ts';

/** Finds the applicants before and after one in the list or board that was shown last, and the way back there. */
export function useSteps(shown: number) {
  const { isTransitioning } = useRouteTransition();
  const { isBoard, query, lists } = useShownOrder().value;
  const list = lists.find((ids) => ids.includes(shown)) ?? [];
  const position = list.indexOf(shown);
  const path = isBoard ? '/admin/applicants' : '/admin/collections/applications';
  return {
    origin: { isBoard, href: query ? `${path}?${query}` : path },
    previous: list[position - 1],
    next: list[position + 1],
    isLoading: isTransitioning,
  };
}

type NeighbourLinksProps = Pick<ReturnType<typeof useSteps>, 'previous' | 'next'>;

/** Links to the applicants before and after one; without an identifier there is none. */
export function NeighbourLinks({ previous, next }: NeighbourLinksProps) {
  const link = (id: number | undefined, rel: 'prev' | 'next', label: string) =>
    id === undefined ? null : (
      <Link href={`/admin/collections/applications/${id}`} rel={rel} prefetch={false}>
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
function useShownOrder() {
  return useDraft('order of applicants', empty);
}

/** Stores the order on the screen, which the profile steps through. */
export function useStoreOrder({ isBoard, query, lists }: ShownOrder): void {
  const { change } = useShownOrder();
  const order = JSON.stringify({ isBoard, query, lists });
  const store = useEffectEvent(() => change({ isBoard, query, lists }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each order
  useEffect(() => store(), [order]);
}
