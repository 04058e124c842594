/** A mail server did not take a mail. Its message names no address, so it may be logged and shown to staff. */
export class SendError extends Error {
  override readonly name = 'SendError';
  /** Reply of the server, 400 to 599; absent when it gave none. */
  readonly responseCode: number | undefined;

  /** @param cause what the mail library threw; it is not kept, because it holds addresses */
  constructor(cause: unknown) {
    const { message, responseCode } = cause as { message?: unknown; responseCode?: unknown };
    super(withoutAddresses(typeof message === 'string' ? message : String(cause)));
    this.responseCode = typeof responseCode === 'number' ? responseCode : undefined;
  }
}

function withoutAddresses(text: string): string {
  return text.replace(/[^\s<>"(),:;]+@[^\s<>"(),:;]+/g, '[address]');
}
