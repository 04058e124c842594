import type { CollectionConfig } from 'payload';
import { imageField, paragraphField } from '../fields/factories.ts';
import { articleField } from '../fields/rich-text.ts';
import { pathByKey } from '../publishing/preview/preview-links.ts';
import { publishedCollection } from '../publishing/published.ts';
import { metaField } from '../search/seo/meta-field.ts';

/** Creates the collection of services or solutions, which have the same fields. */
function offers(names: { slug: string; singular: string; plural: string; where: string }): CollectionConfig {
  return publishedCollection(
    {
      slug: names.slug,
      labels: { singular: names.singular, plural: names.plural },
      orderable: true,
      admin: {
        useAsTitle: 'title',
        defaultColumns: ['title', 'updatedAt', '_status'],
        description: `${names.where} Drag the rows to change the order.`,
      },
      fields: [
        { name: 'title', type: 'text', required: true, minLength: 3, maxLength: 70 },
        paragraphField('subtitle', 300, 'Shown on the card: what we do, for whom, with a figure.', {
          label: 'Summary',
        }),
        imageField({ name: 'image', label: 'Cover' }),
        articleField('description', 'Text'),
        metaField,
      ],
    },
    { previewAt: pathByKey(`/${names.slug}`) },
  );
}

export const services = offers({
  slug: 'services',
  singular: 'Service',
  plural: 'Services',
  where: 'What the company does, on /services and on the home page.',
});

export const solutions = offers({
  slug: 'solutions',
  singular: 'Solution',
  plural: 'Solutions',
  where: 'Ready-made offers for an industry or a function, on /solution and on the home page.',
});
