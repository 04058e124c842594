import { isApiError } from '@riverfront/contract/api-error';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useAutofill } from '../../components/form/use-autofill.ts';
import {
  describeVerificationFailure,
  toCode,
  toWaitText,
  useCountdown,
  useEmailVerification,
} from '../../components/form/use-email-verification.ts';
import { browserApi } from '../../content.ts';
import { ErrorIcon, FieldScope, TextField } from '../../ui/form/field.tsx';
import type { SessionControl } from './use-session.ts';

const scope = 'own';
const focus = (name: string) => document.getElementById(`${scope}-${name}`)?.focus();

/** Opens a session: an email address, and the code that is sent to it. */
export function SignIn({ session, isReady }: { session: SessionControl; isReady: boolean }) {
  useAutofill();
  const [email, setEmail] = useState(session.lastEmail);
  const [code, setCode] = useState('');
  const address = email.trim();
  const { request, busy, error, resendAt, ...verification } = useEmailVerification({
    email: /^\S+@\S+\.\S+$/.test(address) ? address : undefined,
    send: (to, signal) => browserApi.post('portalSendCode', { body: { email: to }, signal }),
    async verify(body, signal) {
      const answer = await browserApi.post('portalVerify', { body, signal });
      session.open(body.email, answer.proof, answer.validForSeconds);
      return answer;
    },
    describe(failed, at) {
      const { code: reason, errors } = (isApiError(failed) && failed.failure) || {};
      // Other than six digits are invalid input, and for the visitor the wrong code as well.
      const isWrong = at === 'code' && (reason === 'code-wrong' || errors?.otp);
      return isWrong
        ? 'This is not the code that we sent. Please look again, or ask for a new one.'
        : describeVerificationFailure(failed, at);
    },
    texts: {
      emailNeeded: 'Please enter an email address like name@example.com.',
      codeNeeded: 'Please enter the code from the email.',
    },
  });
  const wait = useCountdown(resendAt);
  const notice = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (session.lastEmail) setEmail(session.lastEmail);
  }, [session.lastEmail]);
  useEffect(() => {
    if (session.ended === 'expired') notice.current?.focus();
    // The clicked button is gone.
    else if (session.ended) focus('email');
  }, [session.ended]);
  useEffect(() => {
    if (request) focus('code');
  }, [request]);

  async function send() {
    if (busy || wait > 0) return;
    if (await verification.send()) setCode('');
    else focus('email');
  }

  async function verify() {
    if (!busy && !(await verification.verify(code))) focus('code');
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void (request ? verify() : send());
  }

  return (
    <FieldScope value={scope}>
      {session.ended === 'expired' ? (
        <div ref={notice} role="alert" tabIndex={-1} className="error-summary mb-8 max-w-[34rem]">
          <p className="error-summary-title">
            <ErrorIcon className="size-5.5 text-error" />
            <span>Your session has expired</span>
          </p>
          <p>For your safety this page has closed. Ask for a new code to open it again.</p>
        </div>
      ) : null}
      <form aria-label="Confirm your email" className="grid max-w-[34rem] gap-6" noValidate onSubmit={submit}>
        <TextField
          name="email"
          label="Email you applied with"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          required
          value={email}
          readOnly={busy !== undefined}
          error={error?.at === 'email' ? error.text : undefined}
          onChange={(value) => {
            setEmail(value);
            verification.reset({ resendAt, error });
          }}
        />
        {request ? (
          <TextField
            name="code"
            label="Code from the email"
            hint="Six digits. Nothing arrived? Look into the spam folder, or check the address."
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            value={code}
            error={error?.at === 'code' ? error.text : undefined}
            onChange={(value) => setCode(toCode(value))}
          />
        ) : null}
        <p role="status" className="text-small font-semibold text-main empty:hidden">
          {request && busy !== 'email' && error?.at !== 'email'
            ? `We have sent a code to ${request.email}. It is valid for 10 minutes.`
            : ''}
        </p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <button
            type="submit"
            className="button"
            disabled={!isReady}
            aria-disabled={isReady ? busy !== undefined || (!request && wait > 0) : undefined}
          >
            {toLabel(busy, request !== undefined)}
          </button>
          {request ? (
            <button
              type="button"
              className="button button-quiet"
              aria-disabled={wait > 0 || busy !== undefined}
              onClick={() => void send()}
            >
              Send another code
            </button>
          ) : null}
        </div>
        {wait > 0 ? (
          <p className="text-small text-text-soft tabular-nums">
            {`You can ask for another code in ${toWaitText(wait)}.`}
          </p>
        ) : null}
        <p className="text-small text-text-soft">
          We send a code to every address, whether or not there is an application under it, so that nobody can
          find out by this page who has applied.
        </p>
      </form>
    </FieldScope>
  );
}

function toLabel(busy: 'email' | 'code' | undefined, wasSent: boolean): string {
  if (busy) return busy === 'email' ? 'Sending…' : 'Opening…';
  return wasSent ? 'Open my application' : 'Send me a code';
}
