/** A mail server did not take a mail. Its message names no address, so it may be logged and shown to staff. */
export class SendError extends Error {
  override readonly name = 'SendError';
  /** Reply of the server, 400 to 599; absent when it gave none. */
  readonly responseCode: number | undefined;
  /**
   * Whether the server said that the mailbox will never take the mail (RFC 5321, 4.2.1). Not so for reasons of
   * policy (RFC 3463, x.7), which are about us and may be mended while the mail is retried.
   */
  readonly isPermanent: boolean;

  /** @param cause what the mail library threw; it is not kept, because it holds addresses */
  constructor(cause: unknown) {
    const { message, responseCode, command } = cause as Record<string, unknown>;
    super(withoutAddresses(typeof message === 'string' ? message : String(cause)));
    this.responseCode = typeof responseCode === 'number' ? responseCode : undefined;
    this.isPermanent =
      command === 'RCPT TO' && (this.responseCode ?? 0) >= 500 && !/\b5\.7\.\d/.test(this.message);
  }
}

function withoutAddresses(text: string): string {
  return text.replace(/[^\s<>"(),:;]+@[^\s<>"(),:;]+/g, '[address]');
}
