import { createHash } from 'node:crypto';

/**
 * Names one sending of one form: the same key and the same content are the same
 * sending, so a changed text after a lost answer is stored as well. Without a
 * key from the form (no JavaScript), the same content on the same day is one.
 */
export function submissionKeyOf(
  formKey: string | undefined,
  content: unknown,
  now: Date = new Date(),
): string {
  const scope = formKey ?? now.toISOString().slice(0, 10);
  return createHash('sha256')
    .update(JSON.stringify([scope, content]))
    .digest('base64url');
}
