'use client';
import { toast } from '@payloadcms/ui';
import { SmallButton } from '../../form/buttons.tsx';
import { sendStaff } from '../../requests/staff-api.ts';
import { useAttempt } from '../../requests/use-attempt.ts';
import { recentTime } from '../../time/clock.ts';

interface DeliveryProps {
  state: 'waiting' | 'sent' | 'failed' | 'settled';
  error: string | null;
  /** When it was delivered. */
  at?: string | null;
  /** Path of the reply, below which it is retried and marked as resolved; none for automatic emails. */
  path?: string | undefined;
  canRetry?: boolean;
  onChanged?: () => unknown;
}

/** The delivery state of an email, with buttons for a failed reply. */
export function Delivery({ state, error, at, path, canRetry, onChanged }: DeliveryProps) {
  const { isBusy, attempt } = useAttempt(toast.error);
  const isFailed = state === 'failed';
  const button = (label: string, action: 'retry' | 'settle') => (
    <SmallButton
      isInactive={isBusy}
      onClick={() => void attempt(() => sendStaff('POST', `${path}/${action}`).finally(() => onChanged?.()))}
    >
      {label}
    </SmallButton>
  );
  return (
    <div
      role={isFailed ? 'alert' : undefined}
      className={`staff-row ${isFailed ? 'staff-problem' : 'staff-hint'}`}
    >
      <span>{describe(state, error, at)}</span>
      {isFailed && canRetry ? button('Retry', 'retry') : null}
      {isFailed && path ? button('Mark as resolved', 'settle') : null}
    </div>
  );
}

function describe(state: DeliveryProps['state'], error: string | null, at?: string | null): string {
  if (state === 'sent') return error ?? `Delivered to their server${at ? ` ${recentTime(at)}` : ''}`;
  if (state === 'settled') return `Not delivered, resolved. ${error ?? ''}`;
  if (state === 'failed') return `Refused: ${error ?? 'no reason was given.'}`;
  return error ? `Not delivered yet, it will be retried: ${error}` : 'On its way';
}
