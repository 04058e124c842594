'use client';
import { type ReactNode, useEffect } from 'react';
import { withVersions } from './saves.ts';

let isTracking = false;

/**
 * Around the whole staff side: lets every save say which version it began from. Payload has no place where
 * autosave, drafts, publishing, unpublishing, restoring and changes of several records all pass, but `fetch`.
 */
export function TrackSaves({ children }: { children: ReactNode }) {
  useEffect(() => {
    if (isTracking) return;
    isTracking = true;
    window.fetch = withVersions(window.fetch);
  }, []);
  return children;
}
