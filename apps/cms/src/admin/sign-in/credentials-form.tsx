'use client';

import { Button } from '@payloadcms/ui';
import { type FormEvent, useId, useState } from 'react';
import { reasonOf, sendStaff } from '../staff-api.ts';

/** What is changed. */
export type What = 'password' | 'email';

interface Props {
  id: number;
  what: What;
  owner: string | undefined;
  needsCode: boolean;
  onCancel: () => void;
  onDone: (message: string) => void;
}

/** The new password or address, and the proof that it is not just an open session. What was typed stays when it is refused. */
export function CredentialsForm({ id, what, owner, needsCode, onCancel, onDone }: Props) {
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const errorId = useId();

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { repeated, ...values } = Object.fromEntries(new FormData(event.currentTarget));
    if (what === 'password' && values.password !== repeated)
      return setError('The two new passwords are not the same.');
    setBusy(true);
    try {
      const { message } = await sendStaff<{ message: string }>(
        'POST',
        `/api/users/${id}/credentials`,
        values,
      );
      onDone(message);
    } catch (failure) {
      setError(reasonOf(failure));
    }
    setBusy(false);
  }

  const described = error ? errorId : undefined;
  return (
    <form onSubmit={(event) => void send(event)} noValidate>
      <div role="alert">
        {error && (
          <p className="staff-problem" id={errorId}>
            {error}
          </p>
        )}
      </div>
      {what === 'password' ? (
        <>
          <label className="staff-field">
            <span>New password</span>
            <input type="password" name="password" autoComplete="new-password" aria-describedby={described} />
          </label>
          <label className="staff-field">
            <span>New password once more</span>
            <input type="password" name="repeated" autoComplete="new-password" aria-describedby={described} />
          </label>
          <p className="staff-hint">At least 12 characters. Several words in a row are easy to remember.</p>
        </>
      ) : (
        <label className="staff-field">
          <span>New e-mail address</span>
          <input type="email" name="email" autoComplete="off" aria-describedby={described} />
        </label>
      )}
      <label className="staff-field">
        <span>Your current password</span>
        <input
          type="password"
          name="currentPassword"
          autoComplete="current-password"
          aria-describedby={described}
        />
      </label>
      {needsCode && (
        <label className="staff-field">
          <span>Code of your authenticator app, or a recovery code</span>
          <input name="code" autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} />
        </label>
      )}
      <p className="staff-hint">
        {owner
          ? `${owner} is signed out everywhere and gets a mail about it.`
          : 'You stay signed in here and are signed out everywhere else. You get a mail about it.'}
      </p>
      <div className="staff-actions">
        <Button type="submit" disabled={busy}>
          Change it
        </Button>
        <Button buttonStyle="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
