import { formatDay } from '@riverfront/mail/format';
import { type KeyboardEvent, use, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { toCode, toWaitText, useCountdown } from '../../../components/form/use-email-verification.ts';
import { useSite } from '../../../site.ts';
import { FieldScope, TextField } from '../../../ui/form/field.tsx';
import type { ApplicationForm, Verification } from './use-application.ts';

/** The email address and its verification: Send OTP, Resend OTP after a pause, Verify; then it is locked. */
export function EmailField({ form, verification }: { form: ApplicationForm; verification: Verification }) {
  const scope = use(FieldScope);
  const { timeZone } = useSite();
  const { busy, error, note, proof, request, resendAt } = verification;
  const wait = useCountdown(resendAt);
  const isVerified = proof !== undefined;
  const earlier = proof?.earlierApplication;
  const props = form.field('email');
  const focus = (name: string) => document.getElementById(`${scope}-${name}`)?.focus();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each code that was sent
  useEffect(() => {
    if (request) focus('code');
  }, [request]);

  async function send() {
    if (wait > 0 || busy) return;
    if (!(await verification.send())) focus('email');
  }

  return (
    <div className="col-span-full grid gap-3">
      <div className="apply-with-button">
        <TextField
          {...props}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={300}
          readOnly={isVerified || busy !== undefined}
          error={error?.at === 'email' ? error.text : props.error}
          onChange={(value) => {
            verification.reset();
            props.onChange(value);
          }}
        />
        {isVerified ? (
          <button
            key="change"
            type="button"
            className="button button-quiet"
            onClick={() => {
              verification.reset();
              focus('email');
            }}
          >
            Change<span className="sr-only"> email</span>
          </button>
        ) : (
          <button
            type="button"
            className="button button-quiet"
            aria-disabled={wait > 0 || busy !== undefined}
            onClick={send}
          >
            {busy === 'email' ? 'Sending…' : request ? 'Resend OTP' : 'Send OTP'}
          </button>
        )}
      </div>
      {isVerified ? (
        <p className="flex items-center gap-2 font-semibold text-main">
          <CheckIcon />
          Verified
        </p>
      ) : null}
      {earlier ? (
        <p className="text-small">
          You applied for this role on {formatDay(earlier.receivedAt, timeZone)}, with the reference{' '}
          {earlier.reference}.{' '}
          <Link to="/my-application" prefetch="intent" className="link">
            See where it stands
          </Link>
        </p>
      ) : null}
      {request && !isVerified ? <CodeField verification={verification} focus={focus} /> : null}
      <p role="status" className="text-small font-semibold text-main empty:hidden">
        {note}
      </p>
      {wait > 0 && !isVerified ? (
        <p className="text-small text-text-soft tabular-nums">
          {`${request ? 'Nothing arrived? ' : ''}You can send another code in ${toWaitText(wait)}.`}
        </p>
      ) : null}
    </div>
  );
}

interface CodeFieldProps {
  verification: Verification;
  /** Focuses a field of the form. */
  focus: (name: string) => void;
}

function CodeField({ verification: { busy, error, verify }, focus }: CodeFieldProps) {
  const [typed, setTyped] = useState('');
  const latest = useRef(typed);
  latest.current = typed;

  async function submit() {
    // A rejected code is read with its field.
    if (!busy) focus((await verify(latest.current)) ? 'email' : 'code');
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement))
      return;
    // Enter belongs to the code here, not to the whole form.
    event.preventDefault();
    void submit();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in the field inside arrives here
    <div
      className="apply-with-button bg-mist p-4.5 [&_input]:text-[1.25rem] [&_input]:tracking-[0.25em] [&_input]:tabular-nums"
      onKeyDown={onKeyDown}
    >
      <TextField
        name="code"
        label="Code from the email (OTP)"
        hint="Six digits, valid for 10 minutes."
        value={typed}
        onChange={(value) => setTyped(toCode(value))}
        inputMode="numeric"
        autoComplete="one-time-code"
        error={error?.at === 'code' ? error.text : undefined}
      />
      <button type="button" className="button" aria-disabled={busy !== undefined} onClick={submit}>
        {busy === 'code' ? 'Verifying…' : 'Verify'}
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
