import type { ResponseOf } from '@riverfront/contract';
import type { ApiClient } from '@riverfront/contract/client';
import { Content, LoadingText } from '../components/content.tsx';
import { addHeadingIds } from '../components/contents.tsx';
import { LegalDocument } from '../components/legal-document.tsx';
import { RichText } from '../components/rich-text.tsx';
import { call, createClientLoader } from '../content.ts';
import { createLoader } from '../loader.server.ts';
import { identityOf, seo } from '../site.ts';
import type { Route } from './+types/terms-of-service';

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
export const clientLoader = createClientLoader(load);

/** The terms, or that there are none. */
export default function Terms({ loaderData: { terms } }: Route.ComponentProps) {
  return (
    <Content of={terms} waiting={<LoadingText />} failed={<TermsText />}>
      {({ privacy }) => <TermsText terms={privacy[0]} />}
    </Content>
  );
}

function TermsText({ terms }: { terms?: ResponseOf<'privacy'>['privacy'][number] }) {
  if (!terms?.description)
    return (
      <LegalDocument title={title} headings={[]}>
        <p role="status" className="text-lead text-text-soft">
          No Terms and Conditions available.
        </p>
      </LegalDocument>
    );
  const { html, headings } = addHeadingIds(terms.description);
  return (
    <LegalDocument title={terms.title || title} headings={headings}>
      <RichText html={html} className="prose prose-article" />
    </LegalDocument>
  );
}
