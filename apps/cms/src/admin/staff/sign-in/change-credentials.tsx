'use client';

import { Button, toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { type FormEvent, useId, useState } from 'react';
import { StaffDialog } from '../../dialog/staff-dialog.tsx';
import { Field } from '../../form/field.tsx';
import { reasonOf, sendStaff } from '../../staff-api.ts';

interface AccountProps {
  /** Id of the account. */
  id: number;
  /** Name of its owner; undefined for one's own. */
  owner: string | undefined;
  /** The user has a second factor. */
  needsCode: boolean;
}

const titles = { password: 'Change password', email: 'Change e-mail address' };
type Credential = keyof typeof titles;

/** Two buttons, each with a dialog that requires the current password. */
export function ChangeCredentials(account: AccountProps) {
  const [changed, setChanged] = useState<Credential>();
  const router = useRouter();
  const close = () => setChanged(undefined);
  function finish(message: string) {
    close();
    toast.success(message);
    router.refresh();
  }
  return (
    <>
      <div className="staff-actions">
        {(['password', 'email'] as const).map((credential) => (
          <Button key={credential} buttonStyle="secondary" onClick={() => setChanged(credential)}>
            {titles[credential]}
          </Button>
        ))}
      </div>
      {changed && (
        <StaffDialog title={titles[changed]} onClose={close}>
          <CredentialsForm {...account} credential={changed} onCancel={close} onDone={finish} />
        </StaffDialog>
      )}
    </>
  );
}

interface FormProps extends AccountProps {
  credential: Credential;
  onCancel: () => void;
  onDone: (message: string) => void;
}

function CredentialsForm({ id, credential, owner, needsCode, onCancel, onDone }: FormProps) {
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const errorId = useId();

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { repeated, ...values } = Object.fromEntries(new FormData(event.currentTarget));
    if (credential === 'password' && values.password !== repeated)
      return setError('The two new passwords are not the same.');
    setBusy(true);
    try {
      const path = `/api/users/${id}/credentials`;
      const { message } = await sendStaff<{ message: string }>('POST', path, values);
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
      {credential === 'password' ? (
        <>
          <Field label="New password">
            <input type="password" name="password" autoComplete="new-password" aria-describedby={described} />
          </Field>
          <Field label="New password once more">
            <input type="password" name="repeated" autoComplete="new-password" aria-describedby={described} />
          </Field>
          <p className="staff-hint">At least 12 characters. Several words in a row are easy to remember.</p>
        </>
      ) : (
        <Field label="New e-mail address">
          <input type="email" name="email" autoComplete="off" aria-describedby={described} />
        </Field>
      )}
      <Field label="Your current password">
        <input
          type="password"
          name="currentPassword"
          autoComplete="current-password"
          aria-describedby={described}
        />
      </Field>
      {needsCode && (
        <Field label="Code of your authenticator app, or a recovery code">
          <input name="code" autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} />
        </Field>
      )}
      <p className="staff-hint">
        {owner
          ? `${owner} is signed out everywhere and gets an email about it.`
          : 'You stay signed in here and are signed out everywhere else. You get an email about it.'}
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
