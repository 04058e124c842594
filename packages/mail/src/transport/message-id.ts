import { createHash } from 'node:crypto';
import { parseSender } from '../address/sender.ts';

/**
 * The Message-ID of a mail. The same key gives the same id, so that a mail
 * server recognises what was sent twice. The key cannot be read from it.
 * @param key what tells this mail from all others, for example its number in the queue
 * @param from the sender as the transport has it; its domain makes the id unique in the world (RFC 5322, 3.6.4)
 */
export function messageId(key: string, from: string): string {
  const domain = parseSender(from).address.split('@')[1];
  return `<${messageHash(key)}@${domain}>`;
}

/** The part of a Message-ID before the @, which depends on the key alone: 40 hex digits. */
export function messageHash(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 40);
}
