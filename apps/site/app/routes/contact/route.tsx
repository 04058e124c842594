import type { ApiClient } from '@riverfront/contract/client';
import { lazy } from 'react';
import { createContext, data, redirect } from 'react-router';
import { browserApi } from '../../api.ts';
import { PageOpening } from '../../components/page-opening.tsx';
import { call, peekSettled, settleDocument, settleWithin } from '../../content.ts';
import { apiContext, sendContext } from '../../entry.server.tsx';
import { pageSeo } from '../../page-seo.ts';
import { identityOf } from '../../site.ts';
import { organization } from '../../structured-data/organization.ts';
import type { Route } from './+types/route';
import BelowTheForm from './below-the-form.tsx';
import Message from './message.tsx';
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
