import type { EarlierApplication } from '@riverfront/contract';
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
  /** Whether a code was sent that can be entered. */
  wasSent: boolean;
  /** The request that the newest code belongs to, where the server named it. */
  requestId?: string | undefined;
  /** When another code may be asked for, in ms since 1970. */
  resendAt: number;
  busy?: 'sending' | 'verifying';
  /** Proof of the address, once it is verified. */
  token?: string;
  /** What this address has sent for the job before. */
  earlier?: EarlierApplication | undefined;
  problem?: { at: 'email' | 'code'; text: string };
  /** What has happened, for everyone to read and hear. */
  note?: string;
}

const nothing: State = { wasSent: false, resendAt: 0 };

/**
 * Proof of an e-mail address by a one-time code (specification, sections 4 and 8). Belongs to one
 * address: `reset` it when another one is typed.
 * @param email the address as typed
 * @param isRight whether it has the form of an address
 * @param jobId the job that is applied for
 */
export function useEmailCode(email: string, isRight: boolean, jobId: string) {
  const [state, setState] = useState(nothing);
  const hasLeft = useRef(false);
  const running = useRef<AbortController>(undefined);
  const expiry = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
      running.current?.abort();
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
    const controller = new AbortController();
    running.current = controller;
    const timer = setTimeout(() => controller.abort(), longestCallMs);
    try {
      const after = await call(controller.signal);
      setState(after);
      if (after.note) notify(after.note);
      return true;
    } catch (error) {
      if (hasLeft.current) return false;
      const said = isApiError(error) ? error.failure : undefined;
      const text = isApiError(error) ? (said?.message ?? words.refused) : words.failed;
      const wait = at === 'email' ? said?.retryAfterSeconds : undefined;
      setState(({ resendAt, wasSent, requestId }) => ({
        wasSent,
        requestId,
        resendAt: wait === undefined ? resendAt : Date.now() + wait * 1000,
        problem: { at, text },
      }));
      return false;
    } finally {
      clearTimeout(timer);
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
        // The specification (section 7) promises `success` and `message` alone.
        return {
          wasSent: true,
          requestId,
          resendAt: Date.now() + (resendAfterSeconds ?? 0) * 1000,
          note: messages.codeSent,
        };
      };
      return attempt('email', 'sending', call, words);
    },
    /** Checks the code that was typed. @returns whether the address is verified */
    async verify(otp: string): Promise<boolean> {
      if (otp === '') return complain('code', messages.codeNeeded);
      const words = { refused: messages.codeWrong, failed: messages.codeCheckFailed };
      const { wasSent, requestId, resendAt } = state;
      const call = async (signal: AbortSignal) => {
        const body = { email, otp, requestId, jobId };
        const answer = await browserApi.post('verifyOtp', { body, signal });
        clearTimeout(expiry.current);
        expiry.current = setTimeout(expire, Math.max(1, answer.validForSeconds - marginSeconds) * 1000);
        const { emailToken: token, earlierApplication: earlier } = answer;
        return { wasSent, requestId, resendAt, token, earlier, note: messages.emailVerified };
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
    setState({ ...nothing, note: 'The verification has expired. Please send a new code to your email.' });
  }
}

export type EmailCode = ReturnType<typeof useEmailCode>;
