'use client';
import { toast } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';
import { recentTime } from '../../clock.ts';
import { withUploadProgress } from '../../content/media/uploads.ts';
import { noteListRead, restoreKeyOf, TrackedDocument, trackDocument, withVersions } from './saves.ts';

let isTracking = false;

/**
 * Wraps `fetch` of the whole staff side, so that every save names the version it is based on. Payload has no other hook
 * that autosave, drafts, publishing, unpublishing, restoring and bulk edits share.
 */
export function TrackSaves({ children }: { children: ReactNode }) {
  useEffect(() => {
    if (isTracking) return;
    isTracking = true;
    window.fetch = withVersions(withUploadProgress(window.fetch));
  }, []);
  return children;
}

/** Stores when a list was loaded. */
export function TrackList({ collection, readAt }: { collection: string; readAt: string }) {
  useEffect(() => noteListRead(collection, readAt), [collection, readAt]);
  return null;
}

interface TrackRestoreProps {
  source: string;
  id?: number | string;
  /** The newest version when the screen was loaded. */
  version: string | undefined;
}

/** Sends the newest known version when an old one is restored, and reports a conflict. */
export function TrackRestore({ source, id, version }: TrackRestoreProps) {
  useEffect(() => {
    const document = new TrackedDocument(version, ({ by, at }) => {
      const saved = `${by ?? 'The system'} saved a newer version (${recentTime(at)}).`;
      toast.error(`${saved} Nothing was restored: look at it first, then open this version again.`);
    });
    return trackDocument(restoreKeyOf(source, id), document);
  }, [source, id, version]);
  return null;
}
