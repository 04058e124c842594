'use client';
import { useStoredState } from '@riverfront/ui/use-stored-state';
import { useEffect } from 'react';
import { useDraftKey } from '../../form/draft-key.tsx';

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
