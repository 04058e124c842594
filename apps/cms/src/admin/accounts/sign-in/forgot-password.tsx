import type { AdminViewServerProps } from 'payload';
import { ForgotPasswordForm } from './forgot-password-form.tsx';

/** `/admin/forgot`. Payload's own view reports every response as a success, errors too. */
export function ForgotPasswordView({ initPageResult }: AdminViewServerProps) {
  return (
    <main>
      {initPageResult.req.user ? (
        <div className="staff-entry">
          <h1>You are signed in</h1>
          <p>
            Change your password <a href="/admin/account">in your account</a>.
          </p>
        </div>
      ) : (
        <ForgotPasswordForm />
      )}
    </main>
  );
}
