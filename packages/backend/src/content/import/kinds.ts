import type { CollectionSlug, FlattenedField, PayloadRequest } from 'payload';
import type { ImportChoices } from './choices.ts';
import { parseDay } from './dates.ts';
import kinds from './kinds.json' with { type: 'json' };

interface Kind {
  collection: 'blogs' | 'pages' | 'jobs' | 'team-members' | 'redirects';
  label: string;
  /** An item with all of these is of this kind; others must have them too. */
  needs: string[];
  /** What is in a column, and an example, by its name: that of the field where there is one. */
  columns: Record<string, string[]>;
}

/** Texts of an item by column. */
export type Texts = Record<string, string>;

/** What can be imported, in this order. Pages come from a WordPress export alone. */
export const importKinds = kinds as Record<string, Kind>;

/** The kind of an item. */
export const kindOf = (name: string): Kind => importKinds[name] ?? (kinds.articles as Kind);

/** Finds the kind that the names of columns belong to; undefined where required ones are missing. */
export const findKind = (names: string[]): string | undefined =>
  ['redirects', 'team', 'jobs', 'articles'].find((kind) =>
    kindOf(kind).needs.every((one) => names.includes(one)),
  );

/** How the conversion of a value reports what it needs. */
interface Conversion {
  choices: ImportChoices;
  note(text: string): void;
  /** Notes that a choice for all items would help. */
  ask(choice: keyof ImportChoices): void;
}

/** Converts the text of a column to the value of its field; undefined, with a note, where it cannot be one. */
export function toValue(field: FlattenedField, text: string, { choices, note, ask }: Conversion): unknown {
  const label = labelOf(field);
  if (field.type === 'select') {
    const options = field.options.map((one) => (typeof one === 'string' ? { label: one, value: one } : one));
    // A WordPress entry has several categories.
    const wanted = text.toLowerCase().split('\n');
    const found = options.find((one) =>
      [one.label, one.value].some((name) => wanted.includes(String(name).toLowerCase())),
    );
    if (!found) note(`${label} “${text}” is none of ${options.map((one) => one.label).join(', ')}.`);
    return found?.value;
  }
  if (field.type === 'date' || /^(posted|closing)On$/.test(field.name)) {
    const { day, isAmbiguous } = parseDay(text, choices.dates);
    if (isAmbiguous) ask('dates');
    if (!day && isAmbiguous) note(`${label} “${text}” has two readings: choose how dates are written.`);
    else if (!day) note(`${label} “${text}” is not a date. Write it as 2026-03-04.`);
    return day && field.type === 'date' ? `${day}T00:00:00.000Z` : day;
  }
  if (field.type === 'number') {
    if (Number.isFinite(Number(text))) return Number(text);
    note(`${label} “${text}” is not a number.`);
  }
  if (field.type !== 'text' && field.type !== 'textarea') return undefined;
  if ('hasMany' in field && field.hasMany) return text.split(/[|\r\n]/).flatMap((part) => part.trim() || []);
  const { minLength, maxLength } = field;
  if (minLength && text.length < minLength)
    note(`${label} has ${text.length} characters; it needs ${minLength} to be published.`);
  if (maxLength && text.length > maxLength)
    note(`${label} has ${text.length} characters; shorten it to ${maxLength} before publishing.`);
  return text;
}

/** Names the required fields that a document does not have yet. */
export function listMissing(fields: FlattenedField[], data: Record<string, unknown>): string[] {
  const needed = fields.filter((one) => 'required' in one && one.required && one.defaultValue === undefined);
  return needed.filter(({ name }) => data[name] === undefined).map(labelOf);
}

/** Checks whether the user of a request may create documents of a kind. */
export async function mayImport(req: PayloadRequest, kind: string): Promise<boolean> {
  const slug: CollectionSlug = kindOf(kind).collection;
  return Boolean(await req.payload.collections[slug].config.access.create({ req }));
}

function labelOf({ name, ...field }: FlattenedField): string {
  const text = 'label' in field && typeof field.label === 'string' ? field.label : name;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
