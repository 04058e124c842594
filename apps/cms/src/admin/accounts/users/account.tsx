import { hasRole } from '@riverfront/backend/accounts/roles';
import { readOpenSessions } from '@riverfront/backend/accounts/users/open-sessions';
import type { DefaultServerCellComponentProps, UIFieldServerComponent } from 'payload';
import { PostButton } from '../../form/post-button.tsx';
import { mediumDate, mediumTime } from '../../time/clock.ts';

/** In an account: its open sessions, each with “Sign out”; while it is invited, a button that invites again. */
export const Sessions: UIFieldServerComponent = async ({ data, user, req }) => {
  const id = Number(data?.id);
  if (!id || !(user?.id === id || hasRole(req.user, 'administrator'))) return null;
  if (data.invitedUntil)
    return (
      <div className="field-type">
        <h3>Invitation</h3>
        <p>
          {new Date(data.invitedUntil) < new Date()
            ? 'The invitation expired on '
            : 'The invitation works until '}
          {mediumTime(data.invitedUntil)}. It is accepted once a password and a second factor are set up.
        </p>
        <PostButton label="Send the invitation again" path={`/api/users/${id}/invitation`} />
      </div>
    );
  const sessions = await readOpenSessions(req, id);
  const own = req.user && '_sid' in req.user ? req.user._sid : undefined;
  return (
    <section className="field-type" aria-labelledby="open-sessions">
      <h3 id="open-sessions">Sessions</h3>
      {sessions.length === 0 ? <p>Nobody is signed in with this account.</p> : null}
      <ul className="staff-list open-sessions">
        {sessions.map(({ id: session, browser, createdAt }) => (
          <li key={session} className="staff-row">
            <span>
              {browser ?? 'Unknown browser'}, since {createdAt ? mediumTime(createdAt) : 'a while'}
            </span>
            {session === own ? (
              <span className="chip chip--main">This one</span>
            ) : (
              <PostButton
                label="Sign out"
                name={`Sign out ${browser ?? 'unknown browser'}`}
                path={`/api/users/${id}/sessions/end`}
                body={{ session }}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};

/** The last sign-in of a member of staff, or the state of the invitation. */
export function LastSignInCell({ rowData }: DefaultServerCellComponentProps) {
  const { lastSignInAt, invitedUntil, disabled } = rowData;
  if (disabled) return <span className="chip chip--danger">May no longer sign in</span>;
  if (invitedUntil)
    return (
      <span className="chip chip--attention">
        {new Date(invitedUntil) < new Date()
          ? 'Invitation expired'
          : `Invited until ${mediumTime(invitedUntil)}`}
      </span>
    );
  return <span>{lastSignInAt ? mediumTime(lastSignInAt) : 'Never'}</span>;
}

/** Whether an account is protected by a second factor. */
export function SecondFactorCell({ cellData }: DefaultServerCellComponentProps) {
  return cellData ? (
    <span>Since {mediumDate(String(cellData))}</span>
  ) : (
    <span className="chip chip--attention">None</span>
  );
}
