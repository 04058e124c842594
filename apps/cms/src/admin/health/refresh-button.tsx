'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState, useTransition } from 'react';
import { SmallButton } from '../form/buttons.tsx';
import { mediumTime } from '../time/clock.ts';

/** Button that refreshes the status page. @param at time of the current status, to announce a new one */
export function RefreshButton({ at }: { at: string }) {
  const router = useRouter();
  const [isRefreshing, startTransition] = useTransition();
  const [refreshedFrom, setRefreshedFrom] = useState('');
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (refreshedFrom && refreshedFrom !== at) setAnnouncement(`Refreshed at ${mediumTime(at)}.`);
  }, [refreshedFrom, at]);

  function refresh() {
    setRefreshedFrom(at);
    setAnnouncement('');
    startTransition(() => router.refresh());
  }

  return (
    <div>
      <SmallButton isInactive={isRefreshing} onClick={refresh}>
        {isRefreshing ? 'Refreshing…' : 'Refresh'}
      </SmallButton>{' '}
      <span role="status">{announcement}</span>
    </div>
  );
}
