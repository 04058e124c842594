import type { CollectionSlug, Payload, TypedUser } from 'payload';
import { isInNavigation } from '../index.ts';
import { listPath } from './card.ts';

/** Counts the records that are marked as sample content, in the collections that the user sees. */
export async function readSampleContent(payload: Payload, user: TypedUser) {
  const samples = [];
  for (const { slug, labels, flattenedFields } of payload.config.collections) {
    if (!isInNavigation(user, slug) || !flattenedFields.some(({ name }) => name === 'sample')) continue;
    const { totalDocs } = await payload.count({
      collection: slug as CollectionSlug,
      where: { sample: { equals: true } },
      overrideAccess: false,
      user,
    });
    if (totalDocs > 0)
      samples.push({
        label: typeof labels.plural === 'string' ? labels.plural : slug,
        total: totalDocs,
        href: listPath(slug, { sample: { equals: true } }),
      });
  }
  return samples;
}
