'use client';
import { useFormFields } from '@payloadcms/ui';
import './application.css';

/** Shows who applied, for what, and how to reach them, above the tabs of an application. */
export function ApplicantHead() {
  const [firstName, lastName, jobTitle, email, phone] = useFormFields(([fields]) =>
    ['firstName', 'lastName', 'jobTitle', 'email', 'phoneNumber'].map((name) =>
      String(fields[name]?.value ?? ''),
    ),
  );
  return (
    <header className="applicant-head">
      <h2>{[firstName, lastName].filter(Boolean).join(' ') || 'Applicant'}</h2>
      <p>{jobTitle || 'General application'}</p>
      <p>
        {email && <a href={`mailto:${email}`}>{email}</a>}
        {phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
      </p>
    </header>
  );
}
