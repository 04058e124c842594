'use client';
import type { InboxPage } from '@riverfront/backend/inbox';
import { useCallback, useEffect, useState } from 'react';
import { toQueryString } from '../query-string.ts';
import { readStaff, reasonOf } from '../staff-api.ts';
import { usePolling } from '../use-polling.ts';

/** Polling interval in ms. */
const interval = 30_000;

/** Reads a view of the inbox, every 30 seconds and whenever the window regains focus. */
export function useInbox(initial: InboxPage, view: string, search: string) {
  const [page, setPage] = useState({ of: `${initial.view}\n${search}`, ...initial });
  const [problem, setProblem] = useState<string>();
  const of = `${view}\n${search}`;

  const read = useCallback(
    async (before?: number) => {
      const query = toQueryString({ view, search: search || undefined, before });
      try {
        const next = await readStaff<InboxPage>(`/api/messages/inbox?${query}`);
        setProblem(undefined);
        setPage((known) => {
          if (known.of !== of) return { of, ...next };
          if (before !== undefined) return { of, ...next, items: [...known.items, ...next.items] };
          // Keeps the pages that were loaded below the first.
          const last = next.items.at(-1)?.id ?? 0;
          const below = next.more ? known.items.filter(({ id }) => id < last) : [];
          return {
            of,
            ...next,
            more: below.length > 0 ? known.more : next.more,
            items: [...next.items, ...below],
          };
        });
      } catch (error) {
        setProblem(reasonOf(error));
      }
    },
    [view, search, of],
  );

  useEffect(() => {
    if (page.of !== of) void read();
  }, [page.of, of, read]);
  usePolling(() => read(), interval);

  const isLoading = page.of !== of;
  return {
    page: isLoading ? { ...page, items: [], more: false } : page,
    problem,
    isLoading,
    refresh: read,
    loadMore: () => read(page.items.at(-1)?.id),
  };
}
