import type { CollectionConfig, Config, Endpoint, GlobalConfig } from 'payload';

/**
 * Adds hooks, fields, endpoints and admin options of one feature to collections and globals. Unlike Payload's plugins,
 * which change the configuration one after another, these state what they add, so that one list orders the hooks.
 */
export interface EntityPlugin {
  collection?(collection: CollectionConfig): Partial<CollectionConfig>;
  global?(global: GlobalConfig): Partial<GlobalConfig>;
}

/** The hooks and endpoints of the collection or global itself, as a plugin because its place in the list orders them. */
export const entityHooks: EntityPlugin = {
  collection: ({ hooks, endpoints }) => ({ hooks, endpoints }),
  global: ({ hooks, endpoints }) => ({ hooks, endpoints }),
};

/** Builds every collection and global with the plugins, in their order. The originals stay as they are. */
export function applyEntityPlugins(config: Config, plugins: EntityPlugin[]): Config {
  return {
    ...config,
    collections: config.collections?.map((collection) => extendCollection(collection, plugins)),
    globals: config.globals?.map((global) =>
      merge(
        global,
        plugins.map((one) => one.global?.(global) ?? {}),
      ),
    ),
  };
}

/** Builds one collection with the plugins. */
export function extendCollection(collection: CollectionConfig, plugins: EntityPlugin[]): CollectionConfig {
  return merge(
    collection,
    plugins.map((one) => one.collection?.(collection) ?? {}),
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
