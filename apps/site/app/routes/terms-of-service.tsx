import type { ApiClient } from '@riverfront/contract/client';
import { Content } from '../components/content.tsx';
import { LoadingText } from '../components/loading-text.tsx';
import { call, createClientLoader } from '../content.ts';
import { createLoader } from '../loader.server.ts';
import { seo } from '../seo.ts';
import { identityOf } from '../site.ts';
import { staticPart } from '../ui/static-part.tsx';
import type { Route } from './+types/terms-of-service';

const TermsText = staticPart(() => import('./terms-text.tsx'));

const title = 'Terms and Conditions';

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const site = identityOf(matches[0].loaderData);
  const description = `The terms on which ${site.name} offers this website to its visitors.`;
  return seo({ title, description, path: '/terms-of-service', within: [] }, site);
}

const load = (api: ApiClient, signal: AbortSignal) => ({
  terms: call(
    'Error fetching terms and conditions',
    api.get('privacy', { params: { section: 'Terms and Conditions' }, signal }),
  ),
});

export const loader = createLoader(load);
export const clientLoader = createClientLoader(load, TermsText);

/** The terms, or that there are none. */
export default function Terms({ loaderData: { terms } }: Route.ComponentProps) {
  return (
    <Content of={terms} waiting={<LoadingText />} failed={<TermsText title={title} terms={[]} />}>
      {({ privacy }) => <TermsText title={title} terms={privacy} />}
    </Content>
  );
}
