import { seoPlugin } from '@payloadcms/plugin-seo';
import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext';
import type { Config, Field, GroupField, Plugin, TextareaField, TextField, UploadField } from 'payload';
import { addressOf } from '../paths/address-of.ts';
import type { StaffSide } from '../staff-side.ts';

/** What has a page of its own on the site. */
const collections = ['pages', 'blogs', 'services', 'solutions', 'jobs'];

/** Characters that search engines show of a title and a description (specification, section 14: 50 to 160). */
const sharingLimits = { title: 60, shortestDescription: 50, description: 160 };

interface Described {
  id?: number | string;
  title?: string;
  subtitle?: string;
  location?: string;
  description?: unknown;
  image?: number | { id: number } | null;
  path?: string;
  key?: string;
}

const plugin = seoPlugin({
  collections,
  uploadsCollection: 'media',
  interfaceName: 'SearchAndSharing',
  generateTitle: ({ doc }: { doc: Described }) => cut(doc.title ?? '', sharingLimits.title),
  generateDescription: ({ doc }: { doc: Described }) =>
    cut(doc.subtitle || textOf(doc.description), sharingLimits.description),
  generateImage: ({ doc }: { doc: Described }) =>
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

function ours(field: Field): Field {
  if (!('name' in field)) return field;
  switch (field.name) {
    case 'title':
      return { ...(field as TextField), label: 'Title', maxLength: sharingLimits.title } as TextField;
    case 'description':
      return {
        ...(field as TextareaField),
        label: 'Description',
        maxLength: sharingLimits.description,
        minLength: sharingLimits.shortestDescription,
        validate: fits,
      } as TextareaField;
    case 'image':
      return {
        ...(field as UploadField),
        label: 'Picture',
        filterOptions: { mimeType: { contains: 'image/' } },
        admin: { ...field.admin, description: 'Shown where the address is shared; best 1200 × 630 pixels.' },
      } as UploadField;
    default:
      return field;
  }
}

function fits(value: string | null | undefined): true | string {
  const length = value?.trim().length ?? 0;
  if (length === 0) return true;
  if (length < sharingLimits.shortestDescription) return 'Write at least 50 characters, or leave it empty.';
  return length <= sharingLimits.description || 'Write at most 160 characters.';
}

function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  const data = value as Parameters<typeof convertLexicalToPlaintext>[0]['data'];
  return convertLexicalToPlaintext({ data }).replace(/\s+/g, ' ');
}

function cut(text: string, length: number): string {
  const plain = text.trim();
  if (plain.length <= length) return plain;
  const start = plain.slice(0, length - 1);
  return `${start.slice(0, start.lastIndexOf(' ')).replace(/[\s,;:.–-]+$/, '')}…`;
}
