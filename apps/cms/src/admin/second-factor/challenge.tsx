'use client';

import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import { CodeForm } from './code-form.tsx';
import styles from './second-factor.module.css';
import { SignOut } from './sign-out.tsx';

/** After the password: the code of the app, or a recovery code. @param next where to go when it was right */
export function Challenge({ next }: { next: string }) {
  const [recovery, setRecovery] = useState(false);
  return (
    <div className={styles.panel}>
      <h1>{recovery ? 'Type a recovery code' : 'Type your code'}</h1>
      <p>
        {recovery
          ? 'One of the ten codes that you kept when you set up your authenticator app. Each works once.'
          : 'Open your authenticator app and type the six digits that it shows for Riverfront staff.'}
      </p>
      <CodeForm
        key={String(recovery)}
        path="second-factor/answer"
        label={recovery ? 'Recovery code' : 'Six digits'}
        action="Sign in"
        letters={recovery}
        autoFocus
        onDone={() => window.location.assign(next)}
      >
        <SignOut />
      </CodeForm>
      <div className={styles.choice}>
        <p>{recovery ? 'You have your phone after all?' : 'Your phone is not at hand?'}</p>
        <div className={styles.actions}>
          <Button buttonStyle="secondary" margin={false} onClick={() => setRecovery(!recovery)}>
            {recovery ? 'Use the authenticator app' : 'Use a recovery code'}
          </Button>
        </div>
        <p>Without both, ask an administrator to reset your second factor.</p>
      </div>
    </div>
  );
}
