'use client';
import { useAuth } from '@payloadcms/ui';
import { roles } from '@riverfront/backend/accounts/roles';
import { DialogButton, StaffDialog } from '../../dialog/staff-dialog.tsx';
import { Input } from '../../form/field.tsx';
import { usePost } from '../../form/post-button.tsx';
import { useDraft } from '../../form/use-draft.ts';

/** Above the staff list: invites a colleague by email. For administrators. */
export function Invite() {
  const { user } = useAuth();
  if (!user?.roles?.includes('administrator')) return null;
  return (
    <div className="staff-actions">
      <DialogButton
        label="Invite a colleague"
        buttonStyle="primary"
        size="medium"
        dialog={(onClose) => <InviteDialog onClose={onClose} />}
      />
    </div>
  );
}

function InviteDialog({ onClose }: { onClose: () => void }) {
  const post = usePost();
  const draft = useDraft('invitation', { name: '', email: '', roles: [] as string[] });
  const { value, field } = draft;
  return (
    <StaffDialog
      {...{ draft, onClose }}
      title="Invite a colleague"
      action="Send the invitation"
      onSubmit={async () => {
        await post('/api/users/invitations', value);
        draft.clear(value);
      }}
    >
      <Input label="Name" {...field('name')} required maxLength={80} autoComplete="off" data-autofocus />
      <Input label="Email address" {...field('email')} type="email" required autoComplete="off" />
      <fieldset className="staff-choices">
        <legend>Roles</legend>
        {roles.map((role) => (
          <label key={role}>
            <input
              type="checkbox"
              checked={value.roles.includes(role)}
              onChange={({ target }) => {
                const others = value.roles.filter((one) => one !== role);
                draft.change({ roles: target.checked ? [...others, role] : others });
              }}
            />{' '}
            {role}
          </label>
        ))}
      </fieldset>
      <p className="staff-hint">
        The link in the mail works for 72 hours. Your colleague chooses a password and sets up a second
        factor.
      </p>
    </StaffDialog>
  );
}
