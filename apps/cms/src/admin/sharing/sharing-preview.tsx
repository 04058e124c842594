import { staffSideOf } from '@riverfront/content';
import type { UIFieldServerProps } from 'payload';
import { SharingCards } from './sharing-cards.tsx';

/** How a page is shown in search results and where its address is shared, beside the fields that say so. */
export async function SharingPreview({ collectionSlug, req }: UIFieldServerProps) {
  const { companyName, description } = await req.payload.findGlobal({ slug: 'settings', depth: 0, req });
  const { siteUrl } = staffSideOf(req.payload);
  const site = { name: companyName, description, url: siteUrl };
  return <SharingCards collection={collectionSlug} site={site} />;
}
