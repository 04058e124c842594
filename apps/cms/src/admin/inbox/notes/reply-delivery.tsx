'use client';
import type { Timeline } from '@riverfront/backend/inbox/notes/timeline';
import { SmallButton } from '../../form/buttons.tsx';
import { sendStaff } from '../../requests/staff-api.ts';
import { useAttempt } from '../../requests/use-attempt.ts';

interface ReplyDeliveryProps {
  delivery: NonNullable<Timeline['entries'][number]['delivery']>;
  /** Why it was not delivered. */
  error: string | null;
  /** Where a failed reply is marked as resolved; none for automatic emails. */
  settlePath: string | undefined;
  onSettled: () => Promise<void>;
}

/** The delivery state of a reply's email, with a button to mark a failed one as resolved. */
export function ReplyDelivery({ delivery, error, settlePath, onSettled }: ReplyDeliveryProps) {
  const { problem, attempt } = useAttempt();
  if (delivery === 'sent')
    return <p className="staff-hint">{error ?? 'Delivered to the receiver’s mail server.'}</p>;
  if (delivery === 'settled') return <p className="staff-hint">Not delivered, resolved. {error}</p>;
  if (delivery === 'waiting' && !error) return <p className="staff-hint">On its way.</p>;
  const settle = (path: string) => attempt(() => sendStaff('POST', path).then(onSettled));
  return (
    <div role="alert" className="staff-problem">
      <p>
        <strong>{delivery === 'failed' ? 'Not delivered.' : 'Not delivered yet; it will be retried.'}</strong>{' '}
        {error}
      </p>
      {delivery === 'failed' && settlePath ? (
        <SmallButton onClick={() => settle(settlePath)}>Mark as resolved</SmallButton>
      ) : null}
      {problem ? <p>{problem}</p> : null}
    </div>
  );
}
