'use client';

import { Button, toast, useAllFormFields, useConfig, useFormModified } from '@payloadcms/ui';
import type { RetentionPreview as Preview } from '@riverfront/content/retention';
import { useCallback, useEffect, useRef, useState } from 'react';
import { reasonOf, sendStaff } from '../staff-api.ts';
import { PreviewTable } from './preview-table.tsx';
import './preview.css';

const periods = ['spam', 'mails', 'deliveries', 'audit'];
const dayAndTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' });

/** Below the periods: what the daily job would delete with them, saved or not. */
export function RetentionPreview() {
  const { config } = useConfig();
  const [fields] = useAllFormFields();
  const isModified = useFormModified();
  const [preview, setPreview] = useState<Preview>();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const base = `${config.routes.api}/globals/retention`;
  const chosen = JSON.stringify(Object.fromEntries(periods.map((name) => [name, fields[name]?.value])));
  const shownFor = useRef('');
  const isCurrent = shownFor.current === chosen;

  const show = useCallback(async () => {
    setBusy(true);
    try {
      setPreview(await sendStaff<Preview>('POST', `${base}/preview`, JSON.parse(chosen)));
      shownFor.current = chosen;
      setProblem('');
    } catch (error) {
      setProblem(reasonOf(error));
    }
    setBusy(false);
  }, [base, chosen]);

  // Once, with what is saved; changed periods are counted when somebody asks.
  const isReady = chosen.includes('spam');
  useEffect(() => {
    if (isReady && !shownFor.current) {
      shownFor.current = 'asked';
      void show();
    }
  }, [isReady, show]);

  async function run() {
    setBusy(true);
    setAsking(false);
    try {
      const { message } = await sendStaff<{ message: string }>('POST', `${base}/run`);
      toast.success(message);
      setProblem('');
    } catch (error) {
      setProblem(reasonOf(error));
    }
    setBusy(false);
  }

  const due = preview?.rows.reduce((sum, { count }) => sum + count, 0) ?? 0;
  return (
    <section className="retention-preview" aria-label="What would go">
      <h2>What would go</h2>
      <p>
        {preview
          ? `The next deletion begins on ${dayAndTime.format(new Date(preview.nextRun))}. With ${isCurrent ? 'these periods' : 'the periods of the last count'} it would delete ${due.toLocaleString('en-GB')} ${due === 1 ? 'record' : 'records'}.`
          : 'Counting…'}
      </p>
      {preview?.lastRun && <LastRun run={preview.lastRun} />}
      {preview && <PreviewTable rows={preview.rows} admin={config.routes.admin} />}
      <div className="retention-preview__actions">
        <Button buttonStyle="secondary" margin={false} disabled={isBusy} onClick={() => void show()}>
          Show what would go
        </Button>
        {isAsking ? (
          <>
            <Button buttonStyle="error" margin={false} disabled={isBusy} onClick={() => void run()}>
              {`Delete ${due.toLocaleString('en-GB')} for good`}
            </Button>
            <Button buttonStyle="secondary" margin={false} onClick={() => setAsking(false)}>
              Keep for now
            </Button>
          </>
        ) : (
          <Button
            buttonStyle="secondary"
            margin={false}
            disabled={isBusy || isModified || due === 0}
            onClick={() => setAsking(true)}
          >
            Delete it now
          </Button>
        )}
        <a href={`${config.routes.admin}/collections/retention-receipts`}>All receipts</a>
      </div>
      {preview && preview.receipts.length > 0 && (
        <div>
          <h3>Deleted last</h3>
          <ul>
            {preview.receipts.map(({ id, summary, at, held }) => (
              <li key={id}>
                <a href={`${config.routes.admin}/collections/retention-receipts/${id}`}>{summary}</a>,{' '}
                {dayAndTime.format(new Date(at))}
                {held > 0 && `, ${held} kept by a legal hold`}
              </li>
            ))}
          </ul>
        </div>
      )}
      <p role="status">
        {problem ||
          (isModified && 'The periods are not saved yet: the daily job goes on with the saved ones.') ||
          ''}
      </p>
    </section>
  );
}

function LastRun({ run: { state, at, error } }: { run: NonNullable<Preview['lastRun']> }) {
  const when = dayAndTime.format(new Date(at));
  if (state === 'failed')
    return (
      <p className="retention-preview__failed">
        The last deletion, {when}, failed{error ? `: ${error}` : '.'} It is tried again by itself.
      </p>
    );
  return <p>{state === 'done' ? `The last deletion was done on ${when}.` : 'A deletion is going on.'}</p>;
}
