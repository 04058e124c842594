import { createHash } from 'node:crypto';
import { parseSender } from '../addresses.ts';

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
