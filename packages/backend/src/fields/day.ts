import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { date as dateColumn } from '@payloadcms/db-postgres/drizzle/pg-core';
import { type DateField, type FieldHook, type FlattenedField, ValidationError } from 'payload';
import { z } from 'zod';

/** Of an ISO 8601 time the day as it is written: Payload reads a `date` column as midnight UTC. */
const toDay: FieldHook = ({ value }) => (typeof value === 'string' ? value.slice(0, 10) || null : value);

/** Also of a draft, which is not validated: the column takes nothing else. @throws {ValidationError} */
const assertDay: FieldHook = ({ value, path, collection, req }) => {
  if (!value || z.iso.date().safeParse(value).success) return value;
  const message = 'Give a day of the calendar, such as 2026-11-21.';
  throw new ValidationError({
    collection: collection?.slug,
    errors: [{ path: path.join('.'), message }],
    req,
  });
};

/** Creates a field for a day, `2026-11-21`, which is the same in every time zone. A time has `instant` instead. */
export function dayField({ admin, hooks, ...field }: Partial<DateField> & { name: string }): DateField {
  return {
    ...field,
    type: 'date',
    hooks: { ...hooks, beforeValidate: [toDay, assertDay], afterRead: [toDay] },
    admin: {
      ...admin,
      date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMMM yyyy' },
      components: { Field: '/admin/time/fields#DayField', Cell: '/admin/time/fields#DayCell' },
    },
  } as DateField;
}

/** Whether a field is a day. */
export const isDayField = (field: FlattenedField): boolean =>
  field.type === 'date' && field.admin?.date?.pickerAppearance === 'dayOnly';

/** Makes the columns of days `date`. Payload makes each `timestamp with time zone` (3.90.1). */
export const storeDays: NonNullable<PostgresAdapter['afterSchemaInit']>[number] = ({
  adapter,
  extendTable,
  schema,
}) => {
  for (const { slug, flattenedFields } of adapter.payload.config.collections)
    for (const { name } of flattenedFields.filter(isDayField))
      for (const [tableName, key] of [
        [slug, name],
        [`_${slug}_v`, `version_${name}`],
      ] as const) {
        const table = schema.tables[tableName];
        const raw = adapter.rawTables[tableName]?.columns[key];
        if (table && raw) extendTable({ table, columns: { [key]: dateColumn(raw.name) } });
      }
  return schema;
};
