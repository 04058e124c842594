'use client';

import { useConfig } from '@payloadcms/ui';
import type { LinkTarget } from '@riverfront/backend/publishing';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readStaff } from '../../staff-api.ts';

/** Milliseconds without a key before a search is sent. */
const debounce = 200;

/** Whether the list of targets is the answer to the last request. */
export type LookupState = 'loading' | 'loaded' | 'failed';

/** Loads the page of a stored link, and the pages that match a search. */
export function useLinkTargets(link: string | undefined) {
  const { config } = useConfig();
  const [targets, setTargets] = useState<LinkTarget[]>([]);
  const [state, setState] = useState<LookupState>('loading');
  const request = useRef<AbortController>(undefined);
  const path = `${config.routes.api}/link-targets`;

  const load = useCallback(
    (query: Record<string, string>, delay = 0) => {
      request.current?.abort();
      const controller = new AbortController();
      const { signal } = controller;
      request.current = controller;
      setState('loading');
      const timer = setTimeout(() => {
        readStaff<{ targets: LinkTarget[] }>(`${path}?${new URLSearchParams(query)}`, signal)
          // Without suggestions an address can still be typed.
          .then(
            (found) => ({ targets: found.targets, state: 'loaded' as const }),
            () => ({ targets: [], state: 'failed' as const }),
          )
          .then((result) => {
            if (signal.aborted) return;
            setTargets(result.targets);
            setState(result.state);
          });
      }, delay);
      signal.addEventListener('abort', () => clearTimeout(timer));
    },
    [path],
  );

  useEffect(() => {
    if (link !== undefined) load({ link });
    return () => request.current?.abort();
  }, [link, load]);

  const search = useCallback((words: string) => load({ search: words }, debounce), [load]);
  return { targets, state, search };
}
