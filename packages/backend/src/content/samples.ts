import type { CollectionBeforeChangeHook, FlattenedField } from 'payload';
import { isSame } from '../publishing/concurrency/versions.ts';

/** Fields that staff change without writing content: both marks, the archive of jobs and folders of media. */
const ignored = ['sample', 'ready', 'deletedAt', 'archived', 'folder'];

/**
 * Clears the mark of a sample when a person changes its content. Status, order, a schedule, the trash and changes
 * by the system leave it; a restored version brings its own. Another file counts by its name, which has its hash.
 */
export const clearSampleMark: CollectionBeforeChangeHook = ({ data, originalDoc, req, collection }) => {
  if (!req.user || !originalDoc?.sample) return data;
  const isChanged = collection.flattenedFields.some(
    (field) =>
      (isWritable(field) || field.name === 'filename') &&
      !ignored.includes(field.name) &&
      data[field.name] !== undefined &&
      !isSame(withoutIds(data[field.name]), withoutIds(originalDoc[field.name])),
  );
  return isChanged ? { ...data, sample: false } : data;
};

/** Checks whether staff can change a field in a form. */
function isWritable(field: FlattenedField): boolean {
  const { admin } = field as { admin?: { readOnly?: boolean; hidden?: boolean } };
  const isFixed = admin?.readOnly || admin?.hidden || ('hidden' in field && field.hidden);
  return (
    !isFixed && !('virtual' in field && field.virtual) && field.type !== 'join' && field.name !== '_status'
  );
}

/** Removes the ids of rows, which get new ones when a form or a restored version is saved. */
function withoutIds(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null, (key, inner) => (key === 'id' ? undefined : inner)));
}
