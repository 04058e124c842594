import { isApiError } from '@riverfront/contract/client';
import { messages } from '@riverfront/contract/messages';
import { useEffect, useRef, useState } from 'react';
import { browserApi } from '../../../api.ts';
import { notify } from '../../../ui/toasts.ts';

/** A slow mail server may take its time; longer than this nobody waits. */
const longestCallMs = 30_000;
/** The proof is given up a little before the server does, so that it does not expire on its way there. */
const marginSeconds = 20;

interface State {
  /** The request that the newest code belongs to. */
  requestId?: string;
  /** When another code may be asked for, in ms since 1970. */
  resendAt: number;
  busy?: 'sending' | 'verifying';
  /** Proof of the address, once it is verified. */
  token?: string;
  problem?: { at: 'email' | 'code'; text: string };
  /** What has happened, for everyone to read and hear. */
  note?: string;
}

const nothing: State = { resendAt: 0 };

/**
 * Proof of an e-mail address by a one-time code (specification, sections 4 and 8). Belongs to one
 * address: `reset` it when another one is typed.
 * @param email the address as typed
 * @param isRight whether it has the form of an address
 */
export function useEmailCode(email: string, isRight: boolean) {
  const [state, setState] = useState(nothing);
  const left = useRef<AbortController>(undefined);
  const expiry = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    left.current = controller;
    return () => {
      controller.abort();
      clearTimeout(expiry.current);
    };
  }, []);

  /** Makes a call unless the visitor leaves meanwhile. */
  async function attempt(
    at: 'email' | 'code',
    busy: State['busy'],
    call: (signal: AbortSignal) => Promise<State>,
    words: { refused: string; failed: string },
  ): Promise<boolean> {
    setState((before) => ({ ...before, busy, problem: undefined, note: undefined }));
    const timeout = AbortSignal.timeout(longestCallMs);
    const signal = left.current ? AbortSignal.any([left.current.signal, timeout]) : timeout;
    try {
      const after = await call(signal);
      setState(after);
      if (after.note) notify(after.note);
      return true;
    } catch (error) {
      if (left.current?.signal.aborted) return false;
      const said = isApiError(error) ? error.failure : undefined;
      const text = isApiError(error) ? (said?.message ?? words.refused) : words.failed;
      const wait = at === 'email' ? said?.retryAfterSeconds : undefined;
      setState(({ resendAt, requestId }) => ({
        requestId,
        resendAt: wait === undefined ? resendAt : Date.now() + wait * 1000,
        problem: { at, text },
      }));
      return false;
    }
  }

  function complain(at: 'email' | 'code', text: string): boolean {
    setState((before) => ({ ...before, note: undefined, problem: { at, text } }));
    return false;
  }

  return {
    ...state,
    /** Sends a code. @returns whether it was sent */
    async send(): Promise<boolean> {
      if (!isRight) return complain('email', messages.emailNeeded);
      const words = { refused: messages.codeNotSent, failed: messages.codeSendingFailed };
      const call = async (signal: AbortSignal) => {
        const { requestId, resendAfterSeconds } = await browserApi.post('sendOtp', {
          body: { email },
          signal,
        });
        return { requestId, resendAt: Date.now() + resendAfterSeconds * 1000, note: messages.codeSent };
      };
      return attempt('email', 'sending', call, words);
    },
    /** Checks the code that was typed. @returns whether the address is verified */
    async verify(otp: string): Promise<boolean> {
      if (otp === '') return complain('code', messages.codeNeeded);
      const words = { refused: messages.codeWrong, failed: messages.codeCheckFailed };
      const { requestId, resendAt } = state;
      const call = async (signal: AbortSignal) => {
        const answer = await browserApi.post('verifyOtp', { body: { email, otp, requestId }, signal });
        clearTimeout(expiry.current);
        expiry.current = setTimeout(expire, Math.max(1, answer.validForSeconds - marginSeconds) * 1000);
        return { requestId, resendAt, token: answer.emailToken, note: messages.emailVerified };
      };
      return attempt('code', 'verifying', call, words);
    },
    /** The proof does not count any more; the address stays. */
    expire,
    /** Forgets everything, for another address. */
    reset() {
      clearTimeout(expiry.current);
      setState(nothing);
    },
  };

  function expire() {
    clearTimeout(expiry.current);
    setState({ resendAt: 0, note: 'The verification has expired. Please send a new code to your email.' });
  }
}

export type EmailCode = ReturnType<typeof useEmailCode>;
