import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext';

/** Converts a stored rich text to plain text; empty for anything else. */
export function toPlainText(value: unknown): string {
  if (typeof value !== 'object' || value === null || !('root' in value)) return '';
  const data = value as Parameters<typeof convertLexicalToPlaintext>[0]['data'];
  return convertLexicalToPlaintext({ data });
}
