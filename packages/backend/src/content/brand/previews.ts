import { type Endpoint, Forbidden, type PayloadRequest } from 'payload';
import { hasRole } from '../../access/roles.ts';
import { createPreviewLink, findOne, findPublished } from '../../publishing/index.ts';

/** What staff can look at in the draft of the brand. */
export type BrandScreen = 'home' | 'job' | 'email';

/** Key of the user preference with the chosen screen, as `{ screen }`; `apps/cms/src/admin/content/brand` sets it. */
const preferenceKey = 'brand-preview';

/**
 * Creates links to every screen in the draft of the brand.
 * @param version changes the address of the email, which cannot reload itself as the pages of the site do
 */
async function createLinks(req: PayloadRequest, version: string): Promise<Record<BrandScreen, string>> {
  const isOpen = [
    { closingOn: { exists: false } },
    { closingOn: { greater_than_equal: new Date().toISOString() } },
  ];
  // The newest, by the order of the collection.
  const job = await findPublished(req, 'jobs', { availability: { equals: 'active' }, or: isOpen });
  const sign = (path: string) => createPreviewLink(req.payload, { kind: 'brand', path });
  return {
    home: sign('/'),
    job: sign(job?.key ? `/careers/${job.key}` : '/careers'),
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
export const brandPreviews: Endpoint = {
  path: '/brand/previews',
  method: 'get',
  async handler(req) {
    if (!hasRole(req.user, 'administrator', 'editor')) throw new Forbidden(req.t);
    return Response.json(await createLinks(req, String(Date.now())));
  },
};
