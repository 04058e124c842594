/** Times of one kind of call, in ms. */
export interface Times {
  p50: number;
  p95: number;
}

/** Median and 95th percentile, in the unit of the samples. @throws {Error} without samples */
export function summarize(samples: number[]): Times {
  return { p50: percentile(samples, 0.5), p95: percentile(samples, 0.95) };
}

/** The sample below which a part of all lie, from 0 to 1. @throws {Error} without samples */
export function percentile(samples: number[], part: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  const found = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
  if (found === undefined) throw new Error('Nothing was measured.');
  return found;
}

/** How long work takes, in ms. */
export async function timeOf(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
