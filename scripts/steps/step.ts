/** Runs one step of a command and prints its name and the time it took. */
export async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  const line = new StepLine(name);
  try {
    const result = await work();
    line.end(seconds(performance.now() - started));
    return result;
  } catch (error) {
    line.end(`failed after ${seconds(performance.now() - started)}`);
    throw error;
  }
}

/** `1.2 s` */
export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/** On a terminal the line is there from the beginning; in a file it is written once, when done. */
class StepLine {
  #name: string;

  constructor(name: string) {
    this.#name = name;
    if (process.stdout.isTTY) process.stdout.write(`  ${name} …`);
  }

  end(note: string): void {
    const start = process.stdout.isTTY ? '\r\x1b[K' : '';
    process.stdout.write(`${start}  ${this.#name.padEnd(36)} ${note}\n`);
  }
}
