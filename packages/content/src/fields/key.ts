import slugify from '@sindresorhus/slugify';
import type { CollectionSlug, FieldHook, TextField } from 'payload';

/**
 * The permanent readable key of an item: made once from the field `from`,
 * unique in its collection, never changed afterwards. The public API calls it
 * `_id` and the address of the item's page ends in it.
 */
export function keyField(from: string): TextField {
  return {
    name: 'key',
    type: 'text',
    unique: true,
    index: true,
    maxLength: 120,
    hooks: { beforeValidate: [makeKey(from)], beforeDuplicate: [() => undefined] },
    admin: {
      position: 'sidebar',
      readOnly: true,
      description: `The item's permanent name in addresses. Made from the first ${from}, never changes.`,
    },
  };
}

function makeKey(from: string): FieldHook {
  return async ({ value, originalDoc, data, collection, req, operation }) => {
    if (operation === 'update' && originalDoc?.key) return originalDoc.key;
    const name = String(value || data?.[from] || '');
    if (!name || !collection) return undefined;
    // A name in a script without Latin letters leaves nothing; the key must still be there.
    const wanted = slugify(slugify(name).slice(0, 110)) || 'item';
    return freeKey(wanted, async (key) => {
      const { totalDocs } = await req.payload.count({
        collection: collection.slug as CollectionSlug,
        where: { key: { equals: key } },
        overrideAccess: true,
        req,
      });
      return totalDocs > 0;
    });
  };
}

/** The first of `wanted`, `wanted-2`, `wanted-3`, … that is not taken. */
export async function freeKey(wanted: string, isTaken: (key: string) => Promise<boolean>): Promise<string> {
  for (let n = 1; ; n += 1) {
    const key = n === 1 ? wanted : `${wanted}-${n}`;
    if (!(await isTaken(key))) return key;
  }
}
