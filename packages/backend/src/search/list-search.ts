import type { CollectionBeforeOperationHook, Where } from 'payload';
import type { Contribution } from '../contributions.ts';

/**
 * Lets each word of a list's search stand in another of its fields: Payload wants all of them in one (3.90.1,
 * `utilities/mergeListSearchAndWhere.js`), and “Ravi Mehta” is a first and a last name.
 */
export const listSearch: Contribution = {
  collection: ({ admin }) => ({
    hooks: { beforeOperation: [searchByWords(admin?.listSearchableFields ?? [])] },
  }),
};

const searchByWords =
  (fields: string[]): CollectionBeforeOperationHook =>
  ({ args }) =>
    fields.length > 1 && 'where' in args && args.where
      ? { ...args, where: splitWords(args.where, fields) }
      : args;

function splitWords(where: Where, fields: string[]): Where {
  const { and, or } = where;
  if (and) return { ...where, and: and.map((part) => splitWords(part, fields)) };
  const text = or && or.length === fields.length ? textOf(or[0], fields[0]) : undefined;
  if (!text || !or?.every((part, index) => textOf(part, fields[index]) === text)) return where;
  const words = text.split(/\s+/).filter(Boolean);
  return { and: words.map((word) => ({ or: fields.map((field) => ({ [field]: { like: word } })) })) };
}

/** The text that a condition looks for in a field. */
function textOf(condition: Where | undefined, field = ''): string | undefined {
  const wanted = condition?.[field];
  return wanted && !Array.isArray(wanted) && typeof wanted.like === 'string' ? wanted.like : undefined;
}
