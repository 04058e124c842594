'use client';
import { Button, toast, useAuth } from '@payloadcms/ui';
import { roles } from '@riverfront/backend/accounts/roles';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { FormDialog } from '../../dialog/form-dialog.tsx';
import { Input } from '../../form/field.tsx';
import { sendStaff } from '../../requests/staff-api.ts';

/** Above the staff list: invites a colleague by email. For administrators. */
export function Invite() {
  const { user } = useAuth();
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  if (!user?.roles?.includes('administrator')) return null;
  async function send(form: FormData) {
    const invited = { name: form.get('name'), email: form.get('email'), roles: form.getAll('roles') };
    const { message } = await sendStaff<{ message: string }>('POST', '/api/users/invitations', invited);
    toast.success(message);
    setOpen(false);
    router.refresh();
  }
  return (
    <div className="staff-actions">
      <Button margin={false} onClick={() => setOpen(true)}>
        Invite a colleague
      </Button>
      {isOpen ? (
        <FormDialog
          title="Invite a colleague"
          action="Send the invitation"
          onSubmit={send}
          onClose={() => setOpen(false)}
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
      ) : null}
    </div>
  );
}
