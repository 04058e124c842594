import type { CollectionConfig, Config, Endpoint, GlobalConfig } from 'payload';

/** Adds hooks, fields, endpoints and admin options of one feature to collections and globals. */
export interface Contribution {
  collection?(collection: CollectionConfig): Partial<CollectionConfig>;
  global?(global: GlobalConfig): Partial<GlobalConfig>;
}

/** The hooks and endpoints of the collection or global itself: its place in the list decides their order. */
export const ownHooks: Contribution = {
  collection: ({ hooks, endpoints }) => ({ hooks, endpoints }),
  global: ({ hooks, endpoints }) => ({ hooks, endpoints }),
};

/** Builds every collection and global from the contributions, in their order. The originals stay as they are. */
export function applyContributions(config: Config, contributions: Contribution[]): Config {
  return {
    ...config,
    collections: config.collections?.map((collection) => extendCollection(collection, contributions)),
    globals: config.globals?.map((global) =>
      merge(
        global,
        contributions.map((one) => one.global?.(global) ?? {}),
      ),
    ),
  };
}

/** Builds one collection from the contributions. */
export function extendCollection(
  collection: CollectionConfig,
  contributions: Contribution[],
): CollectionConfig {
  return merge(
    collection,
    contributions.map((one) => one.collection?.(collection) ?? {}),
  );
}

function merge<Entity extends CollectionConfig | GlobalConfig>(entity: Entity, parts: Partial<Entity>[]) {
  const hooks: Record<string, unknown[]> = {};
  for (const part of parts)
    for (const [name, added] of Object.entries(part.hooks ?? {}))
      hooks[name] = [...(hooks[name] ?? []), ...added];
  return Object.assign({}, entity, ...parts, {
    hooks,
    fields: parts.flatMap(({ fields }) => fields ?? []),
    endpoints: parts.flatMap(({ endpoints }): Omit<Endpoint, 'root'>[] => endpoints || []),
    admin: Object.assign({}, entity.admin, ...parts.map(({ admin }) => admin)),
  }) as Entity;
}
