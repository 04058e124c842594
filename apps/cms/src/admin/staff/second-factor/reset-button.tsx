'use client';

import { Button, toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { reasonOf, sendStaff } from '../../staff-api.ts';

/** Resets a colleague's second factor, after a confirmation. */
export function ResetButton({ id, name }: { id: number; name: string }) {
  const [isAsking, setAsking] = useState(false);
  const router = useRouter();

  async function reset() {
    try {
      const path = `/api/users/${id}/reset-second-factor`;
      toast.success((await sendStaff<{ message: string }>('POST', path)).message);
      router.refresh();
    } catch (error) {
      toast.error(reasonOf(error));
    }
    setAsking(false);
  }

  if (!isAsking)
    return (
      <Button buttonStyle="secondary" onClick={() => setAsking(true)}>
        Reset the second factor
      </Button>
    );
  return (
    <section aria-label="Reset the second factor">
      <p>
        {name} will be signed out everywhere, and the old app and recovery codes no longer work. Do this only
        when you are sure who is asking.
      </p>
      <Button onClick={() => void reset()}>Reset it</Button>{' '}
      <Button buttonStyle="secondary" onClick={() => setAsking(false)}>
        Cancel
      </Button>
    </section>
  );
}
