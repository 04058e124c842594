import { type KeyboardEvent, use, useRef, useState } from 'react';
import { Link } from 'react-router';
import { longDate } from '../../../components/long-date.ts';
import { FieldScope } from '../../../ui/form/field-scope.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useCountdown, waitText } from './countdown.ts';
import { type FormState, textField } from './form-state.ts';
import type { EmailCode } from './use-email-code.ts';

/** The e-mail address and its proof: Send OTP, Resend OTP after a pause, Verify; then it is locked. */
export function EmailField({ form, code }: { form: FormState; code: EmailCode }) {
  const scope = use(FieldScope);
  const wait = useCountdown(code.resendAt);
  const verified = code.token !== undefined;
  const { wasSent } = code;
  const props = textField(form, 'email');
  const focus = (name: string) => document.getElementById(`${scope}-${name}`)?.focus();
  const sending = code.busy === 'sending';

  async function send() {
    if (wait > 0 || code.busy) return;
    if (await code.send()) focus('code');
    else focus('email');
  }

  return (
    <div className="apply-wide grid gap-3">
      <div className="apply-with-button">
        <TextField
          {...props}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={300}
          readOnly={verified || code.busy !== undefined}
          error={code.problem?.at === 'email' ? code.problem.text : props.error}
          onChange={(value) => {
            code.reset();
            props.onChange(value);
          }}
        />
        {verified ? (
          <button
            type="button"
            className="button button-quiet"
            onClick={() => {
              code.reset();
              focus('email');
            }}
          >
            Change<span className="text-only-for-assistive-technology"> email</span>
          </button>
        ) : (
          <button
            type="button"
            className="button button-quiet"
            aria-disabled={wait > 0 || code.busy !== undefined}
            onClick={send}
          >
            {sending ? 'Sending…' : wasSent ? 'Resend OTP' : 'Send OTP'}
          </button>
        )}
      </div>
      {verified ? (
        <p className="apply-verified">
          <CheckIcon />
          Verified
        </p>
      ) : null}
      {code.earlier ? (
        <p className="text-small">
          You applied for this role on {longDate(code.earlier.receivedAt)}, with the reference{' '}
          {code.earlier.reference}.{' '}
          <Link to="/my-application" className="link">
            See where it stands
          </Link>
        </p>
      ) : null}
      {wasSent && !verified ? <CodeField code={code} onVerified={() => focus('email')} /> : null}
      <p role="status" className="text-small font-semibold text-river empty:hidden">
        {code.note}
      </p>
      {wait > 0 && !verified ? (
        <p className="text-small text-text-soft tabular-nums">
          {wasSent ? 'Nothing arrived? ' : ''}You can send another code in {waitText(wait)}.
        </p>
      ) : null}
    </div>
  );
}

function CodeField({ code, onVerified }: { code: EmailCode; onVerified: () => void }) {
  const [typed, setTyped] = useState('');
  const latest = useRef(typed);
  latest.current = typed;
  const verifying = code.busy === 'verifying';

  async function verify() {
    if (!code.busy && (await code.verify(latest.current))) onVerified();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    // Enter belongs to the code here, not to the whole form.
    event.preventDefault();
    void verify();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in the field inside arrives here
    <div className="apply-with-button apply-code" onKeyDown={onKeyDown}>
      <TextField
        name="code"
        label="Code from the email (OTP)"
        hint="Six digits, valid for 10 minutes."
        value={typed}
        // Pasted codes come with spaces, or with words around them.
        onChange={(value) => setTyped(value.replace(/\D/g, '').slice(0, 6))}
        inputMode="numeric"
        autoComplete="one-time-code"
        error={code.problem?.at === 'code' ? code.problem.text : undefined}
      />
      <button type="button" className="button" aria-disabled={code.busy !== undefined} onClick={verify}>
        {verifying ? 'Verifying…' : 'Verify'}
      </button>
    </div>
  );
}

function CheckIcon() {
  return (
    <svg
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.25"
      aria-hidden="true"
      className="size-5"
    >
      <path d="m4 10.5 4 4 8-9" />
    </svg>
  );
}
