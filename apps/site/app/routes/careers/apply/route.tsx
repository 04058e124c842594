import './apply.css';
import type { FormTexts } from '@riverfront/contract';
import type { ApiClient } from '@riverfront/contract/client';
import { messages } from '@riverfront/contract/messages';
import { lazy, Suspense, useState } from 'react';
import { useNavigate, useOutletContext } from 'react-router';
import { useSettled } from '../../../components/content.tsx';
import { call, createClientLoader, type MaybePending, peekSettled } from '../../../content.ts';
import { createLoader } from '../../../loader.server.ts';
import { seo } from '../../../seo.ts';
import { identityOf } from '../../../site.ts';
import { notify } from '../../../ui/toasts.ts';
import type { JobContext } from '../roles.ts';
import { useGoBack } from '../use-go-back.ts';
import type { Route } from './+types/route';
import { ApplyPage } from './apply-page.tsx';
import ApplyPopup from './apply-popup.tsx';
import type { ReceivedApplication } from './confirmation.tsx';
import { LoadingForm } from './loading-form.tsx';

export function meta({ matches, params }: Route.MetaArgs): Route.MetaDescriptors {
  const job = peekSettled(matches[2].loaderData?.job)?.answer?.job;
  return seo(
    {
      title: job ? `Apply: ${job.title}` : 'Apply',
      description: job ? `Apply for ${job.title}, ${job.location}.` : '',
      path: `/careers/${params.id}/apply`,
      ...(import.meta.env.SSR && {
        crumb: 'Apply',
        within: job && [
          { name: 'Careers', path: '/careers' },
          { name: job.title, path: `/careers/${params.id}` },
        ],
      }),
    },
    identityOf(matches[0].loaderData),
  );
}

const load = (api: ApiClient, signal: AbortSignal) => ({
  forms: call('Error fetching form texts', api.get('forms', { signal })),
});

export const loader = createLoader(load);
export const clientLoader = createClientLoader(load);

/** Applying for a job. */
export default function Apply({ loaderData, params }: Route.ComponentProps) {
  return <Application key={params.id} id={params.id} forms={loaderData.forms} />;
}

const Confirmation = lazy(() => import('./confirmation.tsx'));

/** Applying for a job: over the list or the job it was opened from, or on a page of its own. */
function Application({ id, forms }: { id: string; forms: MaybePending<{ forms: FormTexts }> }) {
  const { popup, job } = useOutletContext<JobContext>();
  const [received, setReceived] = useState<ReceivedApplication>();
  const navigate = useNavigate();
  const goBack = useGoBack();
  const settledJob = useSettled(job);
  const texts = useSettled(forms)?.answer?.forms.application;

  function onReceived(application: ReceivedApplication) {
    notify(messages.applicationReceived);
    if (popup) navigate('/careers', { replace: true, state: { received: application } });
    else setReceived(application);
  }

  const form = <LoadingForm {...{ id, popup, texts, onReceived }} job={settledJob} />;
  const title = settledJob?.answer?.job.title;
  if (popup)
    return (
      <ApplyPopup title={title} onClose={goBack}>
        {form}
      </ApplyPopup>
    );
  if (received)
    return (
      <div className="frame section-space">
        <Suspense>
          <Confirmation received={received} level={1} />
        </Suspense>
      </div>
    );
  return (
    <ApplyPage id={id} job={settledJob?.answer?.job}>
      {form}
    </ApplyPage>
  );
}
