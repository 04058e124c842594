import type { Access } from 'payload';

/** Visitors and other staff see what is published; those who keep it see drafts as well. */
export function publishedOrKept(keepers: Access): Access {
  return async (args) => {
    const kept = await keepers(args);
    return kept || { _status: { equals: 'published' } };
  };
}
