import { isApiError } from '@riverfront/contract/api-error';
import { messages } from '@riverfront/contract/messages';
import { toCode as findCode } from '@riverfront/contract/normalise';
import { useEffect, useRef, useState } from 'react';

/** Timeout of a call; a slow mail server may take its time. */
const timeoutMs = 30_000;
/** The proof is discarded before it expires on the server, so that no request carries an expired one. */
const marginSeconds = 20;

/** Describes why a call failed: in the server's words, else in those of the specification (section 8). */
export function describeVerificationFailure(error: unknown, at: At): string {
  const isAnswered = isApiError(error);
  if (isAnswered && error.failure) return error.failure.message;
  if (at === 'email') return isAnswered ? messages.codeNotSent : messages.codeSendingFailed;
  return isAnswered ? messages.codeWrong : messages.codeCheckFailed;
}

/** The field that an error belongs to. */
type At = 'email' | 'code';

/** The request that the newest code belongs to; `requestId` where the server named one. */
interface CodeRequest {
  email: string;
  requestId: string | undefined;
}

interface State<Proof> {
  /** Set once a code was sent. */
  request?: CodeRequest | undefined;
  /** When another code may be requested, in ms since 1970. */
  resendAt: number;
  /** The call under way: sending a code to the address, or verifying a code. */
  busy?: At | undefined;
  /** The server's answer to the right code. */
  proof?: Proof;
  error?: { at: At; text: string } | undefined;
  /** The outcome of the last call, shown and announced. */
  note?: string | undefined;
}

interface VerificationOptions<Proof> {
  /** Undefined while what was typed is no address. */
  email: string | undefined;
  send: (email: string, signal: AbortSignal) => Promise<{ requestId?: string; resendAfterSeconds?: number }>;
  verify: (code: CodeRequest & { otp: string }, signal: AbortSignal) => Promise<Proof>;
  /** Describes why a call failed. */
  describe: (error: unknown, at: At) => string;
  texts: { emailNeeded: string; codeNeeded: string; sent?: string; verified?: string; expired?: string };
}

/**
 * Verifies an email address by a one-time code (specification, sections 4 and 8): states, errors, the pause
 * before another code, and expiry. Belongs to one address: `reset` it when another one is typed.
 */
export function useEmailVerification<Proof extends { validForSeconds: number }>(
  options: VerificationOptions<Proof>,
) {
  const { email, send, verify, describe, texts } = options;
  const initial: State<Proof> = { resendAt: 0 };
  const [state, setState] = useState(initial);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const expire = () => setState({ ...initial, note: texts.expired });
  const validForSeconds = state.proof?.validForSeconds;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one timer for each proof
  useEffect(() => {
    if (validForSeconds === undefined) return;
    const timer = setTimeout(expire, Math.max(1, validForSeconds - marginSeconds) * 1000);
    return () => clearTimeout(timer);
  }, [state.proof]);

  /** @returns whether the call succeeded */
  async function run(at: At, call: (signal: AbortSignal) => Promise<State<Proof>>): Promise<boolean> {
    setState((before) => ({ ...before, busy: at, error: undefined, note: undefined }));
    const controller = new AbortController();
    running.current = controller;
    const timer = setTimeout(() => controller.abort(), timeoutMs);
    try {
      setState(await call(controller.signal));
      return true;
    } catch (error) {
      const failure = isApiError(error) ? error.failure : undefined;
      const wait = at === 'email' ? failure?.retryAfterSeconds : undefined;
      setState(({ request, resendAt }) => ({
        request,
        resendAt: wait === undefined ? resendAt : Date.now() + wait * 1000,
        error: { at, text: describe(error, at) },
      }));
      return false;
    } finally {
      clearTimeout(timer);
    }
  }

  function reject(at: At, text: string): boolean {
    setState((before) => ({ ...before, note: undefined, error: { at, text } }));
    return false;
  }

  return {
    ...state,
    /** Sends a code. @returns whether it was sent */
    async send(): Promise<boolean> {
      if (email === undefined) return reject('email', texts.emailNeeded);
      return run('email', async (signal) => {
        // The specification (section 7) promises `success` and `message` alone.
        const { requestId, resendAfterSeconds = 0 } = await send(email, signal);
        return {
          request: { email, requestId },
          resendAt: Date.now() + resendAfterSeconds * 1000,
          note: texts.sent,
        };
      });
    },
    /** Verifies the code that was typed. @returns whether the address is verified */
    async verify(otp: string): Promise<boolean> {
      const { request, resendAt } = state;
      if (otp === '' || !request) return reject('code', texts.codeNeeded);
      return run('code', async (signal) => {
        const proof = await verify({ ...request, otp }, signal);
        return { request, resendAt, proof, note: texts.verified };
      });
    },
    /** Gives up the proof; the address stays. */
    expire,
    /** Forgets the request and the proof, for another address. */
    reset: (changes: Partial<State<Proof>> = {}) => setState({ ...initial, ...changes }),
  };
}

/** Extracts the digits of a pasted code, which may have spaces or words around it. */
export function toCode(text: string): string {
  return findCode(text).replace(/\D/g, '').slice(0, 6);
}

/** Counts down the seconds until a time in ms since 1970; then 0. */
export function useCountdown(until: number): number {
  const [now, setNow] = useState(Date.now);
  const isAhead = now < until;
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= until) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return isAhead ? Math.ceil((until - now) / 1000) : 0;
}

/** Formats a wait: `42 s`, from 100 seconds on in minutes. */
export function toWaitText(seconds: number): string {
  return seconds < 100 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`;
}
