'use client';
import { toast, useDocumentInfo, useRouteTransition } from '@payloadcms/ui';
import type { JobFunnel as Funnel } from '@riverfront/backend/recruiting/jobs/funnel';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { DialogButton } from '../../dialog/dialog-button.tsx';
import { ConfirmDialog } from '../../dialog/form-dialog.tsx';
import { sendStaff } from '../../requests/staff-api.ts';
import { useStaffData } from '../../requests/use-staff-data.ts';
import './job.css';

const undecided = ['new', 'screening', 'interview', 'offer'];

/** Closes or reopens a job in one action. Before it closes, it names the applicants who are not decided. */
export function AvailabilityButton() {
  const { id, initialData, data, hasPublishedDoc, hasSavePermission } = useDocumentInfo();
  const { startRouteTransition } = useRouteTransition();
  const router = useRouter();
  const [changed, setChanged] = useState<'active' | 'closed'>();
  const isOpen = (changed ?? (data ?? initialData)?.availability) !== 'closed';
  const funnel = useStaffData<Funnel>(
    typeof id === 'number' && isOpen ? `/api/jobs/${id}/funnel` : undefined,
  );
  const stages = funnel.data?.stages ?? [];
  // Without applicants it was most likely never published: there is nothing to close.
  const isUnused = isOpen && !hasPublishedDoc && stages.every(({ count }) => count === 0);
  if (!id || !hasSavePermission || isUnused) return null;
  const label = isOpen ? 'Close this job' : 'Reopen this job';
  const waiting = stages
    .filter(({ value }) => undecided.includes(value))
    .reduce((sum, { count }) => sum + count, 0);

  async function change(): Promise<void> {
    await sendStaff('POST', `/api/jobs/${id}/${isOpen ? 'close' : 'reopen'}`);
    setChanged(isOpen ? 'closed' : 'active');
    const effect = hasPublishedDoc ? 'The website shows it within two seconds.' : 'It is not published.';
    toast.success(`The job is ${isOpen ? 'closed' : 'open'}. ${effect}`);
    startRouteTransition(() => router.refresh());
  }

  return (
    <>
      {/* Beside Payload's “Status: Published”, which says nothing of applications. */}
      {isOpen ? null : <span className="chip">Closed to applications</span>}
      <DialogButton
        label={label}
        size="medium"
        dialog={(onClose) => (
          <ConfirmDialog
            title={`${label}?`}
            text={
              <>
                {isOpen
                  ? 'It disappears from the list of open roles and its page says that the role is closed. People who are filling in the form now may still send it for 24 hours. You can reopen it later.'
                  : 'It returns to the list of open roles and takes applications again.'}{' '}
                {isOpen && waiting > 0 ? (
                  <a href={`/admin/applicants?job=${id}`}>
                    {waiting === 1 ? 'One applicant is' : `${waiting} applicants are`} not decided yet.
                  </a>
                ) : null}
              </>
            }
            action={label}
            onClose={onClose}
            onConfirm={change}
          />
        )}
      />
    </>
  );
}

/** The applicants of a job by stage, each a link to the board, and where they came from. */
export function JobFunnel() {
  const { id } = useDocumentInfo();
  const { data } = useStaffData<Funnel>(typeof id === 'number' ? `/api/jobs/${id}/funnel` : undefined);
  // Hidden from staff who may not see applicants, and while there is no answer.
  if (!data) return null;
  const { total, stages, sources } = data;
  return (
    <section className="field-type job-funnel" aria-label="Applicants">
      <p>
        <a href={`/admin/applicants?job=${id}`}>{total === 1 ? '1 applicant' : `${total} applicants`}</a>
      </p>
      {total > 0 && (
        <>
          <table>
            <caption>By stage</caption>
            <tbody>
              {stages.map(({ value, label, count, reached }) => (
                <tr key={value}>
                  <th scope="row">{label}</th>
                  <td className="job-funnel__bar">
                    {reached !== null && (
                      <meter
                        min={0}
                        max={total}
                        value={reached}
                        aria-label={`${label} or further`}
                        title={`${reached} got this far`}
                      />
                    )}
                  </td>
                  <td>{count}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <table>
            <caption>By source</caption>
            <tbody>
              {sources.map(({ source, count }) => (
                <tr key={source}>
                  <th scope="row">{source}</th>
                  <td>{count}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}
