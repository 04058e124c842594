'use client';

import { Button, toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { reasonOf, sendStaff } from '../staff-api.ts';

/** For an administrator: takes a colleague's second factor away, after asking once more. */
export function Reset({ id, name }: { id: number; name: string }) {
  const [asking, setAsking] = useState(false);
  const router = useRouter();

  async function reset() {
    try {
      const { message } = await sendStaff<{ message: string }>(
        'POST',
        `/api/users/${id}/reset-second-factor`,
      );
      toast.success(message);
      router.refresh();
    } catch (error) {
      toast.error(reasonOf(error));
    }
    setAsking(false);
  }

  if (!asking)
    return (
      <Button buttonStyle="secondary" onClick={() => setAsking(true)}>
        Reset the second factor
      </Button>
    );
  return (
    <section aria-label="Reset the second factor">
      <p>
        {name} will be signed out everywhere, and the old app and recovery codes no longer work. Do this only
        when you are sure who asks you.
      </p>
      <Button onClick={() => void reset()}>Reset it</Button>{' '}
      <Button buttonStyle="secondary" onClick={() => setAsking(false)}>
        Leave it
      </Button>
    </section>
  );
}
