import { afterAll, onTestFinished, TestRunner } from 'vitest';

/** Closes something at the end of the running test, or of the test file when none runs. */
export function closeAtEnd(close: () => Promise<void>): void {
  if (TestRunner.getCurrentTest()) onTestFinished(close);
  else afterAll(close);
}
