'use client';
import { useAuth } from '@payloadcms/ui';
import { roles } from '@riverfront/backend/accounts/roles';
import { DialogButton } from '../../dialog/dialog-button.tsx';
import { FormDialog } from '../../dialog/form-dialog.tsx';
import { Input } from '../../form/field.tsx';
import { usePost } from '../../form/post-button.tsx';

/** Above the staff list: invites a colleague by email. For administrators. */
export function Invite() {
  const { user } = useAuth();
  const post = usePost();
  if (!user?.roles?.includes('administrator')) return null;
  const send = (form: FormData) =>
    post('/api/users/invitations', { ...Object.fromEntries(form), roles: form.getAll('roles') });
  return (
    <div className="staff-actions">
      <DialogButton
        label="Invite a colleague"
        buttonStyle="primary"
        size="medium"
        dialog={(onClose) => (
          <FormDialog
            title="Invite a colleague"
            action="Send the invitation"
            onSubmit={send}
            onClose={onClose}
          >
            <Input label="Name" name="name" required maxLength={80} autoComplete="off" data-autofocus />
            <Input label="Email address" type="email" name="email" required autoComplete="off" />
            <fieldset className="staff-choices">
              <legend>Roles</legend>
              {roles.map((role) => (
                <label key={role}>
                  <input type="checkbox" name="roles" value={role} /> {role}
                </label>
              ))}
            </fieldset>
            <p className="staff-hint">
              The link in the mail works for 72 hours. Your colleague chooses a password and sets up a second
              factor.
            </p>
          </FormDialog>
        )}
      />
    </div>
  );
}
