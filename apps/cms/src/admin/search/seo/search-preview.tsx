import { staffSideOf } from '@riverfront/backend/staff-side';
import type { UIFieldServerProps } from 'payload';
import { PreviewCards } from './preview-cards.tsx';

/** Previews the search result and the shared link of a page. */
export async function SearchPreview({ collectionSlug, req }: UIFieldServerProps) {
  const { companyName, description } = await req.payload.findGlobal({ slug: 'settings', depth: 0, req });
  const { siteUrl } = staffSideOf(req.payload);
  const site = { name: companyName, description, url: siteUrl };
  return <PreviewCards collection={collectionSlug} site={site} />;
}
