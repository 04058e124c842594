'use client';
import { toast, useDocumentInfo, useRouteTransition } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { DialogButton, StaffDialog } from '../../dialog/staff-dialog.tsx';
import { sendStaff, toQueryString } from '../../requests/staff-api.ts';
import { useStaffData } from '../../requests/use-staff-data.ts';

const undecided = ['new', 'screening', 'interview', 'offer'];

/** Closes or reopens a job in one action. Before it closes, it names the applicants who are not decided. */
export function AvailabilityButton() {
  const { id, initialData, data, hasPublishedDoc, hasSavePermission } = useDocumentInfo();
  const { startRouteTransition } = useRouteTransition();
  const router = useRouter();
  const [changed, setChanged] = useState<'active' | 'closed'>();
  const isOpen = (changed ?? (data ?? initialData)?.availability) !== 'closed';
  const where = { job: { equals: id }, stage: { in: undecided.join() } };
  const { data: count } = useStaffData<{ totalDocs: number }>(
    typeof id === 'number' && isOpen ? `/api/applications/count?${toQueryString({ where })}` : undefined,
  );
  const waiting = count?.totalDocs ?? 0;
  // There is nothing to close.
  const isUnused = isOpen && !hasPublishedDoc && waiting === 0;
  if (!id || !hasSavePermission || isUnused) return null;
  const label = isOpen ? 'Close this job' : 'Reopen this job';

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
          <StaffDialog title={`${label}?`} action={label} onClose={onClose} onSubmit={change}>
            <p>
              {isOpen
                ? 'It disappears from the list of open roles and its page says that the role is closed. People who are filling in the form now may still send it for 24 hours. You can reopen it later.'
                : 'It returns to the list of open roles and takes applications again.'}{' '}
              {isOpen && waiting > 0 ? (
                <a href={`/admin/applicants?job=${id}`}>
                  {waiting === 1 ? 'One applicant is' : `${waiting} applicants are`} not decided yet.
                </a>
              ) : null}
            </p>
          </StaffDialog>
        )}
      />
    </>
  );
}
