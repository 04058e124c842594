'use client';

import { Button, useConfig } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';

interface RetryProps {
  collection: 'mails' | 'deliveries';
  ids: number[];
  /** How many there are in all; one press tries as many as there are `ids`. */
  total: number;
}

interface Answer {
  errors?: { message: string }[];
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
      const refusal = await retryOne(`${config.routes.api}/${collection}/${id}/retry`);
      if (refusal) problem = refusal;
      else sent += 1;
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

/** What went wrong, in words; nothing when it went well. */
async function retryOne(address: string): Promise<string> {
  try {
    const response = await fetch(address, { method: 'POST', credentials: 'same-origin' });
    if (response.ok) return '';
    const answer = (await response.json().catch(() => ({}))) as Answer;
    return answer.errors?.[0]?.message ?? 'It could not be tried again. Reload the page and try once more.';
  } catch {
    return 'The staff side cannot be reached. Check your connection and try once more.';
  }
}
