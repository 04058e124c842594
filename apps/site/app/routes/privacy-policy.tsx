import type { ApiClient } from '@riverfront/contract/client';
import { Content } from '../components/content.tsx';
import { LoadingText } from '../components/loading-text.tsx';
import { call, createClientLoader } from '../content.ts';
import { createLoader } from '../loader.server.ts';
import { seo } from '../seo.ts';
import { identityOf } from '../site.ts';
import { staticPart } from '../ui/static-part.tsx';
import type { Route } from './+types/privacy-policy';

const PrivacySections = staticPart(() => import('./privacy-sections.tsx'));

const title = 'Privacy Policy';

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const site = identityOf(matches[0].loaderData);
  const description = `What ${site.name} keeps of the visitors of this website, why, for how long, and how to have it deleted.`;
  return seo({ title, description, path: '/privacy-policy', within: [] }, site);
}

const load = (api: ApiClient, signal: AbortSignal) => ({
  policy: call(
    'Error fetching privacy data',
    api.get('privacy', { params: { section: 'Privacy Policy' }, signal }),
  ),
});

export const loader = createLoader(load);
export const clientLoader = createClientLoader(load, PrivacySections);

/** All sections of the privacy policy on one page, each with an address of its own. */
export default function PrivacyPolicy({ loaderData: { policy } }: Route.ComponentProps) {
  return (
    <Content of={policy} waiting={<LoadingText />}>
      {({ privacy }) => <PrivacySections title={title} privacy={privacy} />}
    </Content>
  );
}
