import { format } from 'node:util';

/** An error that the person at the terminal can correct; printed as its message, without a stack. */
export class UserError extends Error {
  override readonly name = 'UserError';
  readonly exitCode: number;

  constructor(message: string, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** Runs a command's main function; prints its error and sets the exit code when it fails. */
export async function runMain(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof UserError ? error.message : error);
    process.exitCode = error instanceof UserError ? error.exitCode : 1;
  }
}

/** Runs a command of an installation: like `runMain`, with lines of JSON for whatever is no terminal. */
export async function runService(name: string, main: () => Promise<void>): Promise<void> {
  if (!process.stdout.isTTY) replaceConsole(name);
  await runMain(main);
}

/** Writes what is printed as the apps write their logs: an object for each line of text, one for an error. */
function replaceConsole(name: string): void {
  const logAs =
    (level: number) =>
    (...args: unknown[]) => {
      const text = format(...args);
      const lines = args.every((one) => typeof one === 'string') ? text.split('\n') : [text];
      for (const msg of lines.filter((line) => line.trim()))
        process.stdout.write(`${JSON.stringify({ level, time: new Date().toISOString(), name, msg })}\n`);
    };
  Object.assign(console, { log: logAs(30), warn: logAs(40), error: logAs(50) });
}

/** The message of whatever was thrown. */
export function messageOf(error: unknown): string {
  // Node reports a connection to several addresses as an AggregateError without a message.
  if (error instanceof AggregateError && error.errors.length > 0) return messageOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
