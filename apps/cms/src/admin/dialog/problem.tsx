import { signedOut } from '../requests/staff-api.ts';
import './staff-dialog.css';

/** An error, announced by screen readers; nothing without a text. */
export function Problem({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <p role="alert" className="staff-problem">
      {text} {text === signedOut ? <SignInLink /> : null}
    </p>
  );
}

/** Signs in again in another tab, so that this one stays as it is. */
function SignInLink() {
  return (
    <a href="/admin/login" target="_blank" rel="noreferrer">
      Sign in again
    </a>
  );
}
