import type { DefaultServerCellComponentProps } from 'payload';
import { mediumDate, mediumTime } from '../../time/clock.ts';

/** The last sign-in of a member of staff, or the state of the invitation. */
export function LastSignInCell({ rowData }: DefaultServerCellComponentProps) {
  const { lastSignInAt, invitedUntil, disabled } = rowData;
  if (disabled) return <span className="chip chip--danger">May no longer sign in</span>;
  if (invitedUntil)
    return (
      <span className="chip chip--attention">
        {new Date(invitedUntil) < new Date()
          ? 'Invitation expired'
          : `Invited until ${mediumTime(invitedUntil)}`}
      </span>
    );
  return <span>{lastSignInAt ? mediumTime(lastSignInAt) : 'Never'}</span>;
}

/** Whether an account is protected by a second factor. */
export function SecondFactorCell({ cellData }: DefaultServerCellComponentProps) {
  return cellData ? (
    <span>Since {mediumDate(String(cellData))}</span>
  ) : (
    <span className="chip chip--attention">None</span>
  );
}
