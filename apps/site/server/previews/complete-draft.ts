import type { FlattenedField } from 'payload';

type Values = Record<string, unknown>;

/**
 * A draft may lack what must be filled in before publication. Puts something
 * empty of the right kind in each such place, so that the rest can be shown.
 * @param now stands in for dates
 */
export function completeDraft(fields: FlattenedField[], values: Values, now: Date): Values {
  const completed: Values = { ...values };
  for (const field of fields) completed[field.name] = complete(field, values[field.name], now);
  return completed;
}

function complete(field: FlattenedField, value: unknown, now: Date): unknown {
  if (field.type === 'group' || field.type === 'tab')
    return completeDraft(field.flattenedFields, isValues(value) ? value : {}, now);
  if (field.type === 'array')
    return listOf(value).map((row) => completeDraft(field.flattenedFields, row, now));
  if (field.type === 'blocks') {
    return listOf(value).flatMap((row) => {
      const block = field.blocks.find(({ slug }) => slug === row.blockType);
      return block ? [completeDraft(block.flattenedFields, row, now)] : [];
    });
  }
  if (value !== undefined && value !== null) return value;
  return 'required' in field && field.required ? emptyOf(field, now) : value;
}

function emptyOf(field: FlattenedField, now: Date): unknown {
  if ('hasMany' in field && field.hasMany) return [];
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'email':
      return '';
    case 'number':
      return 0;
    case 'date':
      return now.toISOString();
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

function listOf(value: unknown): Values[] {
  return Array.isArray(value) ? value.filter(isValues) : [];
}

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
