import type { CollectionConfig, Field } from 'payload';
import { imageField } from '../../fields/image.ts';
import { linkField } from '../../fields/link.ts';
import { lineField, paragraphField } from '../../fields/text.ts';
import { publishedCollection } from '../../publishing/published.ts';

/** Creates a collection of people with a portrait. @param more fields between the text and the portrait */
function people(
  config: Pick<CollectionConfig, 'slug' | 'labels'> & { description: string },
  role: Field,
  content: Field,
  ...more: Field[]
): CollectionConfig {
  const { slug, labels, description } = config;
  const defaultColumns = ['name', 'designation', '_status'];
  const name = lineField('name', 80);
  return publishedCollection({
    slug,
    labels,
    orderable: true,
    admin: { useAsTitle: 'name', defaultColumns, description },
    fields: [name, role, content, ...more, imageField({ name: 'image', label: 'Portrait' })],
  });
}

export const teamMembers = people(
  {
    slug: 'team-members',
    labels: { singular: 'Team member', plural: 'Team' },
    description: 'The cards of the team on the About page. Drag the rows to change the order.',
  },
  lineField('designation', 100, undefined, { label: 'Role' }),
  paragraphField('content', 1000, 'The back of the card, about 80 words. An empty line starts a paragraph.', {
    label: 'About this person',
  }),
  linkField('linkedin', {
    label: 'Professional profile',
    description: 'Used only when the site settings link team icons to profiles.',
  }),
);

export const successStories = people(
  {
    slug: 'success-stories',
    labels: { singular: 'Success story', plural: 'Success stories' },
    description: 'Quotes from clients, in the carousel of the Insights page.',
  },
  lineField('designation', 140, undefined, { label: 'Role and company' }),
  paragraphField('content', 900, 'Without quotation marks. An empty line starts a paragraph.', {
    label: 'Quote',
  }),
);
