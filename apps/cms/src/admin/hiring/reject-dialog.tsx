'use client';
import { Button } from '@payloadcms/ui';
import { besideField } from '@riverfront/content/hiring/seen-by-applicant';
import { type RejectionReason, rejectionReasons } from '@riverfront/content/hiring/stages';
import { useId, useState } from 'react';
import { StaffDialog } from '../dialog/staff-dialog.tsx';

interface RejectDialogProps {
  name: string;
  onClose: () => void;
  /** @param write whether a mail is to be written next */
  onReject: (reason: RejectionReason, write: boolean) => void;
}

/** Asks why an applicant is rejected, and whether to tell them. */
export function RejectDialog({ name, onClose, onReject }: RejectDialogProps) {
  const [reason, setReason] = useState<RejectionReason>();
  const hintId = useId();
  const [write, setWrite] = useState(false);
  return (
    <StaffDialog title={`Reject ${name}?`} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (reason) onReject(reason, write);
        }}
      >
        <label className="staff-field">
          <span>Reason</span>
          <select
            required
            aria-describedby={hintId}
            value={reason ?? ''}
            onChange={({ target: { value } }) =>
              setReason(rejectionReasons.find((known) => known.value === value)?.value)
            }
          >
            <option value="">Please choose</option>
            {rejectionReasons.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <p className="staff-hint" id={hintId}>
          {besideField('rejectionReason')}
        </p>
        <p>
          <label className="board__choice board__choice--words">
            <input type="checkbox" checked={write} onChange={(event) => setWrite(event.target.checked)} />
            Write a mail to {name} next
          </label>
        </p>
        <div className="staff-actions">
          <Button type="submit">Reject</Button>
          <Button buttonStyle="secondary" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </StaffDialog>
  );
}
