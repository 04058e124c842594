import type { CaptchaAction } from '@riverfront/contract';
import { isApiError } from '@riverfront/contract/api-error';
import { messages } from '@riverfront/contract/messages';
import { useEffect, useRef, useState } from 'react';
import { browserApi } from '../../api.ts';

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
export function useHumanCheck(
  action: CaptchaAction,
  value: string | null,
  onChange: (token: string | null) => void,
) {
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
      setState({ verifying: false, error: describeFailure(failure) });
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

/** A token of the passed human check, which is consumed by one submission. */
interface CaptchaToken {
  captcha: string;
  validForSeconds: number;
}

/**
 * Fetches a challenge, solves it by the provider that the server uses, and exchanges the answer for a token.
 * @throws {ApiError} with status 422, or 200 and `success: false`, for a negative verdict
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
export function describeFailure(error: unknown): string {
  if (!isApiError(error)) return messages.humanCheckFailed;
  const { status, failure } = error;
  // An unsuccessful reply, as the specification has it: success is false, whatever the status and the message.
  if (status === 422 || status === 200) return messages.humanRefused;
  // Retrying at once would not help: the server says when it does.
  return failure?.code === 'too-many' ? failure.message : messages.humanCheckFailed;
}
