import type { PayloadRequest } from 'payload';
import { endpoint } from '../../accounts/endpoint.ts';
import { toAddress } from '../../publishing/paths/addresses.ts';
import { createPreviewLink } from '../../publishing/preview/preview-links.ts';
import { findOne, findPublished } from '../../publishing/records.ts';
import { whereOpen } from '../../recruiting/jobs/where-open.ts';
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
