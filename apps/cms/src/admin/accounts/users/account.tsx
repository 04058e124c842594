import { hasRole } from '@riverfront/backend/accounts/roles';
import { readOpenSessions } from '@riverfront/backend/accounts/users/open-sessions';
import type { DefaultServerCellComponentProps, UIFieldServerComponent } from 'payload';
import { PostButton } from '../../form/post-button.tsx';
import { mediumDate, mediumTime } from '../../time/clock.ts';
import { ChangeCredentials } from '../sign-in/change-credentials.tsx';

/** In an account: its open sessions, each with “Sign out”; while it is invited, a button that invites again. */
export const Sessions: UIFieldServerComponent = async ({ data, user, req }) => {
  const id = Number(data?.id);
  if (!id || !(user?.id === id || hasRole(req.user, 'administrator'))) return null;
  if (data.invitedUntil)
    return (
      <div className="staff-entry">
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
    <section className="staff-entry" aria-labelledby="open-sessions" tabIndex={-1}>
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
                aria-label={`Sign out ${browser ?? 'unknown browser'}`}
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

/** In an account: whether it has a second factor, with a link or button to change that. */
export const SecondFactorAccount: UIFieldServerComponent = ({ data, user }) => {
  if (!data?.id) return null;
  const isOwn = user?.id === data.id;
  const since = typeof data.secondFactorSince === 'string' ? data.secondFactorSince : undefined;
  const day = since && mediumDate(since);
  return (
    <section className="staff-entry" aria-labelledby="second-factor" tabIndex={-1}>
      <h3 id="second-factor">Second factor</h3>
      <p>
        {since
          ? `Set up on ${day}: signing in takes the password and a code of an authenticator app.`
          : 'Not set up: signing in takes the password alone.'}
      </p>
      {isOwn && (
        <p>
          <a href="/admin/second-factor">
            {since ? 'Change it or make new recovery codes' : 'Set up an authenticator app'}
          </a>
        </p>
      )}
      {!isOwn && since ? (
        <PostButton
          label="Reset the second factor"
          path={`/api/users/${data.id}/reset-second-factor`}
          question={{
            title: 'Reset the second factor?',
            text: `${data.name} will be signed out everywhere, and the old app and recovery codes no longer work. Do this only when you are sure who is asking.`,
            action: 'Reset it',
          }}
        />
      ) : null}
    </section>
  );
};

/** In an account: the buttons that change its password and email address. */
export const Credentials: UIFieldServerComponent = ({ data, user }) => {
  const id = Number(data?.id);
  if (!id || !user) return null;
  const isOwn = user.id === id;
  return (
    <div className="staff-entry">
      <ChangeCredentials
        id={id}
        owner={isOwn ? undefined : String(data.name ?? '')}
        needsCode={Boolean('secondFactorSince' in user && user.secondFactorSince)}
      />
    </div>
  );
};
