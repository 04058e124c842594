import type { ResponseOf } from '@riverfront/contract';
import type { ApiClient } from '@riverfront/contract/client';
import { Content, LoadingText } from '../components/content.tsx';
import { shiftHeadings } from '../components/contents.tsx';
import { LegalDocument } from '../components/legal-document.tsx';
import { RichText } from '../components/rich-text.tsx';
import { call, createClientLoader } from '../content.ts';
import { createLoader } from '../loader.server.ts';
import { identityOf, seo } from '../site.ts';
import type { Route } from './+types/privacy-policy';

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
export const clientLoader = createClientLoader(load);

/** All sections of the privacy policy on one page, each with an address of its own. */
export default function PrivacyPolicy({ loaderData: { policy } }: Route.ComponentProps) {
  return (
    <Content of={policy} waiting={<LoadingText />}>
      {({ privacy }) => <Sections privacy={privacy} />}
    </Content>
  );
}

/** The sections of the privacy policy. */
function Sections({ privacy }: Pick<ResponseOf<'privacy'>, 'privacy'>) {
  if (privacy.length === 0) return <LoadingText />;
  const headings = privacy.map((section) => ({ id: section._id, title: section.title }));
  return (
    <LegalDocument title={title} headings={headings}>
      {privacy.map((section) => (
        <section
          key={section._id}
          aria-labelledby={section._id}
          className="not-first:mt-14 not-first:border-t not-first:border-line not-first:pt-12"
        >
          <h2 id={section._id} className="mb-6 text-[clamp(1.625rem,1.4rem+1vw,2.25rem)] leading-tight">
            {section.title}
          </h2>
          <RichText html={shiftHeadings(section.description)} className="prose prose-article" />
        </section>
      ))}
    </LegalDocument>
  );
}
