import PostalMime, { decodeWords, type Email } from 'postal-mime';

/** A mail in the outbox, as a list shows it. */
export interface OutboxEntry {
  /** Name of its file without `.eml`. */
  id: string;
  subject: string;
  to: string;
  /** ISO time at which it was kept. */
  time: string;
}

/** A mail in the outbox, whole. */
export interface OutboxMail extends OutboxEntry {
  /** In their order, decoded. */
  headers: { name: string; value: string }[];
  text: string;
  html: string;
}

/** Names as `outboxTransport` makes them. */
const idPattern = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z-[0-9a-f]{12}$/;

export function isOutboxId(id: string): boolean {
  return idPattern.test(id);
}

/** Reads the file of a mail. */
export async function parseKeptMail(id: string, file: Uint8Array): Promise<OutboxMail> {
  const email = await PostalMime.parse(file);
  return {
    id,
    subject: email.subject ?? '',
    to: recipients(email),
    time: id.replace(idPattern, '$1T$2:$3:$4.$5Z'),
    headers: email.headers.map(({ originalKey, value }) => ({
      name: originalKey,
      value: decodeWords(value),
    })),
    text: email.text ?? '',
    html: email.html ?? '',
  };
}

function recipients({ to = [] }: Email): string {
  return to.map(({ address, name }) => address ?? name).join(', ');
}
