/** Returns the percentile of samples. @param share 0 to 1 @throws {Error} without samples */
export function percentile(samples: number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  const found = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  if (found === undefined) throw new Error('Nothing was measured.');
  return found;
}

/** Returns the median of samples. @throws {Error} without samples */
export const median = (samples: number[]): number => percentile(samples, 0.5);

/** Measures how long work takes, in ms. */
export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Formats numbers with one decimal as columns of a table. */
export function columns(...numbers: number[]): string {
  return numbers.map((number) => number.toFixed(1).padStart(9)).join('');
}

/** The result of one check, and its measurement. */
export type Verdict = ReturnType<typeof verdict>;

/** Creates a verdict. */
export function verdict(name: string, ok: boolean, detail: string | number, goal?: string) {
  return { name, ok, detail, goal };
}

/** Prints one line for a verdict. */
export function printVerdict({ name, ok, detail, goal }: Verdict): void {
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${name}   → ${detail}${goal ? `   (goal: ${goal})` : ''}`);
}

/** Prints the ratio of what met its goal. @returns whether all did */
export function printRatio(name: string, met: boolean[]): boolean {
  console.log(`\nratio, ${name}: ${met.filter(Boolean).length}/${met.length}`);
  return met.every(Boolean);
}
