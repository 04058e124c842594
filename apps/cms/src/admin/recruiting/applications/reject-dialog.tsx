'use client';
import { Button } from '@payloadcms/ui';
import { describeVisibility } from '@riverfront/backend/recruiting/applicant-visibility';
import { type RejectionReason, rejectionReasons } from '@riverfront/backend/recruiting/stages';
import { useId, useState } from 'react';
import { StaffDialog } from '../../dialog/staff-dialog.tsx';

interface RejectDialogProps {
  name: string;
  onClose: () => void;
  /** @param writes whether an email is to be written next */
  onReject: (reason: RejectionReason, writes: boolean) => void;
}

/** Asks for the reason of a rejection, and whether to write to the applicant. */
export function RejectDialog({ name, onClose, onReject }: RejectDialogProps) {
  const [reason, setReason] = useState<RejectionReason | ''>('');
  const [writes, setWrites] = useState(false);
  const hintId = useId();
  return (
    <StaffDialog title={`Reject ${name}?`} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (reason) onReject(reason, writes);
        }}
      >
        <label className="staff-field">
          <span>Reason</span>
          <select
            required
            aria-describedby={hintId}
            value={reason}
            onChange={({ target: { value } }) => setReason(value as RejectionReason | '')}
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
          {describeVisibility('rejectionReason')}
        </p>
        <p>
          <label className="board__choice board__choice--words">
            <input type="checkbox" checked={writes} onChange={(event) => setWrites(event.target.checked)} />
            Write an email to {name} next
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
