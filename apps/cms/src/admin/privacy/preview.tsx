'use client';

import { toast, useAllFormFields, useFormModified } from '@payloadcms/ui';
import type { RetentionPreview as Preview, PreviewRow } from '@riverfront/backend/privacy/retention/global';
import { useState } from 'react';
import { DialogButton, StaffDialog } from '../dialog/staff-dialog.tsx';
import { SecondaryButton } from '../form/buttons.tsx';
import { sendStaff } from '../requests/staff-api.ts';
import { useStaffData } from '../requests/use-staff-data.ts';
import { Table } from '../table/table.tsx';
import { fullTime, mediumDate } from '../time/clock.ts';
import './preview.css';

const base = '/api/globals/retention';
const periods = ['spam', 'mails', 'audit'];

/** Preview of the next deletion with the periods of the form, saved or not. */
export function RetentionPreview() {
  const [fields] = useAllFormFields();
  const isModified = useFormModified();
  const chosen = JSON.stringify(Object.fromEntries(periods.map((name) => [name, fields[name]?.value])));
  // The saved periods first; changed ones are counted on request.
  const [asked, setAsked] = useState<string>();
  const counted = asked ?? (isModified || !chosen.includes('spam') ? undefined : chosen);
  const {
    data: preview,
    problem,
    isLoading,
    reload,
  } = useStaffData<Preview>(counted && `${base}/preview ${counted}`, {
    fetcher: () => sendStaff<Preview>('POST', `${base}/preview`, JSON.parse(counted ?? '{}')),
    revalidateOnFocus: false,
  });
  const isCurrent = counted === chosen;

  const update = () => (isCurrent ? void reload() : setAsked(chosen));
  async function run() {
    toast.success((await sendStaff<{ message: string }>('POST', `${base}/run`)).message);
    void reload();
  }

  const due = preview?.rows.reduce((sum, { count }) => sum + count, 0) ?? 0;
  return (
    <section className="retention-preview" aria-label="Due for deletion">
      <h2>Due for deletion</h2>
      <p>
        {preview
          ? `The next deletion starts on ${fullTime(preview.nextRun)}. With ${isCurrent ? 'these periods' : 'the periods of the last count'} it would delete ${due.toLocaleString('en-GB')} ${due === 1 ? 'record' : 'records'}.`
          : 'Counting…'}
      </p>
      {preview?.lastRun && <LastRun run={preview.lastRun} />}
      {preview && <PreviewTable rows={preview.rows} />}
      <div className="staff-row">
        <SecondaryButton isInactive={isLoading} onClick={update}>
          Update preview
        </SecondaryButton>
        <DialogButton
          label="Delete now"
          size="medium"
          // Not `disabled`: it keeps the focus after the deletion.
          isInactive={isLoading || isModified || due === 0}
          dialog={(onClose) => (
            <StaffDialog
              title="Delete now?"
              action={`Delete ${due.toLocaleString('en-GB')} for good`}
              onClose={onClose}
              onSubmit={run}
            >
              <p>What is due is deleted, and cannot be restored.</p>
            </StaffDialog>
          )}
        />
        <a href="/admin/collections/retention-receipts">All receipts</a>
      </div>
      {preview && preview.receipts.length > 0 && (
        <div>
          <h3>Deleted last</h3>
          <ul>
            {preview.receipts.map(({ id, summary, at, held }) => (
              <li key={id}>
                <a href={`/admin/collections/retention-receipts/${id}`}>{summary}</a>, {fullTime(at)}
                {held > 0 && `, ${held} on legal hold`}
              </li>
            ))}
          </ul>
        </div>
      )}
      <p role="status">
        {problem ?? (isModified && 'The periods are not saved yet: the daily task uses the saved ones.')}
      </p>
    </section>
  );
}

function LastRun({ run: { state, at, error } }: { run: NonNullable<Preview['lastRun']> }) {
  const when = fullTime(at);
  if (state === 'failed')
    return (
      <p className="retention-preview__failed">
        The last deletion, {when}, failed{error ? `: ${error}` : '.'} It will be retried automatically.
      </p>
    );
  return <p>{state === 'done' ? `The last deletion finished on ${when}.` : 'A deletion is running.'}</p>;
}

function PreviewTable({ rows }: { rows: PreviewRow[] }) {
  return (
    <Table
      headings={['Kind', 'Retention period', 'Due', 'Oldest', 'On legal hold', 'First references']}
      label="Due for deletion, table"
    >
      {rows.map(({ kind, label, rule, count, held, oldest, references, collection }) => (
        <tr key={kind}>
          <th scope="row">{label}</th>
          <td>{rule}</td>
          <td>{count.toLocaleString('en-GB')}</td>
          <td>{oldest ? mediumDate(oldest) : '–'}</td>
          <td>
            {held > 0 && (collection === 'applications' || collection === 'messages') ? (
              <a
                href={`/admin/collections/${collection}?limit=25&where[or][0][and][0][legalHold][equals]=true`}
              >
                {held}
              </a>
            ) : (
              held
            )}
          </td>
          <td>
            {references.join(', ') || '–'}
            {references.length > 0 && references.length < count && ' …'}
          </td>
        </tr>
      ))}
    </Table>
  );
}
