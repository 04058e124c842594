/** An application that has arrived. */
export interface Received {
  /** Number by which people speak of it, `RA-7K3QX9TB`; undefined where the server named none. */
  reference: string | undefined;
  /** Title of the job. */
  job: string;
  email: string;
}

/** The application that a navigation reports as received, if it does. */
export function receivedIn(state: unknown): Received | undefined {
  if (typeof state !== 'object' || state === null || !('received' in state)) return undefined;
  const { received } = state;
  if (typeof received !== 'object' || received === null) return undefined;
  const { reference, job, email } = received as Record<string, unknown>;
  const isKnown = reference === undefined || typeof reference === 'string';
  return isKnown && typeof job === 'string' && typeof email === 'string'
    ? { reference, job, email }
    : undefined;
}
