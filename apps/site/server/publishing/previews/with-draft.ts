import type { Payload, Where } from 'payload';
import type { Draft, Values } from './find-draft.ts';

/**
 * Overlays the published content with one draft. A draft that was never published is found only by queries for it
 * alone, by its key, path or page.
 */
export function withDraft(payload: Payload, draft: Draft): Payload {
  const overlaid = Object.create(payload) as Payload;
  const depthOf = (depth?: number) => depth ?? payload.config.defaultDepth;

  overlaid.find = (async (options: Parameters<Payload['find']>[0]) => {
    const found = await payload.find(options);
    if (options.collection !== draft.kind) return found;
    const published: Values[] = found.docs.map((doc) => ({ ...doc }));
    const isListed = published.some(({ id }) => id === draft.values.id);
    const isWanted = published.length === 0 && matches(options.where, draft.values);
    if (!isListed && !isWanted) return found;
    const shown = await draft.populate(depthOf(options.depth));
    const docs = isListed ? published.map((doc) => (doc.id === shown.id ? shown : doc)) : [shown];
    return { ...found, docs, totalDocs: Math.max(found.totalDocs, docs.length) };
  }) as unknown as Payload['find'];

  overlaid.findGlobal = (async (options: Parameters<Payload['findGlobal']>[0]) =>
    options.slug === draft.kind
      ? draft.populate(depthOf(options.depth))
      : payload.findGlobal(options)) as unknown as Payload['findGlobal'];

  return overlaid;
}

/** Checks whether a query names only values that the document has. */
function matches(where: Where | undefined, values: Values): boolean {
  const conditions = Object.entries(where ?? {});
  return (
    conditions.length > 0 &&
    conditions.every(
      ([field, condition]) =>
        typeof condition === 'object' && 'equals' in condition && condition.equals === values[field],
    )
  );
}
