import { imageField, paragraphField } from '../../fields/factories.ts';
import { articleField } from '../../fields/rich-text.ts';
import { toPagePath, validatePagePath } from '../../publishing/paths/validate-path.ts';
import { pathOfPage } from '../../publishing/preview/preview-links.ts';
import { publishedCollection } from '../../publishing/published.ts';
import { metaField } from '../../search/meta-field.ts';
import { pageSectionsField } from '../sections.ts';

/** Pages that staff compose, each at its own path. */
export const pages = publishedCollection(
  {
    slug: 'pages',
    labels: { singular: 'Page', plural: 'Pages' },
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', 'path', 'updatedAt', '_status'],
      description: 'Pages composed of sections. Changing the path of a published page adds a redirect.',
    },
    fields: [
      { name: 'title', type: 'text', required: true, maxLength: 90 },
      paragraphField(
        'subtitle',
        260,
        'Shown below the title, and in search results unless a description is written below.',
        { required: false },
      ),
      {
        name: 'path',
        type: 'text',
        required: true,
        unique: true,
        index: true,
        maxLength: 120,
        validate: validatePagePath,
        hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? toPagePath(value) : value)] },
        admin: { position: 'sidebar', description: 'The address of the page, for example /sap-btp.' },
      },
      imageField({ name: 'image', label: 'Cover', required: false }),
      {
        ...articleField('description', 'Long text', 'Shown above the sections. Leave empty for none.'),
        required: false,
      },
      pageSectionsField,
      metaField,
    ],
  },
  { previewAt: pathOfPage },
);
