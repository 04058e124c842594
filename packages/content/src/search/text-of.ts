import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext';
import type { FlattenedField } from 'payload';

/** What no visitor reads on the page: addresses, names for machines, and what search engines are told. */
const unread = new Set(['key', 'path', 'link', 'linkedin', 'meta', 'blockType', 'blockName']);

/**
 * The texts of a document in the order of its fields, joined by line breaks: plain and long texts,
 * labels of what was chosen, and the rows of lists and sections.
 * @param data a document as it is stored, related documents as bare ids; those are left out
 * @param omitted names of fields at the top that are left out as well
 */
export function textOf(fields: FlattenedField[], data: unknown, omitted: readonly string[] = []): string {
  if (!isRecord(data)) return '';
  return fields
    .filter(({ name }) => !unread.has(name) && !name.startsWith('_') && !omitted.includes(name))
    .map((field) => textOfField(field, data[field.name]))
    .filter((text) => text !== '')
    .join('\n');
}

function textOfField(field: FlattenedField, value: unknown): string {
  if (value === null || value === undefined || field.hidden) return '';
  switch (field.type) {
    case 'text':
      return field.custom?.isLink ? '' : rowsOf(value).map(String).join('\n');
    case 'textarea':
    case 'email':
      return String(value);
    case 'richText':
      return plainText(value);
    case 'select':
      return rowsOf(value)
        .map((chosen) => labelOf(field.options, chosen))
        .join('\n');
    case 'group':
    case 'tab':
      return textOf(field.flattenedFields, value);
    case 'array':
      return rowsOf(value)
        .map((row) => textOf(field.flattenedFields, row))
        .join('\n');
    case 'blocks':
      return rowsOf(value)
        .map((row) => {
          const block = field.blocks.find(({ slug }) => isRecord(row) && slug === row.blockType);
          return block ? textOf(block.flattenedFields, row) : '';
        })
        .join('\n');
    default:
      return '';
  }
}

/** A text of the rich text editor without its marks. */
function plainText(value: unknown): string {
  if (!isRecord(value) || !isRecord(value.root)) return '';
  const data = value as unknown as Parameters<typeof convertLexicalToPlaintext>[0]['data'];
  return convertLexicalToPlaintext({ data });
}

function labelOf(options: { value: string; label: unknown }[] | readonly unknown[], chosen: unknown): string {
  const option = options.find((one) => isRecord(one) && one.value === chosen);
  return isRecord(option) && typeof option.label === 'string' ? option.label : '';
}

function rowsOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
