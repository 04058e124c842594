'use client';
import { toast } from '@payloadcms/ui';
import { useEffect } from 'react';
import { atTime } from './at-time.ts';
import { restoreKeyOf, TrackedDocument, trackDocument } from './saves.ts';

interface TrackRestoreProps {
  source: string;
  id?: number | string;
  version: string | undefined;
}

/** Sends the newest version that was there with the restoring of an old one, and says so when there is a newer one by now. */
export function TrackRestore({ source, id, version }: TrackRestoreProps) {
  useEffect(() => {
    const document = new TrackedDocument(version, ({ by, at }) => {
      toast.error(
        `${by ?? 'The system'} saved a newer version ${atTime(at)}. Nothing was restored: look at it first, then open this version again.`,
      );
    });
    return trackDocument(restoreKeyOf(source, id), document);
  }, [source, id, version]);
  return null;
}
