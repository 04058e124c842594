'use client';
import { Button } from '@payloadcms/ui';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { PrimaryButton, SecondaryButton } from '../../form/buttons.tsx';
import { Field } from '../../form/field.tsx';
import { sendStaff } from '../../requests/staff-api.ts';
import { useAttempt } from '../../requests/use-attempt.ts';
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

interface Props<T> {
  /** Below `/api/users`. */
  path: string;
  label: string;
  action: string;
  onDone: (body: T) => void;
  /** Sent with the code. */
  data?: object;
  /** Accepts a recovery code as well; six digits otherwise. */
  isRecovery?: boolean;
  autoFocus?: boolean;
  children?: ReactNode;
}

/** A form with one code. An error is shown above it, and the input stays. */
export function CodeForm<T>(props: Props<T>) {
  const { path, label, action, onDone, data, isRecovery, autoFocus, children } = props;
  const { problem: error, isBusy, attempt } = useAttempt();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  async function send(event: FormEvent) {
    event.preventDefault();
    const body = { ...data, code: input.current?.value ?? '' };
    const isDone = await attempt(async () => onDone(await sendStaff<T>('POST', `/api/users/${path}`, body)));
    if (!isDone) input.current?.select();
  }

  return (
    <form onSubmit={(event) => void send(event)} noValidate>
      <div role="alert">
        {error && (
          <p className="staff-problem" id={id}>
            {error}
          </p>
        )}
      </div>
      <Field label={label}>
        <input
          ref={input}
          name="code"
          autoComplete="one-time-code"
          inputMode={isRecovery ? 'text' : 'numeric'}
          maxLength={isRecovery ? 40 : 7}
          spellCheck={false}
          autoCapitalize="none"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          // biome-ignore lint/a11y/noAutofocus: it is the only field of the page
          autoFocus={autoFocus}
        />
      </Field>
      <div className="staff-row">
        <PrimaryButton type="submit" isInactive={isBusy}>
          {action}
        </PrimaryButton>
        {children}
      </div>
    </form>
  );
}
