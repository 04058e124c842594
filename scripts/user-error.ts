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

/** The message of whatever was thrown. */
export function messageOf(error: unknown): string {
  // Node reports a connection to several addresses as an AggregateError without a message.
  if (error instanceof AggregateError && error.errors.length > 0) return messageOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
