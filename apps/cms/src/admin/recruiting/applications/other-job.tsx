'use client';
import { toast } from '@payloadcms/ui';
import { useState } from 'react';
import { Problem } from '../../dialog/problem.tsx';
import { DialogButton, StaffDialog } from '../../dialog/staff-dialog.tsx';
import { sendStaff } from '../../requests/staff-api.ts';
import { JobPicker, noJob } from './job-picker.tsx';

interface MoveToJobProps {
  id: number;
  name: string;
  /** Id of the present job; null for a general application. */
  job: number | null;
  /** `updatedAt` of the application as it was loaded. */
  version: string;
  /** Called with the new version. */
  onMoved: (version: string) => void;
}

/** Moves an application to another job, with a warning when the person has applied for that one already. */
export function MoveToJob({ id, name, job, version, onMoved }: MoveToJobProps) {
  const [target, setTarget] = useState(job);
  const [duplicate, setDuplicate] = useState<string>();

  async function move() {
    const answer = await sendStaff<{ version?: string; duplicate?: { reference: string } }>(
      'POST',
      `/api/applications/${id}/job`,
      { job: target, version, confirmed: duplicate !== undefined },
    );
    setDuplicate(answer.duplicate?.reference);
    if (answer.duplicate) return false;
    toast.success(`${name} was moved to the other job.`);
    if (answer.version) onMoved(answer.version);
    return true;
  }

  return (
    <DialogButton
      label="Move to another job"
      size="medium"
      dialog={(onClose) => (
        <StaffDialog
          title={`Move ${name} to another job`}
          action={duplicate ? 'Move anyway' : 'Move'}
          isInactive={target === job}
          onSubmit={move}
          onClose={onClose}
        >
          <JobPicker
            value={target ?? 'general'}
            others={noJob}
            onChange={(next) => {
              setTarget(next === 'general' ? null : next);
              setDuplicate(undefined);
            }}
          />
          <p className="staff-hint">
            Answers, notes and emails stay. The applicant’s page names the other job at once.
          </p>
          <Problem text={duplicate && `${name} has applied for this job already: ${duplicate}.`} />
        </StaffDialog>
      )}
    />
  );
}
