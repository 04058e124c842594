import type { Access } from 'payload';

/** Published documents for everybody, drafts as well for those who manage them. */
export function publishedOrManagedBy(managers: Access): Access {
  return async (args) => (await managers(args)) || { _status: { equals: 'published' } };
}
