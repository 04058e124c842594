import type { FlattenedBlock, FlattenedField } from 'payload';

/** What a document says about another: that it shows it, or that it links to an address. */
export type Mention =
  | { kind: 'reference'; collection: string; id: number | string; where: string }
  | { kind: 'link'; link: string; where: string };

/**
 * Every document that `data` refers to and every link in it, by the fields of its collection.
 * @param data a document as it is stored, related documents as bare ids
 */
export function mentionsIn(fields: FlattenedField[], data: unknown, above: string[] = []): Mention[] {
  if (!isRecord(data)) return [];
  return fields.flatMap((field) => mentionsOf(field, data[field.name], [...above, labelOf(field)]));
}

function mentionsOf(field: FlattenedField, value: unknown, place: string[]): Mention[] {
  if (value === null || value === undefined) return [];
  const where = place.join(' › ');
  switch (field.type) {
    case 'group':
    case 'tab':
      return mentionsIn(field.flattenedFields, value, place);
    case 'array':
      return rowsOf(value).flatMap((row, index) =>
        mentionsIn(field.flattenedFields, row, [
          ...place.slice(0, -1),
          `${place.at(-1)} ${index + 1}${titleOf(row)}`,
        ]),
      );
    case 'blocks':
      return rowsOf(value).flatMap((row, index) => {
        const block = field.blocks.find(({ slug }) => isRecord(row) && slug === row.blockType);
        return block
          ? mentionsIn(block.flattenedFields, row, [`Section ${index + 1}, ${nameOf(block)}`])
          : [];
      });
    case 'upload':
    case 'relationship':
      return rowsOf(value).flatMap((item) => referenceTo(field.relationTo, item, where));
    case 'richText':
      return linksInRichText(value).map((link) => ({ kind: 'link', link, where }));
    case 'text':
      return field.custom?.isLink
        ? rowsOf(value).map((link) => ({ kind: 'link', link: String(link), where }))
        : [];
    default:
      return [];
  }
}

function referenceTo(relationTo: string | string[], item: unknown, where: string): Mention[] {
  if (Array.isArray(relationTo)) {
    if (!isRecord(item) || typeof item.relationTo !== 'string') return [];
    return referenceTo(item.relationTo, item.value, where);
  }
  const id = isRecord(item) ? item.id : item;
  return typeof id === 'number' || typeof id === 'string'
    ? [{ kind: 'reference', collection: relationTo, id, where }]
    : [];
}

/** Addresses of the links in a text of the rich text editor. */
function linksInRichText(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(linksInRichText);
  if (!isRecord(value)) return [];
  const { fields } = value;
  const own =
    (value.type === 'link' || value.type === 'autolink') && isRecord(fields) && typeof fields.url === 'string'
      ? [fields.url]
      : [];
  return [...own, ...linksInRichText(value.root), ...linksInRichText(value.children)];
}

function labelOf({ label, name }: FlattenedField & { label?: unknown }): string {
  return typeof label === 'string' && label ? label : name;
}

/** The title of a row that has one, as a menu entry does: it is how staff know the row. */
function titleOf(row: unknown): string {
  return isRecord(row) && typeof row.title === 'string' && row.title ? ` “${row.title}”` : '';
}

function nameOf({ labels, slug }: FlattenedBlock): string {
  return typeof labels?.singular === 'string' ? labels.singular : slug;
}

function rowsOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
