import { seconds } from '../command.ts';

/** How many tests passed and failed. */
export interface Counts {
  passed: number;
  failed: number;
}

/** What one step of the run found; `output` is printed when something failed. */
export interface StepResult extends Counts {
  output: string;
  /** How long each test file took, in ms. */
  durations?: (readonly [file: string, ms: number])[];
}

/** Lists the ten slowest test files with their seconds, one in a line. */
function listSlowest(durations: readonly (readonly [file: string, ms: number])[] = []): string[] {
  const total = new Map<string, number>();
  for (const [file, ms] of durations) total.set(file, (total.get(file) ?? 0) + ms);
  const slowest = [...total].toSorted(([, a], [, b]) => b - a).slice(0, 10);
  return slowest.map(([file, ms]) => `${seconds(ms).padStart(10)}  ${file}`);
}

/** Runs the steps of `npm test` one after the other, all of them, and adds up what they found. */
export class Tally implements Counts {
  passed = 0;
  failed = 0;

  /** One step; a step that throws counts as one failed test. */
  async run(name: string, work: () => Promise<StepResult>): Promise<boolean> {
    const started = performance.now();
    process.stdout.write(`  ${name.padEnd(36)} `);
    const result: StepResult = await work().catch((error: Error) => ({
      passed: 0,
      failed: 1,
      output: error.message,
    }));
    this.passed += result.passed;
    this.failed += result.failed;
    const took = seconds(performance.now() - started);
    const outcome = result.failed === 0 ? 'ok' : 'FAILED';
    const count = result.passed + result.failed > 1 ? `${result.passed} passed, ${result.failed} failed` : '';
    console.log(`${took.padStart(8)}  ${outcome.padEnd(7)} ${count}`.trimEnd());
    for (const line of listSlowest(result.durations)) console.log(`  ${line}`);
    if (result.failed > 0) console.log(`\n${result.output.trim()}\n`);
    return result.failed === 0;
  }

  /** Says that something is not checked here, and why; counts as nothing. */
  leaveOut(name: string, why: string): void {
    console.log(`  ${name.padEnd(36)} ${'–'.padStart(8)}  left out: ${why}`);
  }

  /** The closing line, in the form that tools read. */
  close(): void {
    console.log(`\n${this.passed} passed, ${this.failed} failed`);
    process.exitCode = this.failed === 0 ? 0 : 1;
  }
}
