'use client';

import { Button } from '@payloadcms/ui';
import { type FormEvent, type ReactNode, useId, useRef } from 'react';
import { Field } from '../../form/field.tsx';
import { sendStaff } from '../../requests/staff-api.ts';
import { useAttempt } from '../../requests/use-attempt.ts';

interface Props<T> {
  /** Below `/api/users`. */
  path: string;
  label: string;
  /** Label of the button. */
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
        <Button type="submit" disabled={isBusy} margin={false}>
          {action}
        </Button>
        {children}
      </div>
    </form>
  );
}
