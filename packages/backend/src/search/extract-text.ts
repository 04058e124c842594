import type { FlattenedField } from 'payload';
import { isRecord } from '../fields/json.ts';
import { toPlainText } from '../fields/plain-text.ts';

/** Fields that are not shown on the page: addresses, internal names and texts for search engines. */
const hidden = new Set(['key', 'path', 'link', 'linkedin', 'meta', 'blockType', 'blockName']);

/**
 * Extracts the visible texts of a document in field order, one per line, including option labels and nested rows.
 * @param data the stored document; related documents are left out
 * @param omitted names of top-level fields to leave out
 */
export function extractText(
  fields: FlattenedField[],
  data: unknown,
  omitted: readonly string[] = [],
): string {
  if (!isRecord(data)) return '';
  return fields
    .filter(({ name }) => !hidden.has(name) && !name.startsWith('_') && !omitted.includes(name))
    .map((field) => extractFieldText(field, data[field.name]))
    .filter((text) => text !== '')
    .join('\n');
}

function extractFieldText(field: FlattenedField, value: unknown): string {
  if (value === null || value === undefined || field.hidden) return '';
  switch (field.type) {
    case 'text':
      return field.custom?.isLink ? '' : join(value, String);
    case 'textarea':
    case 'email':
      return String(value);
    case 'richText':
      return toPlainText(value);
    case 'select':
      return join(value, (chosen) => labelOf(field.options, chosen));
    case 'group':
    case 'tab':
      return extractText(field.flattenedFields, value);
    case 'array':
      return join(value, (row) => extractText(field.flattenedFields, row));
    case 'blocks':
      return join(value, (row) => {
        const block = field.blocks.find(({ slug }) => isRecord(row) && slug === row.blockType);
        return block ? extractText(block.flattenedFields, row) : '';
      });
    default:
      return '';
  }
}

function labelOf(options: { value: string; label: unknown }[] | readonly unknown[], chosen: unknown): string {
  const option = options.find((one) => isRecord(one) && one.value === chosen);
  return isRecord(option) && typeof option.label === 'string' ? option.label : '';
}

function join(value: unknown, toText: (row: unknown) => string): string {
  return [value].flat().map(toText).join('\n');
}
