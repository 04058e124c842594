import type { CollectionConfig, Config, Field, GlobalConfig } from 'payload';
import { isRecord } from './fields/json.ts';

/**
 * Adds hooks, fields, endpoints and admin options of one feature to collections and globals. Unlike Payload's plugins,
 * which change the configuration one after another, these state what they add to the original, so that their order does
 * not matter.
 */
export interface EntityPlugin {
  collection?(collection: CollectionConfig): Partial<CollectionConfig>;
  global?(global: GlobalConfig): Partial<GlobalConfig>;
  /** Changes the fields of a collection or global and those that plugins have added to it. */
  fields?(fields: Field[]): Field[];
}

/** Builds every collection and global with the plugins. The originals stay as they are. */
export function applyEntityPlugins(config: Config, plugins: EntityPlugin[]): Config {
  return {
    ...config,
    collections: config.collections?.map((collection) => extendCollection(collection, plugins)),
    globals: config.globals?.map((global) =>
      extend(
        global,
        plugins,
        plugins.map((one) => one.global?.(global) ?? {}),
      ),
    ),
  };
}

/** Builds one collection with the plugins. */
export function extendCollection(collection: CollectionConfig, plugins: EntityPlugin[]): CollectionConfig {
  return extend(
    collection,
    plugins,
    plugins.map((one) => one.collection?.(collection) ?? {}),
  );
}

function extend<Entity extends CollectionConfig | GlobalConfig>(
  entity: Entity,
  plugins: EntityPlugin[],
  additions: Partial<Entity>[],
): Entity {
  const added = additions.flatMap(({ fields }) => fields ?? []);
  const above = added.filter(({ type }) => type === 'ui');
  const below = added.filter(({ type }) => type !== 'ui');
  const all = [...above, ...entity.fields, ...below];
  const fields = plugins.reduce((before, one) => one.fields?.(before) ?? before, all);
  return { ...(additions.reduce(add, entity) as Entity), fields };
}

/** Adds to a value: a list becomes longer, an object gets more keys, and anything else is replaced. */
function add(value: unknown, addition: unknown): unknown {
  if (Array.isArray(value) && Array.isArray(addition)) return [...value, ...addition];
  if (!isRecord(value) || !isRecord(addition)) return addition;
  const added = Object.entries(addition).map(([key, more]) => [key, add(value[key], more)]);
  return { ...value, ...Object.fromEntries(added) };
}
