'use client';

import type { Enrolment } from '@riverfront/content/second-factor';
import { useState } from 'react';
import { CodeForm } from './code-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './second-factor.module.css';
import { SetUp } from './set-up.tsx';

interface Props {
  next: string;
  /** Day on which it was set up, in words. */
  since: string;
  /** Nobody may do without one. */
  required: boolean;
}

/** What somebody who has a second factor can do with it. Each takes a code. */
export function Manage({ next, since, required }: Props) {
  const [codes, setCodes] = useState<string[]>();
  const [offer, setOffer] = useState<Enrolment>();
  const leave = () => window.location.assign(next);
  if (codes) return <RecoveryCodes codes={codes} onKept={leave} />;
  if (offer)
    return <SetUp offer={offer} next={next} why="From its first code on, the old app no longer counts." />;
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
          letters
          onDone={setOffer}
        />
      </section>
      <section className={styles.choice}>
        <h2>New recovery codes</h2>
        <CodeForm<{ recoveryCodes: string[] }>
          path="second-factor/recovery-codes"
          label="Code of the app, for new recovery codes"
          action="Make ten new codes"
          letters
          onDone={({ recoveryCodes }) => setCodes(recoveryCodes)}
        />
      </section>
      {!required && (
        <section className={styles.choice}>
          <h2>Do without</h2>
          <CodeForm
            path="second-factor/remove"
            label="Code of the app, to turn it off"
            action="Turn off"
            letters
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
