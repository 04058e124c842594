'use client';
import { Button, useDocumentInfo, useFormFields } from '@payloadcms/ui';
import { ReplyButton } from '../../inbox/replies/reply-button.tsx';
import '../../platform/received.css';

/** Writes an email to an applicant, and links to the board of their job. */
export function ApplicantActions() {
  const { id } = useDocumentInfo();
  const job = useFormFields(([fields]) => fields.job?.value);
  if (typeof id !== 'number') return null;
  const boardQuery = `job=${typeof job === 'number' ? job : 'general'}`;
  return (
    <div className="field-type staff-actions">
      <ReplyButton audience="applications" ids={[id]}>
        Write an email
      </ReplyButton>
      <Button margin={false} buttonStyle="secondary" el="anchor" url={`/admin/applicants?${boardQuery}`}>
        Board
      </Button>
    </div>
  );
}
