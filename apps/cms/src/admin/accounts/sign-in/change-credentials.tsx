'use client';
import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { FormDialog } from '../../dialog/form-dialog.tsx';
import { SecondaryButton } from '../../form/buttons.tsx';
import { Field } from '../../form/field.tsx';
import { StaffApiError, sendStaff } from '../../requests/staff-api.ts';

interface AccountProps {
  /** Id of the account. */
  id: number;
  /** Name of its owner; undefined for one's own. */
  owner: string | undefined;
  /** The user has a second factor. */
  needsCode: boolean;
}

const titles = { password: 'Change password', email: 'Change email address' };

/** Two buttons, each with a dialog that requires the current password. */
export function ChangeCredentials({ id, owner, needsCode }: AccountProps) {
  const [changed, setChanged] = useState<keyof typeof titles>();
  const router = useRouter();

  async function send(form: FormData) {
    const { repeated, ...values } = Object.fromEntries(form);
    if (changed === 'password' && values.password !== repeated)
      throw new StaffApiError('The two new passwords are not the same.');
    const path = `/api/users/${id}/credentials`;
    const { message } = await sendStaff<{ message: string }>('POST', path, values);
    setChanged(undefined);
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
        <FormDialog
          title={titles[changed]}
          action="Change it"
          onSubmit={send}
          onClose={() => setChanged(undefined)}
        >
          {changed === 'password' ? (
            <>
              <Field label="New password">
                <input type="password" name="password" autoComplete="new-password" />
              </Field>
              <Field label="New password once more">
                <input type="password" name="repeated" autoComplete="new-password" />
              </Field>
              <p className="staff-hint">
                At least 12 characters. Several words in a row are easy to remember.
              </p>
            </>
          ) : (
            <Field label="New email address">
              <input type="email" name="email" autoComplete="off" />
            </Field>
          )}
          <Field label="Your current password">
            <input type="password" name="currentPassword" autoComplete="current-password" />
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
        </FormDialog>
      )}
    </>
  );
}
