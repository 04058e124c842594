/** Returns the percentile of samples, NaN when there are none. @param share 0 to 1 */
export function percentile(samples: number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Returns the median of samples, NaN when there are none. */
export const median = (samples: number[]): number => percentile(samples, 0.5);

/** Measures how long work takes, in ms. */
export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Repeats a measurement. */
export async function repeat<T>(times: number, work: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let n = 0; n < times; n += 1) results.push(await work());
  return results;
}

/** Prints the head of a Markdown table. @returns prints a row, numbers with one decimal */
export function startTable(...names: string[]): (...cells: (string | number)[]) => void {
  function print(...cells: (string | number)[]): void {
    const texts = cells.map((cell) => (typeof cell === 'number' ? cell.toFixed(1) : cell));
    console.log(`| ${texts.join(' | ')} |`);
  }
  console.log();
  print(...names);
  print(...names.map(() => '---'));
  return print;
}

/** Prints the ratio of what met its goal. @returns whether all did */
export function printRatio(name: string, met: boolean[]): boolean {
  console.log(`\nratio, ${name}: ${met.filter(Boolean).length}/${met.length}`);
  return met.every(Boolean);
}
