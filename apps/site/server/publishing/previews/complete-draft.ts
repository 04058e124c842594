import { isRecord } from '@riverfront/backend/fields/json';
import { today } from '@riverfront/backend/time/company-time';
import type { FlattenedField } from 'payload';

type Values = Record<string, unknown>;

/**
 * Fills the required fields that a draft lacks with empty values, so that the rest can be rendered.
 * @param now value of missing dates
 */
export function completeDraft(fields: FlattenedField[], values: Values, now: Date): Values {
  const completed: Values = { ...values };
  for (const field of fields) completed[field.name] = complete(field, values[field.name], now);
  return completed;
}

function complete(field: FlattenedField, value: unknown, now: Date): unknown {
  if (field.type === 'group' || field.type === 'tab')
    return completeDraft(field.flattenedFields, isRecord(value) ? value : {}, now);
  if (field.type === 'array')
    return toRows(value).map((row) => completeDraft(field.flattenedFields, row, now));
  if (field.type === 'blocks') {
    return toRows(value).flatMap((row) => {
      const block = field.blocks.find(({ slug }) => slug === row.blockType);
      return block ? [completeDraft(block.flattenedFields, row, now)] : [];
    });
  }
  if (value !== undefined && value !== null) return value;
  return 'required' in field && field.required ? createEmpty(field, now) : value;
}

function createEmpty(field: FlattenedField, now: Date): unknown {
  if ('hasMany' in field && field.hasMany) return [];
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'email':
      return '';
    case 'number':
      return 0;
    case 'date':
      return today(now);
    case 'checkbox':
      return false;
    case 'select': {
      const [first] = field.options;
      return typeof first === 'object' ? first.value : first;
    }
    default:
      return null;
  }
}

function toRows(value: unknown): Values[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
