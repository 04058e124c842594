import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext';
import type { FieldHook, NumberField } from 'payload';

type Lexical = Parameters<typeof convertLexicalToPlaintext>[0]['data'];

/** Brysbaert 2019: 238 for English non-fiction, silently; a little less for texts full of names. */
const wordsPerMinute = 220;

/** Whole minutes to read a rich text, at least 1. */
export function readingMinutes(text: Lexical | null | undefined): number {
  if (!text) return 1;
  const words = convertLexicalToPlaintext({ data: text }).split(/\s+/).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}

const minutesOf: FieldHook = ({ siblingData, originalDoc }) => {
  const { description } = { ...originalDoc, ...siblingData } as { description?: Lexical | null };
  return readingMinutes(description);
};

/** How long an article takes to read, kept beside its text, so that lists need not read that. */
export const readingMinutesField: NumberField = {
  name: 'readingMinutes',
  type: 'number',
  hooks: { beforeChange: [minutesOf] },
  admin: { hidden: true },
};
