import type { CollectionSlug, FlattenedField, PayloadRequest } from 'payload';
import { addDays, toCompanyDate } from '../../time/company-time.ts';
import type { ImportChoices } from './build.ts';
import kinds from './kinds.json' with { type: 'json' };
import type { Content } from './place-content.ts';

/** One document that a source holds. */
export interface Item {
  /** Recognises the item in a later import. */
  source: string;
  /** File and row or entry, for the report. */
  place: string;
  /** Empty for what cannot be imported; the notes say why. */
  kind: string;
  values: Texts;
  html: string;
  /** Its HTML as rich text. */
  content?: Content;
  /** Address that relative links and pictures of its text start from. */
  base: string;
  /** Its addresses on the old site and in the source. */
  addresses: string[];
  notes: string[];
  /** Descriptions of pictures by address, for those without one in the text. */
  descriptions: Texts;
}

/** Origin of items without an address. It is never asked, only used to resolve relative links. */
export const nowhere = 'http://import.invalid';

/** Describes what cannot be imported. */
export function leftOut(place: string, note: string): Item {
  const empty = { source: `${place} ${note}`, kind: '', values: {}, html: '', base: nowhere, addresses: [] };
  return { ...empty, place, notes: [note], descriptions: {} };
}

interface Kind {
  collection: 'blogs' | 'pages' | 'jobs' | 'team-members' | 'redirects';
  label: string;
  /** An item with all of these is of this kind; others must have them too. */
  needs: string[];
  /** Description and example of each column by its name: those of the field where there is one. */
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

/** How dates may be written that have two readings. */
export const dateOrders = [
  { value: 'day', label: 'Day first: 3/4/2026 is 3 April' },
  { value: 'month', label: 'Month first: 3/4/2026 is 4 March' },
  { value: 'excel', label: 'Excel’s day numbers: 46115 is 3 April 2026' },
];

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/**
 * Parses a day: ISO 8601, or with the name of its month in English, or in numbers, where dots mean day first. An
 * instant is the company's day at it; midnight UTC is how exports write a day.
 * @param order one of `dateOrders`, for days with two readings
 * @returns `2026-03-04`; nothing for what is no date, or has two readings while nobody has chosen one
 */
export function parseDay(text: string, order = ''): { day?: string | undefined; isAmbiguous?: boolean } {
  const [, year, month, date, time, zone] =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]([\d:.]{5,12})(Z|[+-]\d\d:?\d\d)?)?$/i.exec(text) ?? [];
  if (year) {
    const day = toDay(year, month, date);
    if (!day || !time || !zone || /^00:00(:00(\.0+)?)?Z$/i.test(time + zone)) return { day };
    const at = new Date(`${day}T${time}${zone}`);
    return { day: Number.isNaN(at.getTime()) ? undefined : toCompanyDate(at) };
  }
  const named = /^(?:(\d{1,2})\.? +)?([a-z]{3,9})\.?,? +(?:(\d{1,2}),? +)?(\d{4})$/i.exec(text);
  if (named) {
    const [, before, name = '', after, of] = named;
    return { day: toDay(of, months.indexOf(name.slice(0, 3).toLowerCase()) + 1, before ?? after) };
  }
  const [, first, mark, second, of] = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/.exec(text) ?? [];
  const dayFirst = toDay(of, second, first);
  const monthFirst = mark === '.' ? undefined : toDay(of, first, second);
  const readings: Record<string, string | undefined> = {
    day: dayFirst,
    month: monthFirst,
    excel: /^\d{5}$/.test(text) ? addDays('1899-12-30', Number(text)) : undefined,
  };
  const isAmbiguous = Boolean(readings.excel || (dayFirst && monthFirst && dayFirst !== monthFirst));
  return { day: isAmbiguous ? readings[order] : (dayFirst ?? monthFirst), isAmbiguous };
}

/** Returns a day that exists, as ISO 8601 has it. */
function toDay(year?: string, month?: string | number, date?: string): string | undefined {
  const day = `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
  const parsed = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(parsed.getTime()) || !parsed.toISOString().startsWith(day) ? undefined : day;
}
