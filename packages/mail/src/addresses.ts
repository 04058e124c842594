import { createHash } from 'node:crypto';

/** An atom of RFC 5322, without `%` and `!`, which old relays read as a route to another host. */
const atom = "[A-Za-z0-9#$&'*+/=?^_`{|}~-]+";
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const mailbox = new RegExp(`^(?=.{1,64}@)${atom}(?:\\.${atom})*@(?:${label}\\.)+(?!\\d+$)${label}$`);

/**
 * Whether a text is exactly one plain mailbox, `local@domain.tld` in ASCII: no display name, list, quotes, comment,
 * route, address literal or line break. At most 64 characters before the @ and 254 in all (RFC 5321, 4.5.3.1).
 */
export function isMailbox(text: string): boolean {
  return text.length <= 254 && mailbox.test(text);
}

export interface Sender {
  name: string;
  address: string;
}

/** Parses `Company <no-reply@company.example>` or a mailbox alone. @throws {Error} */
export function parseSender(text: string): Sender {
  const { name = '', address = text } =
    /^(?<name>[^<>"\p{Cc},;:@]*) <(?<address>[^<>]+)>$/u.exec(text)?.groups ?? {};
  if (!isMailbox(address)) throw new Error('The sender must look like: Company <no-reply@company.example>');
  return { name: name.trim(), address };
}

/**
 * Creates a Message-ID. The same key gives the same id, so that a mail server can deduplicate; the key cannot be
 * read from it.
 * @param key identifies the email
 * @param from the sender as the transport has it; its domain makes the id globally unique (RFC 5322, 3.6.4)
 */
export function messageId(key: string, from: string): string {
  const domain = parseSender(from).address.split('@')[1];
  return `<${messageHash(key)}@${domain}>`;
}

/** Returns the part of a Message-ID before the @, which depends on the key alone: 40 hex digits. */
export function messageHash(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 40);
}

/** Key of an email's Message-ID: the same for every attempt, so that a receiver can deduplicate. */
export function messageKey(id: number, createdAt: Date | string): string {
  return `${id} ${new Date(createdAt).toISOString()}`;
}
