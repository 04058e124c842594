'use client';

import { Button } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useEffect, useState, useTransition } from 'react';

/** Looks at everything again. @param at when it was looked at last, so that the answer can be told */
export function RefreshButton({ at }: { at: string }) {
  const router = useRouter();
  const [isBusy, startTransition] = useTransition();
  const [asked, setAsked] = useState('');
  const [said, setSaid] = useState('');

  useEffect(() => {
    if (asked && asked !== at) setSaid(`Looked again at ${at.slice(11, 19)} UTC.`);
  }, [asked, at]);

  function refresh() {
    setAsked(at);
    setSaid('');
    startTransition(() => router.refresh());
  }

  return (
    <div>
      <Button buttonStyle="secondary" size="small" margin={false} disabled={isBusy} onClick={refresh}>
        {isBusy ? 'Looking…' : 'Look again'}
      </Button>{' '}
      <span role="status">{said}</span>
    </div>
  );
}
