/** Something that the person at the terminal can put right: one clear sentence, no stack. */
export class Refusal extends Error {}

/** Runs a command's main function; a refusal is printed as its sentence, with exit code 1. */
export async function main(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    process.exitCode = 1;
  }
}

/** What an unknown thrown thing says. */
export function textOf(error: unknown): string {
  // Several addresses tried at once: Node reports an AggregateError without a text of its own.
  if (error instanceof AggregateError && error.errors.length > 0) return textOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
