import { isApiError } from '@riverfront/contract/client';

/** What became of a call. */
export type Outcome<T> =
  | { ok: true; answer: T }
  | { ok: false; text: string; mustProve: boolean; retryAfterSeconds: number | undefined };

/** What is read when no answer came at all. */
export const unreachable = 'The server did not answer. Nothing is lost; please try again in a moment.';

/** Makes a call and turns its failure into words. Never throws. */
export async function attempt<T>(call: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { ok: true, answer: await call() };
  } catch (error) {
    const said = isApiError(error) ? error.failure : undefined;
    return {
      ok: false,
      text: said?.message ?? unreachable,
      mustProve: said?.code === 'email-unverified',
      retryAfterSeconds: said?.retryAfterSeconds,
    };
  }
}
