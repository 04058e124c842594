/** One mail to one reader. */
export interface Envelope {
  /** One plain mailbox. */
  to: string;
  /** One plain mailbox. */
  replyTo?: string;
  /** From `messageId`; the same each time this mail is sent. */
  messageId: string;
  subject: string;
  html: string;
  text: string;
}

/** Takes mails out of the house. */
export interface MailTransport {
  readonly kind: 'smtp' | 'outbox';
  /**
   * Settles when the mail is accepted for good, or kept.
   * @throws {TypeError} when an address or the Message-ID is not exactly one
   * @throws {SendError} when the mail server does not take it
   */
  send(envelope: Envelope): Promise<void>;
  close(): Promise<void>;
}
