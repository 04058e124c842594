'use client';
import { Button, useDocumentInfo, useFormFields } from '@payloadcms/ui';
import { useState } from 'react';
import { ReplyDialog } from '../../inbox/replies/reply-dialog.tsx';
import { announceReply } from '../../inbox/replies/reply-events.ts';
import '../../platform/received.css';

/** Writes an email to an applicant, and links to the board of their job. */
export function ApplicantActions() {
  const { id } = useDocumentInfo();
  const job = useFormFields(([fields]) => fields.job?.value);
  const [isWriting, setWriting] = useState(false);
  if (typeof id !== 'number') return null;
  const boardQuery = `job=${typeof job === 'number' ? job : 'general'}`;
  return (
    <div className="field-type staff-actions">
      <Button margin={false} onClick={() => setWriting(true)}>
        Write an email
      </Button>
      <Button margin={false} buttonStyle="secondary" el="anchor" url={`/admin/applicants?${boardQuery}`}>
        Board
      </Button>
      {isWriting ? (
        <ReplyDialog
          audience="applications"
          ids={[id]}
          onClose={() => setWriting(false)}
          onSent={() => {
            setWriting(false);
            announceReply();
          }}
        />
      ) : null}
    </div>
  );
}
