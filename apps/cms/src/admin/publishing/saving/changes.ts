import { isSame } from '@riverfront/backend/publishing/concurrency/versions';
import type { ClientField } from 'payload';

/** Values of a document by field name. */
export type Values = Record<string, unknown>;

/** Returns whether there are no values. */
export const isEmpty = (values: Values): boolean => Object.keys(values).length === 0;

type NamedField = ClientField & { name: string };

/** Returns the values of fields that staff can edit and that differ from those of another state of the document. */
export function listChanges(fields: ClientField[], from: Values, to: Values): Values {
  const changed = listDataFields(fields).filter(
    (field) => !isInternal(field) && !isSame(from[field.name], to[field.name]),
  );
  return Object.fromEntries(changed.map(({ name }) => [name, to[name]]));
}

/** Lists the top-level fields that hold data, in the order of the form; those of unnamed rows and tabs count as such. */
export function listDataFields(fields: ClientField[]): NamedField[] {
  return fields.flatMap((field): NamedField[] => {
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) =>
        'name' in tab && tab.name
          ? [{ ...tab, type: 'group' } as unknown as NamedField]
          : listDataFields(tab.fields),
      );
    if ('name' in field && field.name)
      return field.type === 'ui' || field.type === 'join' ? [] : [field as NamedField];
    return 'fields' in field ? listDataFields(field.fields) : [];
  });
}

/** Returns a field's label, or its name in words where it has none. */
export function toLabel(field: NamedField): string {
  const label = 'label' in field ? field.label : undefined;
  if (typeof label === 'string' && label) return label;
  const words = field.name.replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start}`);
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

const internal = ['id', '_status', 'createdAt', 'updatedAt', 'deletedAt'];

function isInternal(field: NamedField): boolean {
  const { admin } = field as { admin?: { hidden?: boolean; readOnly?: boolean } };
  return (
    internal.includes(field.name) ||
    'virtual' in field ||
    Boolean(admin?.hidden || admin?.readOnly) ||
    ('hidden' in field && Boolean(field.hidden))
  );
}

/** Names of properties that say how something looks or which record it is. */
const technical = [
  'id',
  'type',
  'version',
  'format',
  'indent',
  'direction',
  'mode',
  'style',
  'tag',
  'detail',
];

/** Formats any value of a field as lines of plain text, to read and to copy from. */
export function toText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return join(value.map(toText));
  if (typeof value !== 'object') return String(value);
  const { text, children, root } = value as { text?: unknown; children?: unknown[]; root?: unknown };
  if (root !== undefined) return toText(root);
  if (typeof text === 'string') return text;
  // Runs of text and links stand on one line, paragraphs and rows below each other.
  if (children) {
    const isInline = children.some((child) => 'text' in Object(child));
    return isInline ? children.map(toText).join('') : join(children.map(toText));
  }
  return join(
    Object.entries(value)
      .filter(([name]) => !technical.includes(name))
      .map(([, part]) => toText(part)),
  );
}

const join = (lines: string[]): string => lines.filter((line) => line !== '').join('\n');
