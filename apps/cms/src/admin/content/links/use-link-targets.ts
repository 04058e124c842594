'use client';

import { useConfig } from '@payloadcms/ui';
import type { LinkTarget } from '@riverfront/backend/publishing/paths/link-targets';
import { useState } from 'react';
import { toQueryString } from '../../requests/query-string.ts';
import { useDebounced } from '../../requests/use-debounced.ts';
import { useStaffData } from '../../requests/use-staff-data.ts';

/** Milliseconds without a key before a search is sent. */
const debounce = 200;

/** Whether the list of targets is the answer to the last request. */
export type LookupState = 'loading' | 'loaded' | 'failed';

/** Loads the page of a stored link, and the pages that match a search. */
export function useLinkTargets(link: string | undefined) {
  const { config } = useConfig();
  const [words, setWords] = useState<string>();
  const search = useDebounced(words, debounce);
  const query = toQueryString(link === undefined ? { search } : { link });
  const path = query ? `${config.routes.api}/link-targets?${query}` : undefined;
  const { data, problem, isLoading } = useStaffData<{ targets: LinkTarget[] }>(path);
  const answer = problem ? 'failed' : 'loaded';
  const state: LookupState = isLoading ? 'loading' : answer;
  return {
    // Without suggestions an address can still be typed.
    targets: problem ? [] : (data?.targets ?? []),
    state,
    search: setWords,
  };
}
