import type { UIFieldServerComponent } from 'payload';
import { ChangeCredentials } from './change-credentials.tsx';

/** In an account: the buttons that change its password and email address. */
export const Credentials: UIFieldServerComponent = ({ data, user }) => {
  const id = Number(data?.id);
  if (!id || !user) return null;
  const isOwn = user.id === id;
  return (
    <div className="field-type">
      <ChangeCredentials
        id={id}
        owner={isOwn ? undefined : String(data.name ?? '')}
        needsCode={Boolean('secondFactorSince' in user && user.secondFactorSince)}
      />
    </div>
  );
};
