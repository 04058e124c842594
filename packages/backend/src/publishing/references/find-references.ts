import type { FlattenedBlock, FlattenedField } from 'payload';
import { isRecord } from '../../fields/json.ts';

/** A relation to another document, or a link in a text; `where` names its field. */
export type Reference =
  | { kind: 'relation'; collection: string; id: number | string; where: string }
  | { kind: 'link'; link: string; where: string };

/**
 * Finds the relations and links of a document.
 * @param data the stored document, related documents as bare ids
 */
export function findReferences(fields: FlattenedField[], data: unknown, parents: string[] = []): Reference[] {
  if (!isRecord(data)) return [];
  return fields.flatMap((field) => referencesOf(field, data[field.name], [...parents, labelOf(field)]));
}

function referencesOf(field: FlattenedField, value: unknown, place: string[]): Reference[] {
  if (value === null || value === undefined) return [];
  const where = place.join(' › ');
  switch (field.type) {
    case 'group':
    case 'tab':
      return findReferences(field.flattenedFields, value, place);
    case 'array':
      return rowsOf(value).flatMap((row, index) =>
        findReferences(field.flattenedFields, row, [
          ...place.slice(0, -1),
          `${place.at(-1)} ${index + 1}${titleOf(row)}`,
        ]),
      );
    case 'blocks':
      return rowsOf(value).flatMap((row, index) => {
        const block = field.blocks.find(({ slug }) => isRecord(row) && slug === row.blockType);
        return block
          ? findReferences(block.flattenedFields, row, [`Section ${index + 1}, ${nameOf(block)}`])
          : [];
      });
    case 'upload':
    case 'relationship':
      return rowsOf(value).flatMap((item) => relationsOf(field.relationTo, item, where));
    case 'richText':
      return [
        ...linksIn(value).map((link) => ({ kind: 'link' as const, link, where })),
        ...uploadsIn(value).flatMap((node) => relationsOf(['media'], node, where)),
      ];
    case 'text':
      return field.custom?.isLink
        ? rowsOf(value).map((link) => ({ kind: 'link', link: String(link), where }))
        : [];
    default:
      return [];
  }
}

function relationsOf(relationTo: string | string[], item: unknown, where: string): Reference[] {
  if (Array.isArray(relationTo)) {
    if (!isRecord(item) || typeof item.relationTo !== 'string') return [];
    return relationsOf(item.relationTo, item.value, where);
  }
  const id = isRecord(item) ? item.id : item;
  return typeof id === 'number' || typeof id === 'string'
    ? [{ kind: 'relation', collection: relationTo, id, where }]
    : [];
}

function linksIn(richText: unknown): string[] {
  if (Array.isArray(richText)) return richText.flatMap(linksIn);
  if (!isRecord(richText)) return [];
  const { type, fields, root, children } = richText;
  const isLink = (type === 'link' || type === 'autolink') && isRecord(fields);
  const own = isLink ? linkOf(fields) : [];
  return [...own, ...linksIn(root), ...linksIn(children)];
}

/** Lists the images and videos in a text, each with its `relationTo` and `value`. */
function uploadsIn(richText: unknown): unknown[] {
  if (Array.isArray(richText)) return richText.flatMap(uploadsIn);
  if (!isRecord(richText)) return [];
  const own = richText.type === 'upload' ? [richText] : [];
  return [...own, ...uploadsIn(richText.root), ...uploadsIn(richText.children)];
}

/** Returns the URL of a link node, or the stored form of its document: `pages:12`. */
function linkOf({ linkType, url, doc }: Record<string, unknown>): string[] {
  if (linkType !== 'internal') return typeof url === 'string' ? [url] : [];
  if (!isRecord(doc)) return [];
  return [`${doc.relationTo}:${isRecord(doc.value) ? doc.value.id : doc.value}`];
}

function labelOf({ label, name }: FlattenedField & { label?: unknown }): string {
  return typeof label === 'string' && label ? label : name;
}

/** Returns the title of a row that has one, such as a menu entry. */
function titleOf(row: unknown): string {
  return isRecord(row) && typeof row.title === 'string' && row.title ? ` “${row.title}”` : '';
}

function nameOf({ labels, slug }: FlattenedBlock): string {
  return typeof labels?.singular === 'string' ? labels.singular : slug;
}

function rowsOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value];
}
