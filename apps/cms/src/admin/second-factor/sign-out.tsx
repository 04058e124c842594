'use client';

import { Button } from '@payloadcms/ui';
import { call } from './call.ts';

/** Ends a sign-in that is not complete. */
export function SignOut() {
  return (
    <Button
      buttonStyle="subtle"
      margin={false}
      onClick={() => void call('second-factor/cancel').then(() => window.location.assign('/admin/login'))}
    >
      Sign out
    </Button>
  );
}
