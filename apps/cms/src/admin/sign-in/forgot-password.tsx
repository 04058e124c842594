import type { AdminViewServerProps } from 'payload';
import { ForgotPasswordForm } from './forgot-password-form.tsx';

/** `/admin/forgot`, in the place of Payload's own, which calls every answer a success, errors too. */
export function ForgotPasswordView({ initPageResult }: AdminViewServerProps) {
  const { user, payload } = initPageResult.req;
  const { admin } = payload.config.routes;
  return (
    <main>
      {user ? (
        <div className="form-header">
          <h1>You are signed in</h1>
          <p>
            Change your password <a href={`${admin}/account`}>in your account</a>.
          </p>
        </div>
      ) : (
        <ForgotPasswordForm signInPath={`${admin}/login`} />
      )}
    </main>
  );
}
