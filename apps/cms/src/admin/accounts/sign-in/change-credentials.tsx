'use client';
import { DialogButton, StaffDialog } from '../../dialog/staff-dialog.tsx';
import { Field } from '../../form/field.tsx';
import { usePost } from '../../form/post-button.tsx';
import { StaffApiError } from '../../requests/staff-api.ts';

interface AccountProps {
  id: number;
  /** Name of its owner; undefined for one's own. */
  owner: string | undefined;
  needsCode: boolean;
}

const titles = { password: 'Change password', email: 'Change email address' };

/** Two buttons, each with a dialog that requires the current password. */
export function ChangeCredentials({ id, owner, needsCode }: AccountProps) {
  const post = usePost();

  async function send(form: FormData) {
    const { repeated, ...values } = Object.fromEntries(form);
    if (values.password !== repeated) throw new StaffApiError('The two new passwords are not the same.');
    await post(`/api/users/${id}/credentials`, values);
  }

  const button = (changed: keyof typeof titles) => (
    <DialogButton
      label={titles[changed]}
      size="medium"
      dialog={(onClose) => (
        <StaffDialog title={titles[changed]} action="Change it" onSubmit={send} onClose={onClose}>
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
        </StaffDialog>
      )}
    />
  );
  return (
    <div className="staff-actions">
      {button('password')}
      {button('email')}
    </div>
  );
}
