'use client';
import { toast } from '@payloadcms/ui';
import type { Application } from '@riverfront/backend/payload-types';
import { invitationPauseDays, isInTalentPool } from '@riverfront/backend/recruiting/applications/talent-pool';
import { useStoredState } from '@riverfront/ui/use-stored-state';
import { useState } from 'react';
import { FormDialog } from '../../dialog/form-dialog.tsx';
import { SecondaryButton } from '../../form/buttons.tsx';
import { useDraftKey } from '../../form/draft-key.tsx';
import { Field } from '../../form/field.tsx';
import { sendStaff } from '../../requests/staff-api.ts';
import { mediumDate } from '../../time/clock.ts';
import { JobPicker } from './job-picker.tsx';

interface InviteToRoleProps {
  name: string;
  doc: Application;
  /** Called with the new version. */
  onInvited: (version: string) => void;
}

/** Invites an applicant of the talent pool to an open role; renders nothing for other applicants. */
export function InviteToRole({ name, doc, onInvited }: InviteToRoleProps) {
  const [isOpen, setOpen] = useState(false);
  const chosen = useStoredState(useDraftKey(`role for application ${doc.id}`), { job: 0 });
  const job = chosen.value.job || null;
  if (!isInTalentPool(doc)) return null;
  const { invitedAt } = doc.talentPool ?? {};
  const suggestion = `Dear ${doc.firstName || name},\n\nyou agreed that we keep your application for other roles. We have an open role that may suit you, and would be glad if you applied for it.`;

  async function invite(form: FormData) {
    const body = { job, text: form.get('text') };
    const path = `/api/applications/${doc.id}/invitation`;
    const { version } = await sendStaff<{ version: string }>('POST', path, body);
    setOpen(false);
    chosen.clear(chosen.value);
    toast.success(`${name} was invited to the role.`);
    onInvited(version);
  }

  return (
    <>
      <SecondaryButton onClick={() => setOpen(true)}>Invite to a role</SecondaryButton>
      {isOpen ? (
        <FormDialog
          title={`Invite ${name} to a role`}
          action="Send the invitation"
          onStartOver={() => chosen.change({ job: 0 })}
          isDisabled={job === null}
          onSubmit={invite}
          onClose={() => setOpen(false)}
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
      ) : null}
    </>
  );
}
