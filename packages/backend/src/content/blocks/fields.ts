import type { Block, CollectionSlug, Field, RelationshipField } from 'payload';
import { row } from '../../fields/layout.ts';
import { lineField } from '../../fields/text.ts';

/** The optional texts above the content of a section. */
export const headingFields: Field[] = [
  { name: 'tag', type: 'text', label: 'Tag line', maxLength: 60 },
  { name: 'title', type: 'text', maxLength: 120 },
  { name: 'text', type: 'textarea', maxLength: 800 },
];

/**
 * Creates a block whose type is named after its slug: `call-to-action` → `CallToActionBlock`. Its drawing for the
 * section picker is a file of the staff side.
 */
export function createBlock(slug: string, singular: string, plural: string, fields: Field[]): Block {
  const words = slug.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return {
    slug,
    interfaceName: `${words.join('')}Block`,
    labels: { singular, plural },
    admin: { images: { thumbnail: { url: `/sections/${slug}.svg`, alt: '' } } },
    fields,
  };
}

/** Creates an ordered selection of documents. */
export function selectionField(
  name: string,
  relationTo: CollectionSlug,
  maxRows: number,
  description: string,
): RelationshipField {
  return { name, type: 'relationship', relationTo, hasMany: true, maxRows, admin: { description } };
}

/** Creates a figure whose digits count up, and what it counts. */
export function counterField(name: string, textName: string): Field {
  return row(
    lineField(name, 20, 'The digits count up; the characters around them do not change.', {
      label: 'Number',
      validate: (value: string | null | undefined) =>
        /\d/.test(value ?? '') || 'Write a number, for example 13+ or 98%.',
    }),
    { name: textName, type: 'text', label: 'What it counts', required: true, maxLength: 60 },
  );
}
