'use client';
import { useEffect, useState } from 'react';
import useSWR, { type SWRConfiguration } from 'swr';
import { readStaff, reasonOf, StaffApiError } from './staff-api.ts';

/** How SWR asks the staff side's API: what the server has rejected is not retried. */
export const staffData = {
  fetcher: readStaff,
  // Below every polling interval.
  dedupingInterval: 500,
  keepPreviousData: true,
  shouldRetryOnError: (error: unknown) =>
    !(error instanceof StaffApiError && error.status !== undefined && error.status < 500),
} satisfies SWRConfiguration;

/**
 * Fetches the JSON of an endpoint, or the reason of its failure; again whenever the window regains focus. Data stays
 * until the next response.
 * @param path undefined while there is nothing to read
 */
export function useStaffData<T>(path: string | undefined, options?: SWRConfiguration<T>) {
  const { data, error, isLoading, mutate } = useSWR<T>(path, { ...staffData, ...options });
  const problem = error === undefined ? undefined : reasonOf(error);
  return { data, problem, isLoading, reload: mutate };
}

/** Debounces a value: returns it once it has not changed for so many milliseconds. */
export function useDebounced<T>(value: T, ms: number): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return debounced;
}
