import type { FormTexts } from '@riverfront/contract';
import type { ApiClient } from '@riverfront/contract/client';
import { messages } from '@riverfront/contract/messages';
import { lazy, Suspense, useState } from 'react';
import { useNavigate, useOutletContext } from 'react-router';
import { type Arriving, call, createClientLoader, ifArrived } from '../../../content.ts';
import { createLoader } from '../../../loader.server.ts';
import { seo } from '../../../seo.ts';
import { identityOf } from '../../../site.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { notify } from '../../../ui/toasts.ts';
import type { JobContext } from '../context.ts';
import { useGoBack } from '../use-go-back.ts';
import type { Route } from './+types/route';
import './apply.css';
import { whenOnline } from '../../../ui/when-online.ts';
import { ApplyPage } from './apply-page.tsx';
import { Opening } from './opening.tsx';
import type { Received } from './received.tsx';
import { useArrived } from './use-arrived.ts';

/** Only over a page that the browser was on before, never in a document. */
const ApplyPopup = lazyPart(() => import('./apply-popup.tsx'));
const ReceivedPanel = lazy(whenOnline(() => import('./received.tsx')));

export function meta({ matches, params }: Route.MetaArgs): Route.MetaDescriptors {
  const job = ifArrived(matches[2].loaderData?.job)?.answer?.job;
  return seo(
    {
      title: job ? `Apply: ${job.title}` : 'Apply',
      description: job ? `Apply for ${job.title}, ${job.location}.` : '',
      path: `/careers/${params.id}/apply`,
      crumb: 'Apply',
      within: job && [
        { name: 'Careers', path: '/careers' },
        { name: job.title, path: `/careers/${params.id}` },
      ],
    },
    identityOf(matches[0].loaderData),
  );
}

const load = (api: ApiClient, signal: AbortSignal) => ({
  forms: call('Error fetching form texts', api.get('forms', { signal })),
});

export const loader = createLoader(load);
export const clientLoader = createClientLoader(load, ApplyPopup);

/** Applying for a job: over the list or the job it was opened from, or on a page of its own. */
export default function Apply({ loaderData, params }: Route.ComponentProps) {
  return <Application key={params.id} id={params.id} forms={loaderData.forms} />;
}

function Application({ id, forms }: { id: string; forms: Arriving<{ forms: FormTexts }> }) {
  const { popup, job } = useOutletContext<JobContext>();
  const [received, setReceived] = useState<Received>();
  const navigate = useNavigate();
  const goBack = useGoBack();
  const arrivedJob = useArrived(job);
  const texts = useArrived(forms)?.answer?.forms.application;

  function onReceived(application: Received) {
    notify(messages.applicationReceived);
    if (popup) navigate('/careers', { replace: true, state: { received: application } });
    else setReceived(application);
  }

  const opening = <Opening {...{ id, popup, texts, onReceived }} job={arrivedJob} />;
  const title = arrivedJob?.answer?.job.title;
  if (popup)
    return (
      <ApplyPopup title={title} onClose={goBack}>
        {opening}
      </ApplyPopup>
    );
  if (received)
    return (
      <div className="frame section-space">
        <Suspense>
          <ReceivedPanel received={received} level={1} />
        </Suspense>
      </div>
    );
  return (
    <ApplyPage id={id} job={arrivedJob?.answer?.job}>
      {opening}
    </ApplyPage>
  );
}
