import { today } from '@riverfront/backend/time/company-time';
import { resumeTypes } from '@riverfront/contract/application-limits';
import { useStoredState } from '@riverfront/ui/use-stored-state';
import { useState } from 'react';
import { FormDialog } from '../../dialog/form-dialog.tsx';
import { Problem } from '../../dialog/problem.tsx';
import { useDraftKey } from '../../form/draft-key.tsx';
import { Input, Select } from '../../form/field.tsx';
import { callStaff, sendStaff } from '../../requests/staff-api.ts';
import { JobPicker, noJob } from './job-picker.tsx';

const sources = [
  { value: 'referral', label: 'Referral' },
  { value: 'email', label: 'Email' },
];

interface AddPersonProps {
  /** Id of the job that is chosen first. */
  job: number | null;
  onClose: () => void;
}

/** The dialog that adds an application for a referral or an email, with the applicant's consent. */
export function AddPerson({ job: initialJob, onClose }: AddPersonProps) {
  const chosen = useStoredState(useDraftKey(`job of a person to add for ${initialJob}`), {
    job: String(initialJob ?? ''),
  });
  const job = Number(chosen.value.job) || null;
  const [source, setSource] = useState('referral');
  /** Id of the application when only its résumé was rejected. */
  const [withoutResume, setWithoutResume] = useState<number>();
  const [duplicate, setDuplicate] = useState<string>();
  // The idempotency key: a second click creates no second application.
  const [key] = useState(() => crypto.randomUUID());

  async function add(form: FormData) {
    const { sendsReceipt, resume, ...values } = Object.fromEntries(form);
    const body = { ...values, job, key, sendsReceipt: sendsReceipt === 'on', confirmed: !!duplicate };
    const answer = await sendStaff<{ id?: number; duplicate?: { reference: string } }>(
      'POST',
      '/api/applications/by-hand',
      body,
    );
    setDuplicate(answer.duplicate?.reference);
    if (answer.id === undefined) return false;
    if (resume instanceof File && resume.size > 0)
      await callStaff(`/api/applications/${answer.id}/resume?name=${encodeURIComponent(resume.name)}`, {
        method: 'POST',
        headers: { 'content-type': 'application/octet-stream' },
        body: resume,
      }).catch((error: unknown) => {
        setWithoutResume(answer.id);
        throw error;
      });
    chosen.clear(chosen.value);
    location.assign(`/admin/collections/applications/${answer.id}`);
    return true;
  }

  return (
    <FormDialog
      title="Add a person"
      draftName={`Add a person for ${initialJob}`}
      onStartOver={() => chosen.change({ job: String(initialJob ?? '') })}
      action={duplicate ? 'Add anyway' : 'Add'}
      onSubmit={add}
      onChange={() => setDuplicate(undefined)}
      onClose={onClose}
    >
      <div className="staff-pair">
        <Input label="First name" required name="firstName" maxLength={60} />
        <Input label="Last name" required name="lastName" maxLength={60} />
        <Input label="Email" required type="email" name="email" maxLength={254} />
        <Input label="Phone, with + and country code (optional)" type="tel" name="phone" maxLength={30} />
      </div>
      <JobPicker
        value={job ?? 'general'}
        others={noJob}
        onChange={(next) => chosen.change({ job: next === 'general' ? '' : String(next) })}
      />
      <div className="staff-pair">
        <Select label="Source" name="source" defaultValue="referral" of={sources} onChange={setSource} />
        <Input
          label={source === 'referral' ? 'Referred by' : 'Written to (optional)'}
          required={source === 'referral'}
          name="sourceName"
          maxLength={80}
        />
        <Input
          label="How they gave consent"
          required
          name="consent"
          minLength={3}
          maxLength={200}
          placeholder="For example: by email"
        />
        <Input label="Consent given on" required type="date" name="consentOn" max={today()} />
      </div>
      <Input
        label="Résumé (optional; PDF, DOC, DOCX or TXT)"
        type="file"
        name="resume"
        accept={resumeTypes.map((type) => `.${type}`).join()}
      />
      <p>
        <label className="board__choice board__choice--words">
          <input type="checkbox" name="sendsReceipt" />
          Send them the reference, and how to send a résumé and to see, correct or erase their data
        </label>
      </p>
      <Problem text={duplicate && `This person has applied for this job already: ${duplicate}.`} />
      {withoutResume ? (
        <p>
          The person was added all the same. Choose another file and add it, or{' '}
          <a href={`/admin/collections/applications/${withoutResume}`}>continue without one</a>.
        </p>
      ) : null}
    </FormDialog>
  );
}
