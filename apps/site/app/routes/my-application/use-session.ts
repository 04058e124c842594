import { useEffect, useState } from 'react';

/** An address that was proved, for half an hour. */
export interface Session {
  email: string;
  proof: string;
  /** When the proof ends, in ms since 1970. */
  until: number;
}

/** Forgotten with the tab, and not shared with others. */
const storageKey = 'my-application';
/** The proof is given up a little before the server does, so that it does not expire on its way there. */
const marginMs = 20_000;

/** The proof of this visit; a reload keeps it. */
export function useSession() {
  const [current, setCurrent] = useState<Session>();
  const [lastEmail, setLastEmail] = useState('');
  const [hasExpired, setExpired] = useState(false);
  const [wasClosed, setClosed] = useState(false);

  function open(email: string, proof: string, seconds: number) {
    const session = { email, proof, until: Date.now() + seconds * 1_000 - marginMs };
    keep(session);
    setLastEmail(email);
    setExpired(false);
    setCurrent(session);
  }

  /** Ends it: `expired` because its time is over, otherwise because the visitor is done. */
  function end({ expired = false } = {}) {
    keep(undefined);
    setExpired(expired);
    setClosed(!expired);
    if (!expired) setLastEmail('');
    setCurrent(undefined);
  }

  useEffect(() => {
    const session = kept();
    if (!session) return;
    setLastEmail(session.email);
    setCurrent(session);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one timer for each proof
  useEffect(() => {
    if (!current) return;
    const timer = setTimeout(() => end({ expired: true }), Math.max(0, current.until - Date.now()));
    return () => clearTimeout(timer);
  }, [current]);

  return { current, lastEmail, hasExpired, wasClosed, open, end };
}
export type SessionControl = ReturnType<typeof useSession>;

function kept(): Session | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    return isSession(value) && value.until > Date.now() ? value : undefined;
  } catch {
    // The browser keeps nothing, or somebody wrote nonsense there.
    return undefined;
  }
}

function isSession(value: unknown): value is Session {
  return (
    typeof value === 'object' &&
    value !== null &&
    'email' in value &&
    typeof value.email === 'string' &&
    'proof' in value &&
    typeof value.proof === 'string' &&
    'until' in value &&
    typeof value.until === 'number'
  );
}

function keep(session: Session | undefined): void {
  try {
    if (session) sessionStorage.setItem(storageKey, JSON.stringify(session));
    else sessionStorage.removeItem(storageKey);
  } catch {
    // Then a reload asks for a code again.
  }
}
