import type { UIFieldServerComponent } from 'payload';
import { mediumDate } from '../../time/clock.ts';
import { ResetButton } from './reset-button.tsx';

/** In an account: whether it has a second factor, with a link or button to change that. */
export const SecondFactorAccount: UIFieldServerComponent = ({ data, user, req }) => {
  if (!data?.id) return null;
  const isOwn = user?.id === data.id;
  const { admin } = req.payload.config.routes;
  const since = typeof data.secondFactorSince === 'string' ? data.secondFactorSince : undefined;
  const day = since && mediumDate(since);
  return (
    <div className="field-type">
      <h3>Second factor</h3>
      <p>
        {since
          ? `Set up on ${day}: signing in takes the password and a code of an authenticator app.`
          : 'Not set up: signing in takes the password alone.'}
      </p>
      {isOwn && (
        <p>
          <a href={`${admin}/second-factor`}>
            {since ? 'Change it or make new recovery codes' : 'Set up an authenticator app'}
          </a>
        </p>
      )}
      {!isOwn && since && <ResetButton id={Number(data.id)} name={String(data.name ?? '')} />}
    </div>
  );
};
