import { solveChallenge, solveChallengeWorkers } from 'altcha-lib';
import type { Challenge, Payload, Solution } from 'altcha-lib/types';

/** More workers than this gain little, and take the processor from everything else. */
const mostWorkers = 4;
const longestSearchMs = 90_000;
/** Far more than the workers of a slow phone take; blocked ones may never answer. */
const workersTimeoutMs = 20_000;

/**
 * Solves ALTCHA's proof of work in Web Workers, and on the main thread where these are blocked.
 * @returns the answer as ALTCHA's own widget sends it: Base64 of the JSON of challenge and solution
 * @throws {Error} for a challenge of another kind, or when no solution was found in 90 s
 * @throws {DOMException} `AbortError` when `signal` gives up
 */
export async function solveProofOfWork(
  challenge: Record<string, unknown>,
  signal: AbortSignal,
): Promise<string> {
  if (!isChallenge(challenge)) throw new Error('The challenge is not one of ALTCHA with PBKDF2.');
  const controller = new AbortController();
  const stop = () => controller.abort();
  signal.addEventListener('abort', stop);
  try {
    const solution =
      (await solveInWorkers(challenge, controller).catch(() => null)) ??
      (await solveOnMainThread(challenge, controller));
    signal.throwIfAborted();
    if (!solution) throw new Error('The proof of work has no solution within its time.');
    return payloadText({ challenge, solution });
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
}

function solveInWorkers(challenge: Challenge, controller: AbortController): Promise<Solution | null> {
  const noAnswer = new Promise<null>((resolve) => setTimeout(resolve, workersTimeoutMs, null));
  const solution = solveChallengeWorkers({
    challenge,
    controller,
    concurrency: Math.min(mostWorkers, navigator.hardwareConcurrency || 2),
    createWorker: () => new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' }),
    onOutOfMemory: (workers) => Math.floor(workers / 2),
    timeout: workersTimeoutMs,
  });
  return Promise.race([solution, noAnswer]);
}

async function solveOnMainThread(
  challenge: Challenge,
  controller: AbortController,
): Promise<Solution | null> {
  const { deriveKey } = await import('./derive-key.ts');
  return solveChallenge({ challenge, controller, deriveKey, timeout: longestSearchMs });
}

/** Encodes a payload as Base64 of JSON. */
function payloadText(payload: Payload): string {
  return btoa(JSON.stringify(payload));
}

/** Returns whether `solver.worker.ts` can solve a challenge. */
export function isChallenge(value: Record<string, unknown>): value is Record<string, unknown> & Challenge {
  const { parameters } = value;
  if (typeof parameters !== 'object' || parameters === null) return false;
  return 'algorithm' in parameters && String(parameters.algorithm).startsWith('PBKDF2/');
}
