import { useEffect, useRef } from 'react';

export interface ErasedApplication {
  reference: string;
  erasedAt: string;
}

/** That an application is gone, and what stays as the proof of it. Takes the focus. */
export function Erased({ erased: { reference, erasedAt } }: { erased: ErasedApplication }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} tabIndex={-1} role="status" className="own-erased">
      <p className="text-card">Your application {reference} is erased.</p>
      <p className="mt-2">
        Gone are what you entered, the file, our notes and the mails about it. We keep its number and this
        time as proof:{' '}
        <time dateTime={erasedAt}>
          {new Date(erasedAt).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' })}
        </time>
        . Copies in backups follow within 35 days.
      </p>
    </div>
  );
}
