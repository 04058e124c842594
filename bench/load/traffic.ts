/** One kind of what visitors do: how often a second, and one of it. */
export interface Kind {
  name: string;
  perSecond: number;
  /** @throws {Error} when the answer was not the one that it should be */
  once: () => Promise<void>;
}

/** What became of one kind. */
export interface Outcome {
  name: string;
  /** Milliseconds of each, in the order in which they ended. */
  times: number[];
  errors: string[];
}

/** More than this many unanswered at once is an overload, and counts as an error. */
const mostInFlight = 400;

/**
 * Lets every kind happen at its rate, whatever the server's answers do: visitors
 * do not wait for each other. Ends when the last answer is there.
 */
export async function traffic(kinds: Kind[], seconds: number, signal?: AbortSignal): Promise<Outcome[]> {
  const started = performance.now();
  const pending = new Set<Promise<void>>();
  const outcomes = kinds.map(({ name }): Outcome => ({ name, times: [], errors: [] }));

  async function happen(kind: Kind, outcome: Outcome): Promise<void> {
    const begun = performance.now();
    try {
      await kind.once();
      outcome.times.push(performance.now() - begun);
    } catch (error) {
      outcome.errors.push(error instanceof Error ? error.message : String(error));
    }
  }

  const done = kinds.map(() => 0);
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setInterval(() => {
    const elapsed = (performance.now() - started) / 1_000;
    if (elapsed >= seconds || signal?.aborted) {
      clearInterval(timer);
      resolve();
      return;
    }
    for (const [at, kind] of kinds.entries()) {
      const outcome = outcomes[at];
      while (outcome && (done[at] ?? 0) < elapsed * kind.perSecond) {
        done[at] = (done[at] ?? 0) + 1;
        if (pending.size >= mostInFlight) {
          outcome.errors.push('the server did not keep up');
          continue;
        }
        const one = happen(kind, outcome).finally(() => pending.delete(one));
        pending.add(one);
      }
    }
  }, 5);
  await promise;
  await Promise.all(pending);
  return outcomes;
}

/** Prints one line for each kind; the number of errors. */
export function printOutcomes(outcomes: Outcome[]): number {
  console.log(
    `${'kind'.padEnd(26)}${['answers', 'p50 ms', 'p95 ms', 'p99 ms', 'errors'].map((title) => title.padStart(9)).join('')}`,
  );
  for (const { name, times, errors } of outcomes) {
    const sorted = times.toSorted((a, b) => a - b);
    const share = (part: number) => (sorted[Math.ceil(sorted.length * part) - 1] ?? 0).toFixed(1);
    const cells = [String(times.length), share(0.5), share(0.95), share(0.99), String(errors.length)];
    console.log(name.padEnd(26) + cells.map((cell) => cell.padStart(9)).join(''));
    for (const [message, same] of Map.groupBy(errors, (error) => error))
      console.log(`    ${same.length} × ${message}`);
  }
  return outcomes.reduce((sum, { errors }) => sum + errors.length, 0);
}
