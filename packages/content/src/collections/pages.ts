import { pageSectionsField } from '../blocks/sections.ts';
import { optionalPictureField } from '../fields/picture.ts';
import { optionalRichTextField } from '../fields/rich-text.ts';
import { menuPlacesField } from '../menus/menu-places-field.ts';
import { placePage } from '../menus/place-page.ts';
import { freePath } from '../paths/free-path.ts';
import { pathOfPage } from '../preview/preview-paths.ts';
import { leaveRedirect, rememberPublishedPath } from '../redirects/leave-redirect.ts';
import { removeRedirectsToPage } from '../redirects/remove-redirects.ts';
import { searchAndSharingField } from '../sharing/field.ts';
import { published } from './published.ts';

const page = published(
  {
    slug: 'pages',
    labels: { singular: 'Page', plural: 'Pages' },
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', 'path', 'updatedAt', '_status'],
      description:
        'Pages at a path of their own, made of sections. Changing the path of a published page leaves a redirect.',
    },
    fields: [
      { name: 'title', type: 'text', required: true, maxLength: 90 },
      {
        name: 'subtitle',
        type: 'textarea',
        maxLength: 260,
        admin: {
          description: 'Shown below the title, and to search engines unless something else is written below.',
        },
      },
      {
        name: 'path',
        type: 'text',
        required: true,
        unique: true,
        index: true,
        maxLength: 120,
        validate: freePath,
        admin: { position: 'sidebar', description: 'Where the page stands, for example /sap-btp.' },
      },
      optionalPictureField({ name: 'image', label: 'Cover' }),
      optionalRichTextField('description', 'Long text', 'Stands above the sections. Leave empty for none.'),
      pageSectionsField,
      menuPlacesField,
      searchAndSharingField,
    ],
  },
  { keyFrom: 'title', previewAt: pathOfPage },
);

/** Pages that staff compose, each at a path of its own. */
export const pages = {
  ...page,
  endpoints: placePage,
  hooks: {
    ...page.hooks,
    beforeChange: [rememberPublishedPath],
    afterChange: [...(page.hooks?.afterChange ?? []), leaveRedirect],
    afterDelete: [...(page.hooks?.afterDelete ?? []), removeRedirectsToPage],
  },
} satisfies typeof page;
