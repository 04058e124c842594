import type { CaptchaAction } from '@riverfront/contract';
import { isApiError } from '@riverfront/contract/api-error';
import { messages } from '@riverfront/contract/messages';
import { useEffect, useRef, useState } from 'react';
import { browserApi } from '../../content.ts';
import { useSite } from '../../site.ts';
import { describeControl, FieldError, useFieldIds } from '../../ui/form/field.tsx';

interface CaptchaProps {
  action: CaptchaAction;
  /** The token for one submission; null while there is none. Setting it to null unchecks the box. */
  value: string | null;
  onChange: (token: string | null) => void;
  /** The form's validation error for the unchecked box. */
  error?: string;
}

/**
 * “I'm not a robot”: one checkbox, whichever provider the server uses. While it verifies, unchecking
 * cancels it; verified it is disabled until the token is consumed or expires. Needs a script.
 */
export function Captcha({ action, value, onChange, error }: CaptchaProps) {
  const ids = useFieldIds('captcha');
  const { verifying, verified, hasExpired, setChecked, ...check } = useCaptcha(action, value, onChange);
  const state = verified ? 'verified' : verifying ? 'verifying' : 'unchecked';
  const shownError = check.error ?? (verified || verifying ? undefined : error);
  return (
    <div className="field grid gap-2" data-state={state} aria-busy={verifying}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 border border-line-strong bg-surface pr-5 has-focus-visible:border-main">
        <label className="flex min-h-14 grow cursor-pointer items-center gap-4 pl-4 has-aria-disabled:cursor-default">
          <input
            type="checkbox"
            id={ids.control}
            name="captcha"
            checked={verified || verifying}
            // Not `disabled`, which would lose the focus.
            aria-disabled={verified}
            required
            {...describeControl(ids, { hint: true, error: shownError })}
            onChange={(event) => (verified ? undefined : setChecked(event.target.checked))}
            className="size-6 shrink-0 accent-main"
          />
          <span className="font-semibold">I'm not a robot</span>
        </label>
        <p
          id={ids.hint}
          role="status"
          className="flex items-center gap-2 text-small text-text-soft max-xs:pb-3 max-xs:pl-14 empty:hidden"
        >
          {verifying ? (
            <>
              <Spinner />
              <span>Verifying…</span>
            </>
          ) : null}
          {verified ? <span>Verified</span> : null}
          {hasExpired && !verifying ? (
            <span>The confirmation has expired. Please tick the box again.</span>
          ) : null}
        </p>
      </div>
      <div role="alert">
        <FieldError id={ids.error} message={check.error} hasPrefix={false} />
      </div>
      {check.keepsFailing ? <ByEmail action={action} /> : null}
      {/* Announced by the summary of the form. */}
      <FieldError id={ids.error} message={check.error ? undefined : shownError} />
    </div>
  );
}

/** The way for those who cannot pass the check. */
function ByEmail({ action }: Pick<CaptchaProps, 'action'>) {
  const { settings } = useSite();
  if (!settings) return null;
  const address = action === 'contact' ? settings.salesEmail : settings.careersEmail;
  return (
    <p>
      If the check does not work in your browser, you can write to{' '}
      <a href={`mailto:${address}`} className="link">
        {address}
      </a>{' '}
      instead.
    </p>
  );
}

function Spinner() {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5 animate-spin text-main">
      <path d="M10 2a8 8 0 0 1 8 8" fill="none" stroke="currentColor" strokeWidth="2.5" />
    </svg>
  );
}

/** A token is discarded before it expires on the server, so that no request carries an expired one. */
const marginSeconds = 10;

interface State {
  verifying: boolean;
  token?: CaptchaToken;
  error?: string;
  hasExpired?: boolean;
}

/**
 * The states of the checkbox: unchecked, verifying, verified (specification, section 4).
 * @param value the token as the form holds it; removing it there unchecks the box
 */
function useCaptcha(action: CaptchaAction, value: string | null, onChange: (token: string | null) => void) {
  const [{ verifying, token, error, hasExpired }, setState] = useState<State>({ verifying: false });
  const [failures, setFailures] = useState(0);
  const attempt = useRef<AbortController>(undefined);
  const report = useRef(onChange);
  report.current = onChange;

  useEffect(() => () => attempt.current?.abort(), []);

  const isCurrent = value !== null && token?.captcha === value;
  const validForSeconds = isCurrent ? token.validForSeconds : undefined;
  useEffect(() => {
    if (validForSeconds === undefined) return;
    const expire = () => {
      setState({ verifying: false, hasExpired: true });
      report.current(null);
    };
    const timer = setTimeout(expire, Math.max(1, validForSeconds - marginSeconds) * 1000);
    return () => clearTimeout(timer);
  }, [validForSeconds]);

  async function check() {
    const controller = new AbortController();
    attempt.current = controller;
    setState({ verifying: true });
    try {
      const token = await fetchCaptchaToken(action, controller.signal);
      if (controller.signal.aborted) return;
      setState({ verifying: false, token: token });
      report.current(token.captcha);
    } catch (failure) {
      if (controller.signal.aborted) return;
      setFailures((before) => before + 1);
      setState({ verifying: false, error: describeCaptchaFailure(failure) });
    }
  }

  function reset() {
    attempt.current?.abort();
    setState({ verifying: false });
    report.current(null);
  }

  return {
    verifying,
    verified: value !== null,
    error: value === null ? error : undefined,
    /** Two failures in a row or more are hardly chance. */
    keepsFailing: value === null && failures >= 2,
    hasExpired: value === null && hasExpired,
    setChecked: (checked: boolean) => (checked ? void check() : reset()),
  };
}

/** A token of the passed captcha, which is consumed by one submission. */
interface CaptchaToken {
  captcha: string;
  validForSeconds: number;
}

/**
 * Fetches a challenge, solves it by the provider that the server uses, and exchanges the answer for a token.
 * @throws {ApiError} with status 422, or 200 and `success: false`, for a negative result
 * @throws {Error} whatever else goes wrong on the way
 */
async function fetchCaptchaToken(action: CaptchaAction, signal: AbortSignal): Promise<CaptchaToken> {
  const { task } = await browserApi.post('captchaChallenge', { body: { action }, signal });
  const answer =
    task.provider === 'altcha'
      ? await (await import('./proof-of-work.ts')).solveProofOfWork(task.challenge, signal)
      : await (await import('./recaptcha.ts')).recaptchaToken(task.siteKey, action);
  signal.throwIfAborted();
  return browserApi.post('captchaVerify', { body: { action, answer }, signal });
}

/** Describes why the check failed (specification, section 8). */
export function describeCaptchaFailure(error: unknown): string {
  if (!isApiError(error)) return messages.captchaFailed;
  const { status, failure } = error;
  // An unsuccessful reply, as the specification has it: success is false, whatever the status and the message.
  if (status === 422 || status === 200) return messages.captchaRejected;
  // Retrying at once would not help: the server says when it does.
  return failure?.code === 'too-many' ? failure.message : messages.captchaFailed;
}
