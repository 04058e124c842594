import { isSame } from '@riverfront/backend/publishing/versions';
import type { ClientField } from 'payload';

export type Values = Record<string, unknown>;

/** A field whose local and stored values differ. */
export interface Difference {
  name: string;
  label: string;
  field: ClientField;
  mine: unknown;
  theirs: unknown;
  /** Changed in this form since it was loaded. */
  isMineChanged: boolean;
  /** Changed by others since then. */
  isTheirsChanged: boolean;
  /** Cannot be edited in the form, so the stored value wins. */
  isReadOnly: boolean;
}

/** The three sides of a three-way comparison: the loaded, the local and the stored values. */
interface States {
  base: Values;
  mine: Values;
  theirs: Values;
}

/** Lists the fields whose local and stored values differ; fields of unnamed rows and tabs count as top-level ones. */
export function compare(fields: ClientField[], { base, mine, theirs }: States): Difference[] {
  return dataFields(fields)
    .filter((field) => !isInternal(field) && !isSame(mine[field.name], theirs[field.name]))
    .map((field) => ({
      name: field.name,
      label: labelOf(field),
      field,
      mine: mine[field.name],
      theirs: theirs[field.name],
      isMineChanged: !isSame(base[field.name], mine[field.name]) && !isReadOnly(field),
      isTheirsChanged: !isSame(base[field.name], theirs[field.name]),
      isReadOnly: isReadOnly(field),
    }));
}

/** Returns the values changed in the form since it was loaded. */
export function changesOf(fields: ClientField[], base: Values, mine: Values): Values {
  const changed = dataFields(fields).filter(
    (field) => !isInternal(field) && !isReadOnly(field) && !isSame(base[field.name], mine[field.name]),
  );
  return Object.fromEntries(changed.map(({ name }) => [name, mine[name]]));
}

type NamedField = ClientField & { name: string };

/** Returns the top-level fields that hold data, in form order. */
export function dataFields(fields: ClientField[]): NamedField[] {
  return fields.flatMap((field): NamedField[] => {
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) =>
        'name' in tab && tab.name
          ? [{ ...tab, type: 'group' } as unknown as NamedField]
          : dataFields(tab.fields),
      );
    if ('name' in field && field.name)
      return field.type === 'ui' || field.type === 'join' ? [] : [field as NamedField];
    return 'fields' in field ? dataFields(field.fields) : [];
  });
}

/** Returns a field's label, or its name in words where it has none. */
export function labelOf(field: NamedField): string {
  const label = 'label' in field ? field.label : undefined;
  if (typeof label === 'string' && label) return label;
  const words = field.name.replace(
    /([a-z])([A-Z])/g,
    (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
  );
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const internal = ['id', '_status', 'createdAt', 'updatedAt', 'deletedAt'];

function isInternal(field: NamedField): boolean {
  const { admin } = field as { admin?: { hidden?: boolean } };
  return (
    internal.includes(field.name) ||
    'virtual' in field ||
    Boolean(admin?.hidden) ||
    ('hidden' in field && Boolean(field.hidden))
  );
}

function isReadOnly(field: NamedField): boolean {
  const { admin } = field as { admin?: { readOnly?: boolean } };
  return Boolean(admin?.readOnly);
}

/** Returns the values that still differ from the stored document. */
export function remaining(values: Values, stored: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, stored[name])));
}
