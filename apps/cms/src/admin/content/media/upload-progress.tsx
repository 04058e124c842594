'use client';
import { Button } from '@payloadcms/ui';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { Problem } from '../../dialog/problem.tsx';
import { SmallButton } from '../../form/buttons.tsx';
import { withBatches } from '../../table/batches.ts';
import { listUploads, subscribeToUploads, withUploadProgress } from './uploads.ts';
import './uploads.css';

let isWrapped = false;

/** Wraps the whole staff side: shows uploads and bulk actions with their progress on every screen, and warns before leaving one. */
export function UploadProgress({ children }: { children: ReactNode }) {
  const uploads = useSyncExternalStore(subscribeToUploads, listUploads, listUploads);
  const isBusy = uploads.length > 0;
  useEffect(() => {
    if (isWrapped) return;
    isWrapped = true;
    window.fetch = withBatches(withUploadProgress(window.fetch));
  }, []);
  useEffect(() => {
    if (!isBusy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isBusy]);
  const rows = uploads.map(({ id, name, percent, isLost, retry, cancel, button = 'Cancel' }) => (
    <div key={id} className="upload">
      <strong>{name}</strong>
      {isLost ? (
        <Problem
          text={`The connection was lost at ${percent} %. The file and what you typed are still here.`}
        />
      ) : (
        <p>
          <progress max={100} value={percent} aria-label={name} />{' '}
          {percent < 100 ? `${percent} %` : 'Being processed …'}
        </p>
      )}
      <div className="staff-actions">
        {isLost && (
          <Button size="small" margin={false} onClick={retry}>
            Try again
          </Button>
        )}
        <SmallButton onClick={cancel}>{button}</SmallButton>
      </div>
    </div>
  ));
  return (
    <>
      {children}
      {isBusy && (
        <section className="uploads" aria-label="In progress">
          {rows}
        </section>
      )}
    </>
  );
}
