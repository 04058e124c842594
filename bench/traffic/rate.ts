import { columns, percentile } from '../measure.ts';

/** A kind of request, and how many of it are sent each second. */
export interface Kind {
  name: string;
  perSecond: number;
  /** @throws {Error} when the answer is wrong */
  send: () => Promise<unknown>;
}

/** Answers to one kind. */
export interface Outcome {
  name: string;
  /** Milliseconds of each answer, in the order of their ends. */
  times: number[];
  errors: string[];
}

/** More unanswered requests than this are an overload, and count as errors. */
const mostInFlight = 400;

/** Sends every kind at its rate, regardless of responses (open-loop load). */
export async function sendAtRate(kinds: Kind[], seconds: number): Promise<Outcome[]> {
  const started = performance.now();
  const pending = new Set<Promise<void>>();
  const states = kinds.map((kind) => ({ kind, sent: 0, name: kind.name, times: [], errors: [] }));

  async function send({ kind, times, errors }: Outcome & { kind: Kind }): Promise<void> {
    const begun = performance.now();
    try {
      await kind.send();
      times.push(performance.now() - begun);
    } catch (error) {
      errors.push(error instanceof Error ? error.message : String(error));
    }
  }

  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setInterval(() => {
    const elapsed = (performance.now() - started) / 1_000;
    if (elapsed >= seconds) return resolve();
    for (const state of states as (Outcome & { kind: Kind; sent: number })[]) {
      for (; state.sent < elapsed * state.kind.perSecond; state.sent += 1) {
        if (pending.size >= mostInFlight) {
          state.errors.push('the server did not keep up');
          continue;
        }
        const one = send(state).finally(() => pending.delete(one));
        pending.add(one);
      }
    }
  }, 5);
  await promise;
  clearInterval(timer);
  await Promise.all(pending);
  return states;
}

/** Prints one line for each kind. @returns the number of errors */
export function printOutcomes(outcomes: Outcome[]): number {
  console.log(`${'kind'.padEnd(32)}   p50 ms   p95 ms   p99 ms  answers, errors`);
  for (const { name, times, errors } of outcomes) {
    const shares = times.length > 0 ? [0.5, 0.95, 0.99].map((share) => percentile(times, share)) : [];
    console.log(`${name.padEnd(32)}${columns(...shares)}  ${times.length}, ${errors.length}`);
    for (const [message, same] of Map.groupBy(errors, (error) => error))
      console.log(`    ${same.length} × ${message}`);
  }
  return outcomes.reduce((sum, { errors }) => sum + errors.length, 0);
}
