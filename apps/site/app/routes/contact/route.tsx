import type { FormTexts, Office, Section } from '@riverfront/contract';
import type { ApiClient } from '@riverfront/contract/client';
import { lazy } from 'react';
import { createContext, data, Link, redirect } from 'react-router';
import { Emblem, Waves } from '../../components/brand.tsx';
import { Content } from '../../components/content.tsx';
import { OfficeLinks } from '../../components/office-links.tsx';
import { PageOpening } from '../../components/page-opening.tsx';
import { RichText } from '../../components/rich-text.tsx';
import Sections from '../../components/sections/sections.tsx';
import {
  browserApi,
  call,
  type MaybePending,
  peekSettled,
  settleDocument,
  settleWithin,
} from '../../content.ts';
import { apiContext, sendContext } from '../../entry.server.tsx';
import { identityOf, pageSeo, useSite } from '../../site.ts';
import { organization } from '../../structured-data/organization.ts';
import { ArrowIcon } from '../../ui/icons.tsx';
import type { Route } from './+types/route';
import { ContactForm } from './contact-form.tsx';
import { type Posted, submitPosted } from './posted.server.ts';

// No document shows it.
const LoadingScreen = lazy(() => import('../../components/loading-screen.tsx'));

/** The message of this request was rejected, which the page's title says. */
const rejectedContext = createContext(false);

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const site = identityOf(matches[0].loaderData);
  const title = loaderData?.rejected ? 'Error: Contact Us' : 'Contact Us';
  const offices = peekSettled(loaderData?.offices)?.answer?.offices;
  const about = import.meta.env.SSR ? [organization(site, offices)] : [];
  return pageSeo({ title, path: '/contact', about }, loaderData?.page, site);
}

const load = (api: ApiClient, signal: AbortSignal) => ({
  page: call(
    'Error fetching page content',
    api.get('pageContent', { params: { page: 'Contact Us' }, signal }),
  ),
  texts: call('Error fetching form texts', api.get('forms', { signal })),
  offices: call('Error fetching offices', api.get('offices', { signal })),
});

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const content = await settleDocument(load(context.get(apiContext), request.signal));
  const sent = url.searchParams.has('sent');
  return { ...content, data: { ...content.data, sent, rejected: context.get(rejectedContext) } };
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { ...(await settleWithin(load(browserApi, request.signal))), sent: false, rejected: false };
}

/** Submits the form of a visitor without JavaScript. */
export async function action({ context, request }: Route.ActionArgs) {
  const rejection = await submitPosted(request, context.get(sendContext));
  if (!rejection) return redirect('/contact?sent=1#message', 303);
  context.set(rejectedContext, true);
  return data(rejection.posted, { status: rejection.status });
}

/** The contact page: form, offices and sections. */
export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { page, texts, offices, sent } = loaderData;
  return (
    <PageOpening page={page} waiting={<LoadingScreen />}>
      {({ sections }) => (
        <>
          <Message texts={texts} posted={actionData} sent={sent} />
          <BelowTheForm offices={offices} sections={sections} />
        </>
      )}
    </PageOpening>
  );
}

interface BelowTheFormProps {
  offices: MaybePending<{ title: string; offices: Office[] }>;
  sections: Section[];
}

/** The offices and the sections of the page, below the form. */
function BelowTheForm({ offices, sections }: BelowTheFormProps) {
  return (
    <>
      <Content of={offices} waiting={null}>
        {(answer) => <Offices title={answer.title} offices={answer.offices} />}
      </Content>
      <Sections sections={sections} />
    </>
  );
}

/** The offices with address, telephone and mail. */
function Offices({ title, offices }: { title: string; offices: Office[] }) {
  if (offices.length === 0) return null;
  return (
    <section aria-labelledby="offices-title" className="frame section-space">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 id="offices-title" className="text-heading">
          {title}
        </h2>
        <Link to="/map" prefetch="intent" className="link inline-flex min-h-11 items-center gap-2">
          See the offices on the map
          <ArrowIcon />
        </Link>
      </div>
      <ul className="mt-8 grid gap-x-6 gap-y-12 sm:grid-cols-2 md:mt-12 lg:grid-cols-3">
        {offices.map((office) => (
          <li key={office._id} className="border-t border-line-strong pt-6">
            <p className="tag-line">{office.name}</p>
            <h3 className="mt-1 font-display text-[1.5rem] leading-tight tracking-display">{office.label}</h3>
            <address className="mt-4 whitespace-pre-line text-text-soft not-italic">{office.address}</address>
            <OfficeLinks office={office} className="mt-3" />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface MessageProps {
  texts: MaybePending<{ forms: FormTexts }>;
  posted: Posted | undefined;
  sent: boolean;
}

/** Fallback while the texts of the form cannot be loaded. */
const plain = { tag: 'Write to us', heading: 'Send us a message', text: '' };

/** The message block: the brand's panel with its heading, and the form. One column below 1024 px. */
function Message({ texts, posted, sent }: MessageProps) {
  return (
    <section id="message" aria-labelledby="message-title" className="scroll-mt-(--header-height) bg-mist">
      <div className="frame section-space grid gap-x-6 gap-y-10 lg:grid-cols-12">
        <Content of={texts} waiting={<Panel {...plain} />}>
          {({ forms }) => <Panel {...forms.contact} />}
        </Content>
        <div className="not-printed lg:col-span-7 lg:pl-4 xl:pl-10">
          <ContactForm
            posted={posted}
            sent={sent}
            notice={
              <Content of={texts} waiting={null}>
                {({ forms }) => <Notice notice={forms.contact.notice} />}
              </Content>
            }
          />
        </div>
      </div>
    </section>
  );
}

function Panel({ tag, heading, text }: { tag: string; heading: string; text: string }) {
  const { settings } = useSite();
  return (
    <div className="on-night facet relative isolate flex flex-col overflow-hidden bg-night px-6 pt-28 pb-24 text-on-night sm:px-10 lg:col-span-5 lg:min-h-[36rem] lg:pt-36 lg:pb-28">
      <Emblem className="absolute top-4 right-4 -z-10 h-28 rotate-24 lg:top-8 lg:right-8 lg:h-56" />
      <Waves className="absolute inset-x-0 bottom-8 -z-10 text-main-light opacity-60" />
      <div className="mt-auto">
        <p className="mb-3 text-small font-semibold tracking-tag text-main-light">{tag}</p>
        <h2 id="message-title" className="text-heading">
          {heading}
        </h2>
        <p className="mt-5 max-w-[34em] text-on-night-soft">{text}</p>
        {settings ? (
          <p className="mt-4 max-w-[34em] text-on-night-soft">
            You can also write to{' '}
            <a href={`mailto:${settings.salesEmail}`} className="link">
              {settings.salesEmail}
            </a>{' '}
            or call the office nearest to you.
          </p>
        ) : null}
      </div>
    </div>
  );
}

function Notice({ notice }: { notice: FormTexts['contact']['notice'] }) {
  return (
    <>
      <input type="hidden" name="noticeVersion" value={notice.version} />
      <RichText
        html={notice.text}
        className="prose prose-small max-w-none text-[0.875rem] leading-[1.55] text-text-soft"
      />
    </>
  );
}
