import type { Message } from '../payload-types.ts';

/** Whether a message counts as spam: staff said so, or it looked like it when it came and nobody has restored it. */
export function isSpam({
  status,
  suspectedSpam,
}: Partial<Pick<Message, 'status' | 'suspectedSpam'>>): boolean {
  return status === 'spam' || suspectedSpam === true;
}
