import anyAscii from 'any-ascii';
import type { CollectionSlug, FieldHook, PayloadRequest, TextField } from 'payload';
import { hasDraftsEnabled } from 'payload/shared';
import { today } from '../time/company-time.ts';

type Values = Record<string, unknown>;

/** Converts a text of any script to lower-case Latin letters, digits and hyphens; one without letters to the day. */
export function toKey(text: string, longest = 110): string {
  const latin = anyAscii(text.normalize('NFC')).replaceAll('&', ' and ').replaceAll(/['’]/g, '');
  // `ZhongWen` is two words.
  const words = latin.replaceAll(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase();
  const key = words
    .split(/[^a-z\d]+/)
    .filter(Boolean)
    .join('-')
    .slice(0, longest);
  return key.replace(/-$/, '') || today();
}

/**
 * Creates the field of an item's slug: made from the field `from`, unique in its collection, and fixed once the
 * item has been published. Until then it follows the field, because a draft may be saved with half a title, unless somebody
 * has written another. The public API calls it `_id`, and the URL of the item's page ends in it.
 */
export function keyField(from: string): TextField {
  return {
    name: 'key',
    type: 'text',
    unique: true,
    index: true,
    maxLength: 120,
    hooks: { beforeChange: [makeKey(from)], beforeDuplicate: [() => undefined] },
    admin: {
      position: 'sidebar',
      disableBulkEdit: true,
      description: `Permanent part of the address, made from the ${from}. You can change it until the item is published.`,
      components: { Field: '/admin/content/fields#KeyField' },
    },
  };
}

function makeKey(from: string): FieldHook {
  return async ({ value, originalDoc, data, collection, req, operation }) => {
    if (!collection) return undefined;
    const slug = collection.slug as CollectionSlug;
    const stored = operation === 'update' ? originalDoc : undefined;
    if (stored?.key && (await wasPublished(slug, stored, req))) return stored.key;
    // A duplicate has the key of its original.
    const isTyped = value && value !== originalDoc?.key;
    const isKept = stored && value && (sameName(data, stored, from) || !isMadeFrom(stored, from));
    const name = String((isTyped && value) || (isKept && stored.key) || data?.[from] || '');
    if (!name) return stored?.key ?? undefined;
    return findFreeKey(toKey(name), async (key) => {
      const { totalDocs } = await req.payload.count({
        collection: slug,
        where: { key: { equals: key }, ...(stored && { id: { not_equals: stored.id } }) },
        // Restored, it would have the key of another.
        trash: true,
        req,
      });
      return totalDocs > 0;
    });
  };
}

/** Whether a key follows its field, also with a number behind it. */
function isMadeFrom({ key, ...values }: Values, from: string): boolean {
  return String(key).replace(/-\d+$/, '') === toKey(String(values[from] ?? '')).replace(/-\d+$/, '');
}

function sameName(data: Values | undefined, known: Values, from: string): boolean {
  return data?.[from] === undefined || data[from] === known[from];
}

/** Whether the item is published, or was in a version that is still stored. */
async function wasPublished(
  collection: CollectionSlug,
  doc: { id: number; _status?: string | null },
  req: PayloadRequest,
): Promise<boolean> {
  if (!hasDraftsEnabled(req.payload.collections[collection].config) || doc._status === 'published')
    return true;
  const { totalDocs } = await req.payload.count({
    collection,
    where: { id: { equals: doc.id }, _status: { equals: 'published' } },
    req,
  });
  if (totalDocs > 0) return true;
  const versions = await req.payload.countVersions({
    collection,
    where: { parent: { equals: doc.id }, 'version._status': { equals: 'published' } },
    req,
  });
  return versions.totalDocs > 0;
}

/** Finds the first of `wanted`, `wanted-2`, `wanted-3`, … that is not taken. */
async function findFreeKey(wanted: string, isTaken: (key: string) => Promise<boolean>): Promise<string> {
  for (let n = 1; ; n += 1) {
    const key = n === 1 ? wanted : `${wanted}-${n}`;
    if (!(await isTaken(key))) return key;
  }
}
