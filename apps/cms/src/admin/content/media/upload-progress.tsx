'use client';
import { Button } from '@payloadcms/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { Problem } from '../../dialog/problem.tsx';
import { SmallButton } from '../../form/buttons.tsx';
import { withBatches } from '../../table/batches.ts';
import { type Progress, type ShowProgress, withUploadProgress } from './uploads.ts';
import './uploads.css';

/** Wraps the whole staff side: shows uploads and bulk actions with their progress on every screen, and warns before leaving one. */
export function UploadProgress({ children }: { children: ReactNode }) {
  const [all, setAll] = useState<ReadonlyMap<number, Progress>>(new Map());
  const isBusy = all.size > 0;
  useEffect(() => {
    const show: ShowProgress = (id, progress) =>
      setAll((before) => {
        const others = [...before].filter(([other]) => other !== id);
        return new Map(progress ? [...others, [id, progress]] : others);
      });
    const { fetch } = window;
    window.fetch = withBatches(withUploadProgress(fetch, show), show);
    return () => {
      window.fetch = fetch;
    };
  }, []);
  useEffect(() => {
    if (!isBusy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isBusy]);
  const rows = [...all].map(([id, { name, percent, retry, stop, button }]) => (
    <div key={id} className="upload">
      <strong>{name}</strong>
      {retry ? (
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
        {retry && (
          <Button size="small" margin={false} onClick={retry}>
            Try again
          </Button>
        )}
        <SmallButton onClick={stop}>{button}</SmallButton>
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
