'use client';

import { Button } from '@payloadcms/ui';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { reasonOf, sendStaff } from '../staff-api.ts';
import styles from './second-factor.module.css';

interface Props<T> {
  /** Below `/api/users`. */
  path: string;
  label: string;
  /** What the button says. */
  action: string;
  onDone: (body: T) => void;
  /** Sent with the code. */
  data?: object;
  /** A code of letters; six digits otherwise. */
  letters?: boolean;
  autoFocus?: boolean;
  children?: ReactNode;
}

/** One code to type, sent to the staff side; what is wrong is said above it and what was typed stays. */
export function CodeForm<T>(props: Props<T>) {
  const { path, label, action, onDone, data, letters, autoFocus, children } = props;
  const [refused, setRefused] = useState<string>();
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  async function send(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    try {
      const code = input.current?.value ?? '';
      const body = await sendStaff<T>('POST', `/api/users/${path}`, { ...data, code });
      setBusy(false);
      onDone(body);
    } catch (error) {
      setBusy(false);
      setRefused(reasonOf(error));
      input.current?.select();
    }
  }

  return (
    <form onSubmit={(event) => void send(event)} noValidate>
      <div role="alert">
        {refused && (
          <p className={styles.error} id={`${id}-error`}>
            {refused}
          </p>
        )}
      </div>
      <div>
        <label htmlFor={id}>{label}</label>
        <input
          className={styles.input}
          id={id}
          ref={input}
          name="code"
          autoComplete="one-time-code"
          inputMode={letters ? 'text' : 'numeric'}
          maxLength={letters ? 40 : 7}
          spellCheck={false}
          autoCapitalize="none"
          aria-invalid={refused ? true : undefined}
          aria-describedby={refused ? `${id}-error` : undefined}
          // biome-ignore lint/a11y/noAutofocus: it is the one thing to do on this page
          autoFocus={autoFocus}
        />
      </div>
      <div className={styles.actions}>
        <Button type="submit" disabled={busy} margin={false}>
          {action}
        </Button>
        {children}
      </div>
    </form>
  );
}
