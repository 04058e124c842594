import type { CollectionConfig } from 'payload';
import { describe, expect, test } from 'vitest';
import { pages } from './content/pages/collection.ts';
import { plugins } from './create-config.ts';
import { extendCollection } from './entity-plugins.ts';
import { messages } from './inbox/messages/collection.ts';
import { applications } from './recruiting/applications/collection.ts';

/** Describes a collection without the order of its lists, and each function by its source. */
function describeCollection(collection: CollectionConfig): unknown {
  const withoutOrder = (_: string, value: unknown) => {
    if (typeof value === 'function') return String(value);
    return Array.isArray(value) ? value.map((one) => JSON.stringify(one, withoutOrder)).sort() : value;
  };
  return JSON.parse(JSON.stringify(collection, withoutOrder));
}

describe.each([applications, messages, pages])('the plugins of $slug', (collection) => {
  const built = extendCollection(collection, plugins);
  const reversed = extendCollection(collection, plugins.toReversed());

  test('add the same in any order', () =>
    expect(describeCollection(reversed)).toEqual(describeCollection(built)));

  test('leave the hooks of the collection itself the first', () => {
    for (const [name, own] of Object.entries(collection.hooks ?? {})) {
      const hooks = Object.entries(reversed.hooks ?? {}).find(([other]) => other === name)?.[1];
      expect(hooks?.slice(0, own.length)).toEqual(own);
    }
  });
});
