import type { FormTexts, HeroItem, Office } from '@riverfront/contract';
import type { ApiClient } from '@riverfront/contract/client';
import { lazy } from 'react';
import { createContext, data, Link, redirect } from 'react-router';
import { Content } from '../../components/content.tsx';
import { HeroWindow } from '../../components/head/hero-window.tsx';
import { PageIntro, PageOpening } from '../../components/head/page-opening.tsx';
import { ToolHead } from '../../components/head/tool-head.tsx';
import { OfficeLinks } from '../../components/office-links.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { ScheduleCall } from '../../components/schedule-call.tsx';
import Sections from '../../components/sections/sections.tsx';
import { browserApi, call, peekSettled, settleDocument, settleWithin } from '../../content.ts';
import { apiContext, sendContext } from '../../entry.server.tsx';
import { identityOf, pageSeo, useSite } from '../../site.ts';
import { organization } from '../../structured-data/organization.ts';
import { ArrowIcon } from '../../ui/icons.tsx';
import type { Route } from './+types/route';
import { ContactForm } from './contact-form.tsx';
import { submitPosted } from './posted.server.ts';

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

/** The contact page: form, offices, introduction and sections. */
export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { page, texts, offices, sent } = loaderData;
  return (
    <PageOpening page={page} waiting={<LoadingScreen />}>
      {({ home, intro, sections }) => (
        <>
          <div className="bg-mist pb-[clamp(3rem,2rem+3vw,5rem)]">
            <ToolHead items={home} />
            <section
              id="message"
              aria-labelledby="message-title"
              className="frame grid scroll-mt-(--header-height) gap-x-6 gap-y-6 lg:grid-cols-12 lg:grid-rows-[auto_1fr]"
            >
              <Content of={texts} waiting={<Panel {...plain} items={home} />}>
                {({ forms }) => <Panel {...forms.contact} items={home} />}
              </Content>
              <div className="not-printed lg:col-span-7 lg:row-span-2 lg:pl-4 xl:pl-10">
                <ContactForm
                  posted={actionData}
                  sent={sent}
                  notice={
                    <Content of={texts} waiting={null}>
                      {({ forms }) => <Notice notice={forms.contact.notice} />}
                    </Content>
                  }
                />
              </div>
              <Content of={offices} waiting={null}>
                {(answer) => <Offices title={answer.title} offices={answer.offices} />}
              </Content>
            </section>
          </div>
          <PageIntro intro={intro} />
          <Sections sections={sections} />
        </>
      )}
    </PageOpening>
  );
}

/** The offices with address and telephone. */
function Offices({ title, offices }: { title: string; offices: Office[] }) {
  if (offices.length === 0) return null;
  return (
    <div className="max-lg:mt-6 lg:col-span-5 lg:row-start-2">
      <div className="flex flex-wrap items-center justify-between gap-x-8">
        <h3 className="text-card">{title}</h3>
        <Link to="/map" prefetch="intent" className="link inline-flex min-h-11 items-center gap-2 text-small">
          See the offices on the map
          <ArrowIcon />
        </Link>
      </div>
      <ul>
        {offices.map((office) => (
          <li
            key={office._id}
            className="grid gap-x-6 border-t border-line-strong/60 py-2 text-small xs:grid-cols-[1fr_auto]"
          >
            <div className="pt-2">
              <h4 className="font-display text-[1.25rem] leading-tight tracking-display">{office.label}</h4>
              <p className="sr-only">{office.name}</p>
              <address className="mt-1 text-text-soft not-italic">
                {office.address.split('\n').join(', ')}
              </address>
            </div>
            <OfficeLinks office={office} isBrief className="xs:text-right" />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Fallback while the texts of the form cannot be loaded. */
const plain = { tag: 'Write to us', heading: 'Send us a message', text: '' };

type PanelProps = Record<'tag' | 'heading' | 'text', string> & { items: HeroItem[] };

/** The image at the left of the form, with its heading; on phones the heading alone. */
function Panel({ tag, heading, text, items }: PanelProps) {
  const { settings } = useSite();
  return (
    <div className="relative isolate flex flex-col justify-end lg:col-span-5 lg:min-h-64 lg:overflow-hidden lg:bg-night lg:px-8 lg:pt-16 lg:pb-7 lg:text-on-night lg:facet">
      <HeroWindow
        items={items}
        sizes="(min-width: 1024px) 640px, 1px"
        className="absolute inset-0 -z-20 max-lg:hidden"
      />
      <div className="hero-shade absolute inset-0 -z-10 bg-night/50 max-lg:hidden" />
      <p className="tag-line mb-1 lg:text-main-light">{tag}</p>
      <h2 id="message-title" className="text-[clamp(1.375rem,1.1rem+1.3vw,2.125rem)] leading-tight">
        {heading}
      </h2>
      <p className="mt-2 max-w-[34em] text-small text-text-soft lg:text-on-night-soft">
        {text}
        {settings ? (
          <span>
            {' You can also write to '}
            <a href={`mailto:${settings.salesEmail}`} className="link lg:text-main-light">
              {settings.salesEmail}
            </a>
            .
          </span>
        ) : null}
      </p>
      <ScheduleCall className="button mt-4 self-start" />
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
