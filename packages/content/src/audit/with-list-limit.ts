import type { CollectionBeforeOperationHook, Config } from 'payload';

/** Most records of one answer; as many as the longest page of the admin's lists. */
export const listMax = 100;

/** `context` of a read by our own code for somebody: it limits and records what it reads by itself. */
export const ownReading = { ownReading: true };

interface ReadArgs {
  limit?: number;
  pagination?: boolean;
  joins?: false | Record<string, false | { limit?: number }>;
  overrideAccess?: boolean;
}

/**
 * Gives every list that somebody asks for a maximum: `limit=0`, a larger one and `pagination=false`
 * become pages of 100, and the answer says how many pages there are. Payload has no such setting
 * (3.90.1). Reads of our own code are left alone.
 */
export function withListLimit(config: Config): Config {
  for (const collection of config.collections ?? []) {
    const { hooks } = collection;
    collection.hooks = { ...hooks, beforeOperation: [limitList, ...(hooks?.beforeOperation ?? [])] };
  }
  return config;
}

const limitList: CollectionBeforeOperationHook = ({ args, operation, req, context }) => {
  if (operation !== 'read') return args;
  const asked: ReadArgs = args;
  // The REST API gives no `overrideAccess`; lists of the admin give `false`, with a user.
  const isRest = asked.overrideAccess === undefined;
  if (asked.overrideAccess === true || (!isRest && !req.user) || context.ownReading) return args;
  if (!isRest && asked.limit === 0) return args;
  return {
    ...args,
    ...(!('id' in args) && { limit: within(asked.limit), ...(isRest && { pagination: true }) }),
    ...(asked.joins && {
      joins: Object.fromEntries(
        Object.entries(asked.joins).map(([name, join]) => [
          name,
          join && { ...join, limit: within(join.limit) },
        ]),
      ),
    }),
  };
};

function within(limit: number | undefined): number | undefined {
  if (limit === undefined) return undefined;
  return limit > 0 && limit < listMax ? limit : listMax;
}
