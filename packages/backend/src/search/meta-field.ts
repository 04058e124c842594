import { searchTextLimits as limits } from '@riverfront/contract/search-texts';
import type { GroupField } from 'payload';
import { imageField } from '../fields/factories.ts';

/** Overrides for search results and social previews; empty ones fall back to the page's own texts and image. */
export const metaField: GroupField = {
  name: 'meta',
  label: 'Search results and sharing',
  type: 'group',
  interfaceName: 'SearchAndSharing',
  admin: {
    description: 'Leave empty to use the page’s own texts and an image drawn from its title.',
  },
  fields: [
    {
      name: 'title',
      type: 'text',
      maxLength: limits.title,
      admin: { description: `At most ${limits.title} characters, of which search engines show all.` },
    },
    {
      name: 'description',
      type: 'textarea',
      minLength: limits.shortestDescription,
      maxLength: limits.description,
      validate: validateDescription,
      admin: {
        description: `${limits.shortestDescription} to ${limits.description} characters, shown below the title of the result.`,
      },
    },
    imageField({
      name: 'image',
      required: false,
      admin: {
        description:
          'Shown where the page is shared, instead of the image that the website draws; ideally 1200 × 630 pixels.',
      },
    }),
  ],
};

function validateDescription(value: string | null | undefined): true | string {
  const length = value?.trim().length ?? 0;
  if (length === 0) return true;
  if (length < limits.shortestDescription) return 'Write at least 50 characters, or leave it empty.';
  return length <= limits.description || 'Write at most 160 characters.';
}
