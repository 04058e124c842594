'use client';
import { toast } from '@payloadcms/ui';
import type { Application } from '@riverfront/backend/payload-types';
import { invitationPauseDays, isInTalentPool } from '@riverfront/backend/recruiting/applications/talent-pool';
import { useStoredState } from '@riverfront/ui/use-stored-state';
import { useState } from 'react';
import { DialogButton } from '../../dialog/dialog-button.tsx';
import { FormDialog } from '../../dialog/form-dialog.tsx';
import { Problem } from '../../dialog/problem.tsx';
import { useDraftKey } from '../../form/draft-key.tsx';
import { Field } from '../../form/field.tsx';
import { sendStaff } from '../../requests/staff-api.ts';
import { mediumDate } from '../../time/clock.ts';
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
        <FormDialog
          title={`Move ${name} to another job`}
          action={duplicate ? 'Move anyway' : 'Move'}
          isDisabled={target === job}
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
        </FormDialog>
      )}
    />
  );
}

interface InviteToRoleProps {
  name: string;
  doc: Application;
  /** Called with the new version. */
  onInvited: (version: string) => void;
}

/** Invites an applicant of the talent pool to an open role; renders nothing for other applicants. */
export function InviteToRole({ name, doc, onInvited }: InviteToRoleProps) {
  const chosen = useStoredState(useDraftKey(`role for application ${doc.id}`), { job: 0 });
  const job = chosen.value.job || null;
  if (!isInTalentPool(doc)) return null;
  const { invitedAt } = doc.talentPool ?? {};
  const suggestion = `Dear ${doc.firstName || name},\n\nyou agreed that we keep your application for other roles. We have an open role that may suit you, and would be glad if you applied for it.`;

  async function invite(form: FormData) {
    const body = { job, text: form.get('text') };
    const path = `/api/applications/${doc.id}/invitation`;
    const { version } = await sendStaff<{ version: string }>('POST', path, body);
    chosen.clear(chosen.value);
    toast.success(`${name} was invited to the role.`);
    onInvited(version);
  }

  return (
    <DialogButton
      label="Invite to a role"
      size="medium"
      dialog={(onClose) => (
        <FormDialog
          title={`Invite ${name} to a role`}
          action="Send the invitation"
          onStartOver={() => chosen.change({ job: 0 })}
          isDisabled={job === null}
          onSubmit={invite}
          onClose={onClose}
        >
          <JobPicker
            value={job ?? 'none'}
            others={{ none: 'Choose a role' }}
            onChange={(next) => chosen.change({ job: next === 'none' ? 0 : next })}
            isOpenOnly
          />
          <Field label="Email">
            <textarea name="text" rows={7} required maxLength={10_000} defaultValue={suggestion} />
          </Field>
          <p className="staff-hint">
            {`A button that leads to the role and your signature follow. A person gets one invitation in ${invitationPauseDays} days.`}
            {invitedAt ? ` The last one was sent on ${mediumDate(invitedAt)}.` : ''}
          </p>
        </FormDialog>
      )}
    />
  );
}
