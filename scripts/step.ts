const running = new Set<string>();

/** Runs one step of a command and prints its name and duration; a terminal shows the running steps as well. */
export async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  running.add(name);
  showRunning();
  let outcome = 'failed after ';
  try {
    const result = await work();
    outcome = '';
    return result;
  } finally {
    running.delete(name);
    clearLine();
    console.log(`  ${name.padEnd(36)} ${outcome}${seconds(performance.now() - started)}`);
    showRunning();
  }
}

/** Formats a duration: `1.2 s`. */
export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

function showRunning(): void {
  clearLine();
  if (process.stdout.isTTY && running.size > 0) process.stdout.write(`  ${[...running].join(', ')} …`);
}

function clearLine(): void {
  if (process.stdout.isTTY) process.stdout.write('\r\x1b[K');
}
