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
  type PayloadRequest,
  type SelectField,
  type TextField,
} from 'payload';
import { endpoint } from '../../accounts/endpoint.ts';
import { findOne, findPublished } from '../../database/records.ts';
import { imageField } from '../../fields/factories.ts';
import { uiField } from '../../publishing/admin-fields.ts';
import { toAddress } from '../../publishing/paths/addresses.ts';
import { createPreviewLink } from '../../publishing/preview/preview-links.ts';
import { publishedGlobal } from '../../publishing/published.ts';
import { whereOpen } from '../../recruiting/jobs/options.ts';
import { today } from '../../time/company-time.ts';

/** What staff can look at in the draft of the brand. */
export type BrandScreen = 'home' | 'job' | 'email';

/** Key of the user preference with the chosen screen, as `{ screen }`; `apps/cms/src/admin/content/brand` sets it. */
const preferenceKey = 'brand-preview';

/**
 * Creates links to every screen in the draft of the brand.
 * @param version changes the address of the email, which cannot reload itself as the pages of the site do
 */
async function createLinks(req: PayloadRequest, version: string): Promise<Record<BrandScreen, string>> {
  // The newest, by the order of the collection.
  const job = await findPublished(req, 'jobs', whereOpen(today()));
  const sign = (path: string) => createPreviewLink(req.payload, { kind: 'brand', path });
  return {
    home: sign('/'),
    job: sign((job && toAddress('jobs', job)) ?? '/careers'),
    email: `/api/brand/email-preview?version=${encodeURIComponent(version)}`,
  };
}

/**
 * Resolves the address of the live preview: the screen that the user chose, or else the home page. Payload asks for it
 * when the form opens and after every save.
 */
export async function resolvePreviewUrl({
  data,
  req,
}: {
  data: Record<string, unknown>;
  req: PayloadRequest;
}): Promise<string> {
  const links = await createLinks(req, String(data.updatedAt));
  const isOwn = { key: { equals: preferenceKey }, 'user.value': { equals: req.user?.id } };
  const preference = req.user && (await findOne(req, 'payload-preferences', isOwn));
  const { screen } = (preference?.value ?? {}) as { screen?: BrandScreen };
  return screen && Object.hasOwn(links, screen) ? links[screen] : links.home;
}

/** Returns the links for editors who choose another screen. */
export const brandPreviews = endpoint({
  method: 'get',
  path: '/brand/previews',
  roles: ['editor'],
  handler: (req) => createLinks(req, String(Date.now())),
});

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
      { name: 'colours', type: 'group', fields: [{ type: 'row', fields: colourFields }] },
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
