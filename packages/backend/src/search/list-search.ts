import type { CollectionBeforeOperationHook, Where } from 'payload';
import type { EntityPlugin } from '../entity-plugins.ts';

/**
 * Lets each word of a list's search stand in another of its fields: Payload wants all of them in one (3.90.1,
 * `utilities/mergeListSearchAndWhere.js`), and “Ravi Mehta” is a first and a last name.
 */
export const listSearch: EntityPlugin = {
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

function splitWords({ and, or, ...others }: Where, fields: string[]): Where {
  const parts = and?.map((part) => splitWords(part, fields));
  const words = or && searchedWords(or, fields);
  if (!words) return { ...others, ...(parts && { and: parts }), ...(or && { or }) };
  const found = words.map((word) => ({ or: fields.map((field) => ({ [field]: { like: word } })) }));
  return { ...others, and: [...(parts ?? []), ...found] };
}

/** The words of a search, when the conditions are one: the same text in each of the fields. */
function searchedWords(conditions: Where[], fields: string[]): string[] | undefined {
  const text = textOf(conditions[0], fields[0]);
  const isSearch =
    conditions.length === fields.length &&
    conditions.every((condition, index) => textOf(condition, fields[index]) === text);
  const words = text?.split(/\s+/).filter(Boolean) ?? [];
  return isSearch && words.length > 1 ? words : undefined;
}

/** The text that a condition looks for in a field. */
function textOf(condition: Where | undefined, field = ''): string | undefined {
  if (Object.keys(condition ?? {}).length !== 1) return undefined;
  const constraint = condition?.[field];
  return constraint && !Array.isArray(constraint) && typeof constraint.like === 'string'
    ? constraint.like
    : undefined;
}
