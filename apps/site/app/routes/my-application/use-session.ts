import { isApiError } from '@riverfront/contract/api-error';
import { readStored, writeStored } from '@riverfront/ui/storage';
import { createContext, use, useEffect, useState } from 'react';
import { describeFailure, useSubmission } from '../../components/form/use-submission.ts';

/** A verified address, for half an hour. */
export interface Session {
  email: string;
  proof: string;
  /** When the proof expires, in ms since 1970. */
  until: number;
}

interface SessionState {
  current?: Session;
  /** How the last session ended. */
  ended?: 'expired' | 'closed';
  lastEmail: string;
}

const storageKey = 'my-application';
/** The session ends before the proof expires on the server, so that no request carries an expired one. */
const marginMs = 20_000;

/** Holds the session of this tab; a reload restores it. */
export function useSession() {
  const [state, setState] = useState<SessionState>({ lastEmail: '' });
  const { current } = state;

  function open(email: string, proof: string, seconds: number) {
    const session = { email, proof, until: Date.now() + seconds * 1_000 - marginMs };
    // Where nothing can be stored, a reload asks for a code again.
    writeStored('sessionStorage', storageKey, session);
    setState({ current: session, lastEmail: email });
  }

  /** Ends the session: `expired` because its time is over, otherwise because the visitor is done. */
  function end({ expired = false } = {}) {
    writeStored('sessionStorage', storageKey, null);
    setState((before) => ({
      lastEmail: expired ? before.lastEmail : '',
      ended: expired ? 'expired' : 'closed',
    }));
  }

  useEffect(() => {
    const { email, proof, until } = readStored('sessionStorage', storageKey) ?? {};
    if (typeof email !== 'string' || typeof proof !== 'string' || typeof until !== 'number') return;
    if (until <= Date.now()) return;
    setState({ current: { email, proof, until }, lastEmail: email });
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one timer for each proof
  useEffect(() => {
    if (!current) return;
    const timer = setTimeout(() => end({ expired: true }), Math.max(0, current.until - Date.now()));
    return () => clearTimeout(timer);
  }, [current]);

  return { ...state, open, end };
}
export type SessionControl = ReturnType<typeof useSession>;

/** The session of an opened portal, and what ends it. */
export const PortalContext = createContext<{ session: Session; end: SessionControl['end'] } | null>(null);

/** Returns the session of the portal around. @throws {Error} outside of one */
export function usePortal() {
  const portal = use(PortalContext);
  if (!portal) throw new Error('The portal has no session.');
  return portal;
}

/** Makes calls with the proof of the session, one at a time; ends it when the server does not accept the proof. */
export function useAction() {
  const { end } = usePortal();
  const { submit, isSending, progress } = useSubmission();
  const [error, setError] = useState<string>();

  /** @returns the answer; undefined when there is none, or during another call */
  async function run<T>(call: Parameters<typeof submit<T>>[0]): Promise<T | undefined> {
    setError(undefined);
    const outcome = await submit(call);
    if (!outcome) return undefined;
    if (outcome.error === undefined) return outcome.answer;
    const mustVerify = isApiError(outcome.error) && outcome.error.failure?.code === 'email-unverified';
    if (mustVerify) end({ expired: true });
    else setError(describeFailure(outcome.error));
    return undefined;
  }

  return { run, isBusy: isSending, progress, error, setError };
}
