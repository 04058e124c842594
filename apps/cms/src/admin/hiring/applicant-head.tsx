'use client';

import { useFormFields } from '@payloadcms/ui';
import './applicant-head.css';

/** Who applied, for what, and how to reach them: above the tabs, whichever of them is open. */
export function ApplicantHead() {
  const text = useFormFields(([fields]) =>
    ['firstName', 'lastName', 'jobTitle', 'email', 'phoneNumber'].map((name) =>
      String(fields[name]?.value ?? ''),
    ),
  );
  const [firstName, lastName, jobTitle, email, phone] = text;
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return (
    <header className="applicant-head">
      <h2>{name || 'Applicant'}</h2>
      <p>{jobTitle || 'General application'}</p>
      <p>
        {email && <a href={`mailto:${email}`}>{email}</a>}
        {phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
      </p>
    </header>
  );
}
