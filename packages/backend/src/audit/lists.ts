import {
  APIError,
  type CollectionBeforeOperationHook,
  type SanitizedCollectionConfig,
  type Where,
} from 'payload';
import type { EntityPlugin } from '../entity-plugins.ts';

/** Most records of one response, as many as the longest page of the admin's lists, and of one bulk action. */
export const maxRecords = 100;

/** `context` of a read by our own code in somebody's name: it limits and records what it reads by itself. */
export const internalRead = { internalRead: true };

interface ReadArgs {
  limit?: number;
  pagination?: boolean;
  sort?: unknown;
  joins?: false | Record<string, false | { limit?: number }>;
  overrideAccess?: boolean;
}

const limitList: CollectionBeforeOperationHook = ({ args, collection, operation, req, context }) => {
  if (operation !== 'read') return args;
  const requested: ReadArgs = args;
  const { limit, joins, sort, overrideAccess } = requested;
  // The REST API gives no `overrideAccess`; lists of the admin give `false`, with a user.
  const isRest = overrideAccess === undefined;
  if (overrideAccess === true || (!isRest && !req.user) || context.internalRead) return args;
  if (!isRest && limit === 0) return args;
  return {
    ...args,
    ...(!('id' in args) && {
      limit: clamp(limit),
      ...(isRest && { pagination: true }),
      ...sortAlike(collection, sort, isRest),
    }),
    ...(joins && {
      joins: Object.fromEntries(
        Object.entries(joins).map(([name, join]) => [name, join && { ...join, limit: clamp(join.limit) }]),
      ),
    }),
  };
};

/** Indexed in every collection. */
const alwaysSortable = ['id', 'createdAt', 'updatedAt'];

/**
 * Sorts records with the same value in the direction of the list, so that one index serves both directions; Payload
 * puts the newest first in both (3.90.1). A stored order that a list does not offer any more is that of the list, and so
 * is that of Payload's pickers, by title.
 * @throws {APIError} 400 when a program asks for another one
 */
function sortAlike(
  { admin, custom, defaultSort }: SanitizedCollectionConfig,
  sort: unknown,
  isRest: boolean,
) {
  const [, minus, field] = /^(-?)(\w[\w.]*)$/.exec(String(sort ?? '')) ?? [];
  if (!field || field === 'id' || field === 'createdAt') return {};
  const sortable: string[] | undefined = custom?.sortable;
  if (!sortable || [...alwaysSortable, ...sortable].includes(field))
    return { sort: [`${minus}${field}`, `${minus}createdAt`] };
  if (isRest && field !== admin.useAsTitle)
    throw new APIError(`This list can be sorted by: ${[...alwaysSortable, ...sortable].join(', ')}.`, 400);
  return { sort: defaultSort };
}

function clamp(limit: number | undefined): number | undefined {
  if (limit === undefined) return undefined;
  return limit > 0 && limit < maxRecords ? limit : maxRecords;
}

/**
 * Gives every list that somebody requests a maximum: `limit=0`, a larger one and `pagination=false`
 * become pages of 100, and the response says how many pages there are. Payload has no such setting
 * (3.90.1). Reads of our own code are left alone.
 */
export const listLimits: EntityPlugin = {
  collection: ({ custom }) => ({
    hooks: { beforeOperation: [limitList] },
    ...(custom?.sortable && {
      admin: { components: { beforeListTable: ['/admin/table/sortable#Sortable'] } },
    }),
  }),
};

/**
 * Lets each word of a list's search stand in another of its fields: Payload wants all of them in one (3.90.1,
 * `utilities/mergeListSearchAndWhere.js`), and “Ravi Mehta” is a first and a last name.
 */
export const listSearch: EntityPlugin = {
  collection({ admin }) {
    const fields = admin?.listSearchableFields ?? [];
    return fields.length > 1 ? { hooks: { beforeOperation: [searchByWords(fields)] } } : {};
  },
};

const searchByWords =
  (fields: string[]): CollectionBeforeOperationHook =>
  ({ args }) =>
    'where' in args && args.where ? { ...args, where: splitWords(args.where, fields) } : args;

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
