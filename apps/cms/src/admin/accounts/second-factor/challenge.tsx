'use client';

import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import { SecondaryButton } from '../../form/buttons.tsx';
import { sendStaff } from '../../requests/staff-api.ts';
import { CodeForm } from './code-form.tsx';
import styles from './second-factor.module.css';

/** After the password: asks for the code of the app, or a recovery code, and then redirects to `next`. */
export function Challenge({ next }: { next: string }) {
  const [recovery, setRecovery] = useState(false);
  return (
    <div className={styles.panel}>
      <h1>{recovery ? 'Type a recovery code' : 'Type your code'}</h1>
      <p>
        {recovery
          ? 'One of the ten codes that you saved when you set up your authenticator app. Each works once.'
          : 'Open your authenticator app and type the six digits that it shows for this staff side.'}
      </p>
      <CodeForm
        key={String(recovery)}
        path="second-factor/answer"
        label={recovery ? 'Recovery code' : 'Six digits'}
        action="Sign in"
        isRecovery={recovery}
        autoFocus
        onDone={() => window.location.assign(next)}
      >
        <SignOut />
      </CodeForm>
      <div className={styles.choice}>
        <p>{recovery ? 'Do you have your phone?' : 'No phone at hand?'}</p>
        <div className="staff-row">
          <SecondaryButton onClick={() => setRecovery(!recovery)}>
            {recovery ? 'Use the authenticator app' : 'Use a recovery code'}
          </SecondaryButton>
        </div>
        <p>If you have neither, ask an administrator to reset your second factor.</p>
      </div>
    </div>
  );
}

/** Cancels a sign-in that lacks the second factor. */
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
