import type { FlattenedField, Option } from 'payload';
import { idOf, type Related } from '../accounts/owners.ts';
import { isDayField } from '../fields/day.ts';
import { isRecord } from '../fields/json.ts';
import { toPlainText } from '../fields/plain-text.ts';
import { toCompanyDate } from '../time/company-time.ts';

/** Collections whose titles are personal data: the trail names only their reference or number. */
const personal = ['applications', 'messages', 'application-notes', 'message-notes'];

/** Collections whose texts are personal data or secrets. */
const withoutTexts = [...personal, 'users'];

/** How the audit trail names a record: by its reference or title, never by personal data. */
export function titleOf(kind: string, doc: Record<string, unknown>, useAsTitle = 'id'): string {
  const candidates = personal.includes(kind) ? ['reference'] : [useAsTitle, 'title', 'name', 'key'];
  for (const field of candidates) {
    const value = doc[field];
    if (typeof value === 'string' && value) return value.slice(0, 120);
  }
  return `number ${String(doc.id ?? '')}`;
}

/** Fields that change with every save. */
const ignored = [
  'id',
  'updatedAt',
  'createdAt',
  '_status',
  'deletedAt',
  'savedBy',
  'sessions',
  'notes',
  'stageChangedAt',
  'stageMailed',
  'searchText',
  'readingMinutes',
];

/** The longest text whose values are named. */
const shortText = 40;

interface Changes {
  kind: string;
  fields: FlattenedField[];
  doc: Record<string, unknown>;
  before: Record<string, unknown>;
  /** Names of members of staff by id. */
  names: Map<number, string>;
  /** Whether visitors see the values, so that the trail may quote from long texts. */
  isPublic?: boolean;
}

/**
 * The top-level fields that differ, in the order of the record, as “stage: Screening → Interview” where both values
 * are short and no personal data, else as “rejection reason”; a loaded relation equals its id. Of long public texts
 * the part that differs is quoted.
 */
export function describeChanges({ doc, before, ...context }: Changes): string[] {
  const { kind, fields, names, isPublic } = context;
  return changedFields(doc, before).flatMap((name) => {
    const field = fields.find((one) => one.name === name);
    const label = name.replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
    const values = [before[name], doc[name]];
    const [old, current] = values;
    if (isPublic && field && 'flattenedFields' in field && isRecord(old) && isRecord(current)) {
      const inner = { ...context, fields: field.flattenedFields, doc: current, before: old };
      return describeChanges(inner).map((change) => `${label} ${change}`);
    }
    const [from, to] = values.map((value) => {
      if (!field) return undefined;
      return toShortText(kind, field, value, names) ?? (isPublic ? toPublicText(field, value) : undefined);
    });
    if (from === undefined || to === undefined || from === to) return label;
    return `${label}: ${isPublic ? quote(from, to) : `${from} → ${to}`}`;
  });
}

/** A text, or the number of sections or rows. */
function toPublicText({ type }: FlattenedField, value: unknown): string | undefined {
  if (type === 'array' || type === 'blocks') return `${Array.isArray(value) ? value.length : 0} entries`;
  if (!['text', 'textarea', 'richText'].includes(type)) return undefined;
  const text = typeof value === 'string' ? value : toPlainText(value);
  return text.replaceAll(/\s+/g, ' ').trim() || 'empty';
}

/** Quotes two texts from shortly before the place where they differ. */
function quote(from: string, to: string): string {
  let same = 0;
  while (same < Math.min(from.length, to.length) && from[same] === to[same]) same += 1;
  const isLong = Math.max(from.length, to.length) > shortText;
  const begin = isLong ? from.lastIndexOf(' ', same) + 1 : 0;
  const cut = (text: string) => {
    const part = (begin > 0 ? '…' : '') + text.slice(begin);
    return part.length > shortText ? `${part.slice(0, shortText - 1)}…` : part;
  };
  return `${cut(from)} → ${cut(to)}`;
}

/** The names of the top-level fields that differ. */
function changedFields(doc: Record<string, unknown>, before: Record<string, unknown>): string[] {
  return Object.keys(doc).filter(
    (name) => !ignored.includes(name) && name in before && serialise(doc[name]) !== serialise(before[name]),
  );
}

function toShortText(
  kind: string,
  field: FlattenedField,
  value: unknown,
  names: Map<number, string>,
): string | undefined {
  if (field.type === 'relationship' && field.relationTo === 'users')
    return value ? (names.get(idOf(value as Related) ?? 0) ?? 'a former member of staff') : 'nobody';
  if (field.type === 'checkbox') return value ? 'yes' : 'no';
  if (!['select', 'radio', 'number', 'date', 'text'].includes(field.type)) return undefined;
  if (value === null || value === undefined || value === '') return 'empty';
  if (field.type === 'select' || field.type === 'radio')
    return (
      [value]
        .flat()
        .map((one) => labelOf(field.options, one))
        .join(' and ') || 'empty'
    );
  if (field.type === 'number') return String(value);
  if (field.type === 'date')
    return isDayField(field) ? String(value) : toCompanyDate(new Date(String(value)));
  const isNamed = typeof value === 'string' && value.length <= shortText && !withoutTexts.includes(kind);
  return isNamed ? value : undefined;
}

function labelOf(options: Option[], value: unknown): string {
  const option = options.find((one) => typeof one === 'object' && one.value === value);
  return typeof option === 'object' && typeof option.label === 'string' ? option.label : String(value);
}

function serialise(value: unknown): string {
  return JSON.stringify(value ?? null, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && 'id' in inner && 'createdAt' in inner ? inner.id : inner,
  );
}
