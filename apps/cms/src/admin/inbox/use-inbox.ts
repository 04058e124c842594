'use client';
import type { InboxItem, InboxPage } from '@riverfront/backend/inbox/messages/read-inbox';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readStaff, reasonOf, toQueryString } from '../requests/staff-api.ts';
import { isShownAgain, usePolling } from '../requests/use-staff-data.ts';

/** Polling interval in ms. */
const interval = 30_000;

/** Reads a view of the inbox, every 30 seconds and whenever the window regains focus, with all pages that are shown. */
export function useInbox(initial: InboxPage, view: string, search: string) {
  const [page, setPage] = useState({ of: `${initial.view}\n${search}`, ...initial });
  const [problem, setProblem] = useState<string>();
  const of = `${view}\n${search}`;
  const wanted = useRef({ of, pages: 1 });
  const reading = useRef<AbortController>(undefined);

  const read = useCallback(
    async (isMore = false): Promise<void> => {
      reading.current?.abort();
      const controller = new AbortController();
      reading.current = controller;
      if (wanted.current.of !== of) wanted.current = { of, pages: 1 };
      if (isMore) wanted.current.pages += 1;
      try {
        const items: InboxItem[] = [];
        for (let pages = 1; ; pages += 1) {
          const query = toQueryString({ view, search: search || undefined, before: items.at(-1)?.id });
          const next = await readStaff<InboxPage>(`/api/messages/inbox?${query}`, controller.signal);
          items.push(...next.items);
          if (next.more && pages < wanted.current.pages) continue;
          if (controller.signal.aborted) return;
          setProblem(undefined);
          setPage({ of, ...next, items });
          return;
        }
      } catch (error) {
        if (!controller.signal.aborted) setProblem(reasonOf(error));
      }
    },
    [view, search, of],
  );

  useEffect(() => {
    if (page.of !== of) void read();
  }, [page.of, of, read]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each list of the server
  useEffect(() => {
    if (isShownAgain(initial)) void read();
  }, [initial]);
  usePolling(() => read(), interval);

  const isLoading = page.of !== of;
  return {
    page: isLoading ? { ...page, items: [], more: false } : page,
    problem,
    isLoading,
    refresh: () => read(),
    loadMore: () => read(true),
  };
}
