import type { ResponseOf } from '@riverfront/contract';
import type { ApiClient } from '@riverfront/contract/client';
import { ContactInvitation } from '../components/contact-invitation.tsx';
import { Content, LoadingText } from '../components/content.tsx';
import { RichText } from '../components/rich-text.tsx';
import { call, createClientLoader } from '../content.ts';
import { createLoader } from '../loader.server.ts';
import { identityOf, seo } from '../site.ts';
import type { Route } from './+types/due-diligence';

const title = 'For your due diligence';

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const description =
    'Certificates, insurance, security and data handling, references, and how a contract looks.';
  return seo({ title, path: '/due-diligence', description, within: [] }, identityOf(matches[0].loaderData));
}

const load = (api: ApiClient, signal: AbortSignal) => ({
  answer: call('Error fetching due diligence', api.get('dueDiligence', { signal })),
});

export const loader = createLoader(load);
export const clientLoader = createClientLoader(load);

/** What a buyer's procurement asks for. */
export default function DueDiligence({ loaderData: { answer } }: Route.ComponentProps) {
  return (
    <Content of={answer} waiting={<LoadingText />}>
      {({ intro, parts }) => (
        <div className="frame pt-10 pb-[clamp(4rem,2.5rem+6vw,8rem)] md:pt-16">
          <h1 className="text-title">{title}</h1>
          {intro ? <p className="mt-5 measure text-lead text-text-soft">{intro}</p> : null}
          <div className="mt-10 md:mt-14">
            {parts.map((part) => (
              <Part key={part._id} part={part} />
            ))}
          </div>
          <ContactInvitation
            question="Something is missing here?"
            className="border-t border-line-strong pt-10"
          />
        </div>
      )}
    </Content>
  );
}

function Part({ part: { title, facts, body } }: { part: ResponseOf<'dueDiligence'>['parts'][number] }) {
  return (
    <section
      aria-label={title}
      className="grid gap-x-6 gap-y-5 border-t border-line-strong py-8 lg:grid-cols-12 lg:py-10"
    >
      <h2 className="text-[clamp(1.375rem,1.1rem+1.1vw,1.875rem)] leading-tight lg:col-span-4">{title}</h2>
      <div className="lg:col-span-8">
        {facts.length > 0 ? (
          <dl className="grid gap-y-4">
            {facts.map(({ name, text }) => (
              <div key={name} className="grid gap-x-6 xs:grid-cols-2">
                <dt className="font-semibold">{name}</dt>
                <dd className="text-text-soft">{text}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        {body ? <RichText html={body} className="prose" /> : null}
      </div>
    </section>
  );
}
