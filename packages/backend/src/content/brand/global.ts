import {
  type BrandColours,
  checkPairs,
  colourNames,
  defaultStyle,
  describePair,
  type FaceId,
  faceIds,
  faces,
  isBlocking,
  isColour,
  parseColours,
} from '@riverfront/brand';
import {
  APIError,
  type GlobalBeforeChangeHook,
  type GlobalConfig,
  type SelectField,
  type TextField,
} from 'payload';
import { imageField } from '../../fields/image.ts';
import { uiField } from '../../publishing/admin-fields.ts';
import { publishedGlobal } from '../../publishing/published.ts';
import { resolvePreviewUrl } from './previews.ts';

const descriptions: Record<keyof BrandColours, string> = {
  ink: 'Text, and the dark bands.',
  main: 'Links and buttons.',
  accent: 'Highlights.',
  ground: 'The background of pages; light. Its dark counterpart is made from the ink.',
};

const colourFields = colourNames.map(
  (name): TextField => ({
    name,
    type: 'text',
    required: true,
    maxLength: 7,
    defaultValue: defaultStyle.colours[name],
    validate: (value: unknown) =>
      isColour(value) || 'Please write a colour as # and six digits, such as #10182b.',
    admin: {
      description: descriptions[name],
      components: { Field: '/admin/content/brand/colours#ColourField' },
    },
  }),
);

function faceField(name: string, label: string, defaultValue: FaceId): SelectField {
  const options = faceIds.map((value) => ({ value, label: faces[value].name }));
  return { name, label, type: 'select', required: true, defaultValue, options };
}

const logoTypes = { mimeType: { in: ['image/svg+xml', 'image/png'] } };

/** Creates a field for a drawing of the company, which may be absent. */
function logoField(name: string, label: string, description: string) {
  return imageField({ name, label, required: false, filterOptions: logoTypes, admin: { description } });
}

/**
 * Rejects the publication of colours in which body text could not be read. Drafts may have any, and the fields reject
 * what is not a colour.
 * @throws {APIError} 400 with the nearest colour that can be read
 */
const assertReadable: GlobalBeforeChangeHook = ({ data }) => {
  const colours = data._status === 'published' ? parseColours(data.colours ?? {}) : undefined;
  const failing = colours && checkPairs(colours).find(isBlocking);
  if (!failing) return;
  const { nearest } = failing;
  const advice = nearest ? ` The nearest ${nearest.name} that works is ${nearest.colour}.` : '';
  throw new APIError(`These colours cannot be published. ${describePair(failing)}.${advice}`, 400);
};

const base = publishedGlobal(
  {
    slug: 'brand',
    label: 'Brand',
    admin: { description: 'Logo, colours, faces and shapes of the site, its emails and the staff side.' },
    fields: [
      uiField('preview', '/admin/content/brand/preview#BrandPreview'),
      logoField(
        'logo',
        'Logo',
        'SVG or PNG, for light backgrounds. Without one the company’s name is written.',
      ),
      logoField(
        'logoOnDark',
        'Logo for dark backgrounds',
        'Without one the logo above is used there as well.',
      ),
      logoField('mark', 'Square mark', 'For browser tabs and home screens. Without one the logo is used.'),
      { name: 'colours', type: 'group', fields: colourFields, admin: { className: 'brand-colours' } },
      uiField('pairs', '/admin/content/brand/colours#ColourPairs'),
      faceField('headlineFace', 'Face of headlines', defaultStyle.headlineFace),
      faceField('textFace', 'Face of text', defaultStyle.textFace),
      {
        name: 'corners',
        type: 'select',
        required: true,
        defaultValue: defaultStyle.corners,
        options: [
          { value: 'facets', label: 'One corner cut off' },
          { value: 'plain', label: 'Plain' },
        ],
      },
      {
        name: 'divider',
        label: 'Between sections',
        type: 'select',
        required: true,
        defaultValue: defaultStyle.divider,
        options: [
          { value: 'waves', label: 'Wavy lines' },
          { value: 'plain', label: 'Nothing' },
        ],
      },
    ],
  },
  { previewAt: () => '/' },
);

/** Logo, colours, faces and shapes, published like any page. */
export const brand: GlobalConfig = {
  ...base,
  admin: { ...base.admin, livePreview: { ...base.admin?.livePreview, url: resolvePreviewUrl } },
  hooks: { ...base.hooks, beforeChange: [assertReadable] },
};
