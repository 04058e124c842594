import { seoPlugin } from '@payloadcms/plugin-seo';
import { searchTextLimits as limits, shorten } from '@riverfront/contract/search-texts';
import type {
  Config,
  Field,
  GroupField,
  Plugin,
  TextareaField,
  TextField,
  UIField,
  UploadField,
} from 'payload';
import { addressOf } from '../paths/address-of.ts';
import type { StaffSide } from '../staff-side.ts';
import { type Described, ownTexts } from './own-texts.ts';

/** What has a page of its own on the site. */
const collections = ['pages', 'blogs', 'services', 'solutions', 'jobs'];

interface Sharable extends Described {
  id?: number | string;
  image?: number | { id: number } | null;
  path?: string;
  key?: string;
}

const plugin = seoPlugin({
  collections,
  uploadsCollection: 'media',
  interfaceName: 'SearchAndSharing',
  generateTitle: ({ doc, collectionConfig }: { doc: Sharable; collectionConfig?: { slug: string } }) =>
    shorten(ownTexts(collectionConfig?.slug ?? '', doc).title, limits.title),
  generateDescription: ({ doc, collectionConfig }: { doc: Sharable; collectionConfig?: { slug: string } }) =>
    shorten(ownTexts(collectionConfig?.slug ?? '', doc).description, limits.description),
  generateImage: ({ doc }: { doc: Sharable }) =>
    (typeof doc.image === 'object' && doc.image !== null ? doc.image.id : doc.image) ?? '',
  generateURL: ({ doc, collectionConfig, req }) => {
    const staffSide = req.payload.config.custom.staffSide as StaffSide | undefined;
    return `${staffSide?.siteUrl ?? ''}${addressOf(collectionConfig?.slug ?? '', doc) ?? '/'}`;
  },
  fields: ({ defaultFields }) => defaultFields.map(ours),
});

/** Adds to everything with a page what it says to search engines and to those it is shared with. */
export const searchAndSharing: Plugin = async (config) => {
  const made: Config = await plugin(config);
  for (const collection of made.collections ?? []) {
    const group = collection.fields.find(
      (field): field is GroupField => 'name' in field && field.name === 'meta',
    );
    if (!group || !collections.includes(collection.slug)) continue;
    group.label = 'Search results and sharing';
    group.admin = {
      description:
        'Leave empty to use the texts and the picture of the page itself. The counters say how much of it is shown.',
    };
  }
  return made;
};

const preview: UIField = {
  name: 'preview',
  type: 'ui',
  label: 'How it is shown',
  admin: { components: { Field: '/admin/sharing/sharing-preview#SharingPreview' } },
};

function ours(field: Field): Field {
  if (!('name' in field)) return field;
  switch (field.name) {
    case 'title':
      return { ...(field as TextField), label: 'Title', maxLength: limits.title } as TextField;
    case 'description':
      return {
        ...(field as TextareaField),
        label: 'Description',
        maxLength: limits.description,
        minLength: limits.shortestDescription,
        validate: fits,
      } as TextareaField;
    case 'image':
      return {
        ...(field as UploadField),
        label: 'Picture',
        filterOptions: { mimeType: { contains: 'image/' } },
        admin: { ...field.admin, description: 'Shown where the address is shared; best 1200 × 630 pixels.' },
      } as UploadField;
    // The plugin's own shows neither the page's texts, where staff wrote none, nor a picture.
    case 'preview':
      return preview;
    default:
      return field;
  }
}

function fits(value: string | null | undefined): true | string {
  const length = value?.trim().length ?? 0;
  if (length === 0) return true;
  if (length < limits.shortestDescription) return 'Write at least 50 characters, or leave it empty.';
  return length <= limits.description || 'Write at most 160 characters.';
}
