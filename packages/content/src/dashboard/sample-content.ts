import type { CollectionSlug, Payload, TypedUser } from 'payload';
import { hasRole } from '../access/roles.ts';
import { seesPart } from '../staff-parts.ts';
import { listPath } from './todo.ts';

/** How much of a collection is still invented. */
export interface SampleContent {
  /** Name of the collection, plural. */
  label: string;
  total: number;
  /** Path of the filtered list inside the admin. */
  href: string;
}

/** What still carries the mark of sample content. Null for people who do not look after content. */
export async function sampleContent(
  payload: Payload,
  user: TypedUser | null,
): Promise<SampleContent[] | null> {
  if (!user || !hasRole(user, 'administrator', 'editor')) return null;
  const marked = payload.config.collections.filter(
    ({ slug, flattenedFields }) =>
      seesPart(user, slug) && flattenedFields.some(({ name }) => name === 'sample'),
  );
  const found: SampleContent[] = [];
  for (const { slug, labels } of marked) {
    const { totalDocs } = await payload.count({
      collection: slug as CollectionSlug,
      where: { sample: { equals: true } },
      overrideAccess: false,
      user,
    });
    if (totalDocs > 0)
      found.push({
        label: typeof labels.plural === 'string' ? labels.plural : slug,
        total: totalDocs,
        href: listPath(slug, { sample: { equals: true } }),
      });
  }
  return found;
}
