import type { CollectionConfig } from 'payload';
import { pictureField } from '../fields/picture.ts';
import { richTextField } from '../fields/rich-text.ts';
import { pathByKey } from '../preview/preview-paths.ts';
import { searchAndSharingField } from '../sharing/field.ts';
import { published } from './published.ts';

/** Services and solutions have the same fields and differ in where they stand. */
function offers(names: { slug: string; singular: string; plural: string; where: string }): CollectionConfig {
  return published(
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
        {
          name: 'subtitle',
          type: 'textarea',
          label: 'Summary',
          required: true,
          maxLength: 300,
          admin: { description: 'Shown on the card: what is done, for whom, with a number.' },
        },
        pictureField({ name: 'image', label: 'Cover' }),
        richTextField('description', 'Text'),
        searchAndSharingField,
      ],
    },
    { keyFrom: 'title', previewAt: pathByKey(`/${names.slug}`) },
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
  where: 'Ready answers for an industry or a function, on /solution and on the home page.',
});
