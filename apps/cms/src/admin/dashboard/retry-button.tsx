'use client';

import { Button, useConfig } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { reasonOf, sendStaff } from '../staff-api.ts';

interface RetryProps {
  collection: 'mails' | 'deliveries';
  ids: number[];
  /** How many there are in all; one press tries as many as there are `ids`. */
  total: number;
}

/** Sends again what could not be sent. */
export function RetryButton({ collection, ids, total }: RetryProps) {
  const { config } = useConfig();
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
        await sendStaff('POST', `${config.routes.api}/${collection}/${id}/retry`);
        sent += 1;
      } catch (error) {
        problem = reasonOf(error);
      }
    }
    setOutcome([sent > 0 && `${sent} on the way again.`, problem].filter(Boolean).join(' '));
    setBusy(false);
    router.refresh();
  }

  const label =
    ids.length === 1 ? 'Try again' : `Try ${ids.length < total ? `the oldest ${ids.length}` : 'all'} again`;
  return (
    <div className="today__retry">
      {ids.length > 0 && (
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          disabled={isBusy}
          onClick={() => void retry()}
        >
          {isBusy ? 'Trying…' : label}
        </Button>
      )}
      <span role="status">{outcome}</span>
    </div>
  );
}
