import { today } from '@riverfront/backend/time/company-time';
import { resumeTypes } from '@riverfront/contract/application-limits';
import { useState } from 'react';
import { Problem } from '../../dialog/problem.tsx';
import { StaffDialog } from '../../dialog/staff-dialog.tsx';
import { Input, Select } from '../../form/field.tsx';
import { useDraft } from '../../form/use-draft.ts';
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
  const draft = useDraft(`person:${initialJob}`, {
    ...{ firstName: '', lastName: '', email: '', phone: '', job: String(initialJob ?? '') },
    ...{ source: 'referral', sourceName: '', consent: '', consentOn: '', sendsReceipt: false },
  });
  const { value, change, field } = draft;
  const job = Number(value.job) || null;
  /** Id of the application when only its résumé was rejected. */
  const [withoutResume, setWithoutResume] = useState<number>();
  /** The application that the person has already, and for which values of the form that was said. */
  const [earlier, setEarlier] = useState<{ typed: string; reference: string }>();
  const typed = JSON.stringify(value);
  const duplicate = earlier?.typed === typed ? earlier.reference : undefined;
  // The idempotency key: a second click creates no second application.
  const [key] = useState(() => crypto.randomUUID());

  async function add(form: FormData) {
    const body = { ...value, job, key, confirmed: !!duplicate };
    const answer = await sendStaff<{ id?: number; duplicate?: { reference: string } }>(
      'POST',
      '/api/applications/by-hand',
      body,
    );
    if (answer.duplicate) setEarlier({ typed, ...answer.duplicate });
    if (answer.id === undefined) return false;
    const resume = form.get('resume');
    if (resume instanceof File && resume.size > 0)
      await callStaff(`/api/applications/${answer.id}/resume?name=${encodeURIComponent(resume.name)}`, {
        method: 'POST',
        headers: { 'content-type': 'application/octet-stream' },
        body: resume,
      }).catch((error: unknown) => {
        setWithoutResume(answer.id);
        throw error;
      });
    draft.clear(value);
    location.assign(`/admin/collections/applications/${answer.id}`);
    return true;
  }

  return (
    <StaffDialog
      {...{ draft, onClose }}
      title="Add a person"
      action={duplicate ? 'Add anyway' : 'Add'}
      onSubmit={add}
    >
      <div className="staff-pair">
        <Input label="First name" required {...field('firstName')} maxLength={60} />
        <Input label="Last name" required {...field('lastName')} maxLength={60} />
        <Input label="Email" required type="email" {...field('email')} maxLength={254} />
        <Input
          label="Phone, with + and country code (optional)"
          type="tel"
          {...field('phone')}
          maxLength={30}
        />
      </div>
      <JobPicker
        value={job ?? 'general'}
        others={noJob}
        onChange={(next) => change({ job: next === 'general' ? '' : String(next) })}
      />
      <div className="staff-pair">
        <Select label="Source" value={value.source} of={sources} onChange={(source) => change({ source })} />
        <Input
          label={value.source === 'referral' ? 'Referred by' : 'Written to (optional)'}
          required={value.source === 'referral'}
          {...field('sourceName')}
          maxLength={80}
        />
        <Input
          label="How they gave consent"
          required
          {...field('consent')}
          minLength={3}
          maxLength={200}
          placeholder="For example: by email"
        />
        <Input label="Consent given on" required type="date" {...field('consentOn')} max={today()} />
      </div>
      <Input
        label="Résumé (optional; PDF, DOC, DOCX or TXT)"
        type="file"
        name="resume"
        accept={resumeTypes.map((type) => `.${type}`).join()}
      />
      <p>
        <label className="board__choice board__choice--words">
          <input
            type="checkbox"
            checked={value.sendsReceipt}
            onChange={({ target }) => change({ sendsReceipt: target.checked })}
          />
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
    </StaffDialog>
  );
}
