'use client';

import { Button } from '@payloadcms/ui';
import { sendStaff } from '../staff-api.ts';

/** Ends a sign-in that is not complete. */
export function SignOut() {
  return (
    <Button
      buttonStyle="subtle"
      margin={false}
      onClick={() =>
        void sendStaff('POST', '/api/users/second-factor/cancel')
          .catch(() => undefined)
          .then(() => window.location.assign('/admin/login'))
      }
    >
      Sign out
    </Button>
  );
}
