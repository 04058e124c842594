'use client';
import type { InboxPage } from '@riverfront/backend/inbox/messages/read-inbox';
import useSWRInfinite from 'swr/infinite';
import { reasonOf, toQueryString } from '../requests/staff-api.ts';
import { staffData } from '../requests/use-staff-data.ts';

/** Polling interval in ms. */
const interval = 30_000;

/** Reads a view of the inbox, every 30 seconds and whenever the window regains focus, with all pages that are shown. */
export function useInbox(view: string, search: string) {
  const toPath = (index: number, newer: InboxPage | null) => {
    if (index > 0 && !newer?.more) return null;
    const query = { view, search: search || undefined, before: newer?.items.at(-1)?.id };
    return `/api/messages/inbox?${toQueryString(query)}`;
  };
  const { data, error, isLoading, size, setSize, mutate } = useSWRInfinite<InboxPage>(toPath, {
    ...staffData,
    refreshInterval: interval,
    revalidateAll: true,
  });
  return {
    views: data?.[0]?.views ?? [],
    items: isLoading ? [] : (data?.flatMap(({ items }) => items) ?? []),
    more: !isLoading && (data?.at(-1)?.more ?? false),
    problem: error === undefined ? undefined : reasonOf(error),
    isLoading,
    refresh: () => mutate(),
    loadMore: () => setSize(size + 1),
  };
}
