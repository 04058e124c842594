import { SettingsError } from '@riverfront/backend/settings';
import { DatabaseError } from '@riverfront/database';
import { wrongSettingCode } from './env.ts';

/** An error that the person at the terminal can correct; printed as its message, without a stack. */
export class UserError extends Error {
  override readonly name = 'UserError';
}

/** Runs a command's main function; prints its error and sets the exit code when it fails. */
export async function runMain(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    const isExplained = [UserError, DatabaseError, SettingsError].some((type) => error instanceof type);
    console.error(isExplained ? messageOf(error) : error);
    process.exitCode = error instanceof SettingsError ? wrongSettingCode : 1;
  }
}

/** The message of whatever was thrown. */
export function messageOf(error: unknown): string {
  // Node reports a connection to several addresses as an AggregateError without a message.
  if (error instanceof AggregateError && error.errors.length > 0) return messageOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}

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
