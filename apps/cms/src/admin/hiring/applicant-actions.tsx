'use client';
import { Button, useDocumentInfo, useFormFields } from '@payloadcms/ui';
import { useState } from 'react';
import { LetterDialog } from '../replies/letter-dialog.tsx';
import { announceLetter } from '../replies/letter-sent.ts';
import '../fields/received.css';

/** Beside an applicant: a mail to them, and the board of their job. */
export function ApplicantActions() {
  const { id } = useDocumentInfo();
  const job = useFormFields(([fields]) => fields.job?.value);
  const [isOpen, setOpen] = useState(false);
  if (typeof id !== 'number') return null;
  const jobId = typeof job === 'number' ? job : 'general';
  return (
    <div className="field-type staff-actions">
      <Button margin={false} onClick={() => setOpen(true)}>
        Write a mail
      </Button>
      <Button margin={false} buttonStyle="secondary" el="anchor" url={`/admin/applicants?job=${jobId}`}>
        Board
      </Button>
      {isOpen ? (
        <LetterDialog
          audience="applications"
          ids={[id]}
          onClose={() => setOpen(false)}
          onSent={() => {
            setOpen(false);
            announceLetter();
          }}
        />
      ) : null}
    </div>
  );
}
