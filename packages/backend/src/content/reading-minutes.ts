import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext';
import type { FieldHook, NumberField } from 'payload';

type Lexical = Parameters<typeof convertLexicalToPlaintext>[0]['data'];

/** Brysbaert 2019: 238 for English non-fiction read silently; fewer for texts full of names. */
const wordsPerMinute = 220;

/** Estimates the reading time of a rich text in whole minutes, at least 1. */
export function estimateReadingMinutes(text: Lexical | null | undefined): number {
  if (!text) return 1;
  const words = convertLexicalToPlaintext({ data: text }).split(/\s+/).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}

const estimate: FieldHook = ({ siblingData, originalDoc }) =>
  estimateReadingMinutes({ ...originalDoc, ...siblingData }.description);

/** Stores the reading time of an article, so that lists need not load its text. */
export const readingMinutesField: NumberField = {
  name: 'readingMinutes',
  type: 'number',
  hooks: { beforeChange: [estimate] },
  admin: { hidden: true },
};
