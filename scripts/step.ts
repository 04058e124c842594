/** Runs one step of a command, and prints its name when it begins and its duration when it ends. */
export async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  console.log(`  ${name} …`);
  const result = await work();
  console.log(`  ${name.padEnd(36)} ${seconds(performance.now() - started)}`);
  return result;
}

/** Formats a duration: `1.2 s`. */
export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
