'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { SmallButton } from '../form/buttons.tsx';
import { reasonOf, sendStaff } from '../requests/staff-api.ts';

interface RetryProps {
  ids: number[];
  /** Number of all that failed; one press retries those in `ids`. */
  total: number;
}

/** Retries failed emails. */
export function RetryButton({ ids, total }: RetryProps) {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState('');

  async function retry() {
    setBusy(true);
    setOutcome('');
    let sent = 0;
    let problem = '';
    for (const id of ids) {
      try {
        await sendStaff('POST', `/api/mails/${id}/retry`);
        sent += 1;
      } catch (error) {
        problem = reasonOf(error);
      }
    }
    setOutcome([sent > 0 && `${sent} queued again.`, problem].filter(Boolean).join(' '));
    setBusy(false);
    router.refresh();
  }

  const label =
    ids.length === 1 ? 'Retry' : `Retry ${ids.length < total ? `the oldest ${ids.length}` : 'all'}`;
  return (
    <div className="staff-row">
      {ids.length > 0 && (
        <SmallButton isInactive={isBusy} onClick={() => void retry()}>
          {isBusy ? 'Retrying…' : label}
        </SmallButton>
      )}
      <span role="status">{outcome}</span>
    </div>
  );
}
