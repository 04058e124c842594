'use client';

import type { Enrolment } from '@riverfront/backend/accounts/second-factor/enrolment';
import { useState } from 'react';
import { CodeForm } from './code-form.tsx';
import styles from './second-factor.module.css';
import { RecoveryCodes, SetUp } from './set-up.tsx';

/** Changes the second factor: another phone, new recovery codes, turning it off. Each takes a code. */
export function Manage({ next, since, required }: { next: string; since: string; required: boolean }) {
  const [codes, setCodes] = useState<string[]>();
  const [offer, setOffer] = useState<Enrolment>();
  const leave = () => window.location.assign(next);
  if (codes) return <RecoveryCodes codes={codes} onSaved={leave} />;
  if (offer)
    return <SetUp offer={offer} next={next} why="After its first code, the old app no longer works." />;
  return (
    <div className={styles.panel}>
      <h1>Your second factor</h1>
      <p>Set up on {since}. Signing in takes a code of your authenticator app.</p>
      <section className={styles.choice}>
        <h2>Another phone</h2>
        <CodeForm<Enrolment>
          path="second-factor/enrol"
          label="Code of the app you have now, or a recovery code"
          action="Set up another app"
          isRecovery
          onDone={setOffer}
        />
      </section>
      <section className={styles.choice}>
        <h2>New recovery codes</h2>
        <CodeForm<{ recoveryCodes: string[] }>
          path="second-factor/recovery-codes"
          label="Code of the app, for new recovery codes"
          action="Make ten new codes"
          isRecovery
          onDone={({ recoveryCodes }) => setCodes(recoveryCodes)}
        />
      </section>
      {!required && (
        <section className={styles.choice}>
          <h2>Turn off</h2>
          <CodeForm
            path="second-factor/remove"
            label="Code of the app, to turn it off"
            action="Turn off"
            isRecovery
            onDone={leave}
          />
        </section>
      )}
      <p>
        <a href={next}>Back</a>
      </p>
    </div>
  );
}
