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

/** Repeats a measurement, after runs that are not counted. */
export async function repeat<T>(times: number, work: (n: number) => Promise<T>, warmUp = 1): Promise<T[]> {
  const results: T[] = [];
  for (let n = 0; n < warmUp + times; n += 1) results.push(await work(n));
  return results.slice(warmUp);
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
