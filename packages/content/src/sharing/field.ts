import { searchTextLimits as limits } from '@riverfront/contract/search-texts';
import type { GroupField } from 'payload';

/** What a page says to search engines and where it is shared; the page's own texts and picture where it is empty. */
export const searchAndSharingField: GroupField = {
  name: 'meta',
  label: 'Search results and sharing',
  type: 'group',
  interfaceName: 'SearchAndSharing',
  admin: {
    description:
      'Leave empty to use the texts of the page itself and a picture drawn with its title. Below you see what is shown, and how much of it.',
  },
  fields: [
    { name: 'title', type: 'text', maxLength: limits.title },
    {
      name: 'description',
      type: 'textarea',
      minLength: limits.shortestDescription,
      maxLength: limits.description,
      validate: fits,
    },
    {
      name: 'image',
      label: 'Picture',
      type: 'upload',
      relationTo: 'media',
      filterOptions: { mimeType: { contains: 'image/' } },
      admin: {
        description:
          'Shown where the address is shared, in place of the picture that the website draws; best 1200 × 630 pixels.',
      },
    },
    {
      name: 'preview',
      label: 'How it is shown',
      type: 'ui',
      admin: { components: { Field: '/admin/sharing/sharing-preview#SharingPreview' } },
    },
  ],
};

function fits(value: string | null | undefined): true | string {
  const length = value?.trim().length ?? 0;
  if (length === 0) return true;
  if (length < limits.shortestDescription) return 'Write at least 50 characters, or leave it empty.';
  return length <= limits.description || 'Write at most 160 characters.';
}
