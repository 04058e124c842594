'use client';
import { Button } from '@payloadcms/ui';
import type { Enrolment } from '@riverfront/backend/accounts/second-factor/enrolment';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { CodeForm } from './challenge.tsx';
import styles from './second-factor.module.css';

interface Props {
  offer: Enrolment;
  /** Path to go to afterwards. */
  next: string;
  /** Why a second factor is set up. */
  why: string;
  children?: ReactNode;
}

/** Connects an authenticator app to the account: QR code or key, first code, recovery codes. */
export function SetUp({ offer, next, why, children }: Props) {
  const [codes, setCodes] = useState<string[]>();
  if (codes) return <RecoveryCodes codes={codes} onSaved={() => window.location.assign(next)} />;
  const { enrolment, key, path, size } = offer;
  return (
    <div className={styles.panel}>
      <h1>Set up your second factor</h1>
      <p>{why}</p>
      <ol>
        <li>
          <p>
            Open an authenticator app on your phone (for example Google Authenticator, Microsoft
            Authenticator, Aegis or 1Password) and scan this QR code.
          </p>
          <svg
            className={styles.picture}
            viewBox={`0 0 ${size} ${size}`}
            role="img"
            aria-label="QR code for your authenticator app"
            shapeRendering="crispEdges"
          >
            <rect width={size} height={size} fill="#fff" />
            <path d={path} fill="#000" />
          </svg>
        </li>
        <li>
          <p>Cannot scan it? Type this key into the app instead:</p>
          <code className={styles.key} data-testid="key">
            {key.replaceAll(/(.{4})(?=.)/g, '$1 ')}
          </code>
        </li>
        <li>
          <CodeForm<{ recoveryCodes: string[] }>
            path="second-factor/confirm"
            data={{ enrolment }}
            label="Type the six digits that the app shows now"
            action="Turn on"
            onDone={({ recoveryCodes }) => setCodes(recoveryCodes)}
          >
            {children}
          </CodeForm>
        </li>
      </ol>
    </div>
  );
}

/** Shows the recovery codes, once. */
function RecoveryCodes({ codes, onSaved }: { codes: string[]; onSaved: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`Recovery codes of the staff side\n\n${codes.join('\n')}\n`)}`;
  return (
    <div className={styles.panel}>
      <h1 ref={heading} tabIndex={-1}>
        Save these recovery codes
      </h1>
      <p>
        Each of them lets you in once when your phone is not at hand. They are shown only now: print them, or
        store them in your password manager.
      </p>
      <ul className={`staff-list ${styles.codes}`} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="staff-row">
        <Button margin={false} onClick={onSaved}>
          I have saved them
        </Button>
        <a href={file} download="recovery-codes.txt">
          Download as a file
        </a>
      </div>
    </div>
  );
}

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
