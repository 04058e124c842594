import type { FieldHook, NumberField } from 'payload';
import { toPlainText } from '../fields/plain-text.ts';

/** Brysbaert 2019: 238 for English non-fiction read silently; fewer for texts full of names. */
const wordsPerMinute = 220;

/** Estimates the reading time of a rich text in whole minutes, at least 1. */
export function estimateReadingMinutes(text: unknown): number {
  const words = toPlainText(text).split(/\s+/).length;
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
