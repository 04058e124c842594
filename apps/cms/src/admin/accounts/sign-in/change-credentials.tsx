'use client';

import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { type FormEvent, useId, useState } from 'react';
import { StaffDialog } from '../../dialog/staff-dialog.tsx';
import { FormActions, SecondaryButton } from '../../form/buttons.tsx';
import { Field } from '../../form/field.tsx';
import { sendStaff } from '../../requests/staff-api.ts';
import { useAttempt } from '../../requests/use-attempt.ts';

interface AccountProps {
  /** Id of the account. */
  id: number;
  /** Name of its owner; undefined for one's own. */
  owner: string | undefined;
  /** The user has a second factor. */
  needsCode: boolean;
}

const titles = { password: 'Change password', email: 'Change email address' };
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
          <SecondaryButton key={credential} onClick={() => setChanged(credential)}>
            {titles[credential]}
          </SecondaryButton>
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
  const { problem, setProblem, isBusy, attempt } = useAttempt();
  const errorId = useId();

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { repeated, ...values } = Object.fromEntries(new FormData(event.currentTarget));
    if (credential === 'password' && values.password !== repeated)
      return setProblem('The two new passwords are not the same.');
    const path = `/api/users/${id}/credentials`;
    void attempt(async () => onDone((await sendStaff<{ message: string }>('POST', path, values)).message));
  }

  const described = problem ? errorId : undefined;
  return (
    <form onSubmit={send} noValidate>
      <div role="alert">
        {problem && (
          <p className="staff-problem" id={errorId}>
            {problem}
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
        <Field label="New email address">
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
      <FormActions action="Change it" isDisabled={isBusy} onCancel={onCancel} />
    </form>
  );
}
