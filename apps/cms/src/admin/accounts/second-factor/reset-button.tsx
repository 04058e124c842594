'use client';

import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import { SmallButton } from '../../form/buttons.tsx';
import { PostButton } from '../../form/post-button.tsx';

/** Resets a colleague's second factor, after a confirmation. */
export function ResetButton({ id, name }: { id: number; name: string }) {
  const [isAsking, setAsking] = useState(false);
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
      <div className="staff-actions">
        <PostButton label="Reset it" path={`/api/users/${id}/reset-second-factor`} />
        <SmallButton onClick={() => setAsking(false)}>Cancel</SmallButton>
      </div>
    </section>
  );
}
