import { messages } from '@riverfront/contract/messages';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { browserApi } from '../../api.ts';
import { ErrorIcon } from '../../ui/form/field-error.tsx';
import { FieldScope } from '../../ui/form/field-scope.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { useCountdown, waitText } from '../careers/apply/countdown.ts';
import { attempt } from './attempt.ts';
import type { SessionControl } from './use-session.ts';

const scope = 'own';
const focus = (name: string) => document.getElementById(`${scope}-${name}`)?.focus();

/** The way in: an e-mail address, and the code that is sent to it. */
export function Prove({ session, isReady }: { session: SessionControl; isReady: boolean }) {
  const [email, setEmail] = useState(session.lastEmail);
  const [sent, setSent] = useState<{ email: string; requestId: string }>();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<{ at: 'email' | 'code'; text: string }>();
  const [busy, setBusy] = useState<'sending' | 'checking'>();
  const [resendAt, setResendAt] = useState(0);
  const [note, setNote] = useState('');
  const wait = useCountdown(resendAt);
  const notice = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (session.lastEmail) setEmail(session.lastEmail);
  }, [session.lastEmail]);
  useEffect(() => {
    if (session.hasExpired) notice.current?.focus();
    // The button that was pressed is gone.
    else if (session.wasClosed) focus('email');
  }, [session.hasExpired, session.wasClosed]);
  useEffect(() => {
    if (sent) focus('code');
  }, [sent]);

  async function send() {
    if (busy || wait > 0) return;
    const address = email.trim();
    if (!/^\S+@\S+\.\S+$/.test(address)) {
      setProblem({ at: 'email', text: 'Please enter an email address like name@example.com.' });
      return focus('email');
    }
    setBusy('sending');
    setProblem(undefined);
    setNote('');
    const outcome = await attempt(() =>
      browserApi.post('ownApplicationSendCode', { body: { email: address } }),
    );
    setBusy(undefined);
    if (outcome.ok) {
      setResendAt(Date.now() + outcome.answer.resendAfterSeconds * 1_000);
      setNote(`We have sent a code to ${address}. It is valid for 10 minutes.`);
      setSent({ email: address, requestId: outcome.answer.requestId });
      setCode('');
      return;
    }
    if (outcome.retryAfterSeconds) setResendAt(Date.now() + outcome.retryAfterSeconds * 1_000);
    setProblem({ at: 'email', text: outcome.text });
    focus('email');
  }

  async function check() {
    if (busy || !sent) return;
    if (code === '') {
      setProblem({ at: 'code', text: 'Please enter the code from the email.' });
      return focus('code');
    }
    setBusy('checking');
    setProblem(undefined);
    const outcome = await attempt(() =>
      browserApi.post('ownApplicationVerify', { body: { ...sent, otp: code } }),
    );
    setBusy(undefined);
    if (outcome.ok) {
      session.open(sent.email, outcome.answer.proof, outcome.answer.validForSeconds);
      return;
    }
    const text =
      outcome.text === messages.codeWrong
        ? 'This is not the code that we sent. Please look again, or ask for a new one.'
        : outcome.text;
    setProblem({ at: 'code', text });
    focus('code');
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void (sent ? check() : send());
  }

  return (
    <FieldScope value={scope}>
      {session.hasExpired ? (
        <div ref={notice} role="alert" tabIndex={-1} className="error-summary own-narrow mb-8">
          <p className="error-summary-title">
            <ErrorIcon />
            <span>The half hour is over</span>
          </p>
          <p>For your safety this page has closed. Ask for a new code to open it again.</p>
        </div>
      ) : null}
      <form aria-label="Confirm your email" className="own-narrow grid gap-6" noValidate onSubmit={submit}>
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
          error={problem?.at === 'email' ? problem.text : undefined}
          onChange={(value) => {
            setEmail(value);
            setSent(undefined);
            setNote('');
          }}
        />
        {sent ? (
          <TextField
            name="code"
            label="Code from the email"
            hint="Six digits. Nothing arrived? Look into the spam folder, or check the address."
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            value={code}
            error={problem?.at === 'code' ? problem.text : undefined}
            onChange={(value) => setCode(value.replace(/\D/g, '').slice(0, 6))}
          />
        ) : null}
        <p role="status" className="text-small font-semibold text-river empty:hidden">
          {note}
        </p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <button
            type="submit"
            className="button"
            disabled={!isReady}
            aria-disabled={isReady ? busy !== undefined || (!sent && wait > 0) : undefined}
          >
            {labelOf(busy, sent !== undefined)}
          </button>
          {sent ? (
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
            You can ask for another code in {waitText(wait)}.
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

function labelOf(busy: 'sending' | 'checking' | undefined, isSent: boolean): string {
  if (busy === 'sending') return 'Sending…';
  if (busy === 'checking') return 'Opening…';
  return isSent ? 'Open my application' : 'Send me a code';
}
