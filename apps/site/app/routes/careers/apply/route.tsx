import './apply.css';
import type { FormTexts, Job } from '@riverfront/contract';
import type { ApiClient } from '@riverfront/contract/client';
import { messages } from '@riverfront/contract/messages';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link, useNavigate, useOutletContext } from 'react-router';
import { useSettled } from '../../../components/content.tsx';
import { call, createClientLoader, type MaybePending, peekSettled } from '../../../content.ts';
import { createLoader } from '../../../loader.server.ts';
import { seo } from '../../../seo.ts';
import { identityOf } from '../../../site.ts';
import { CloseButton } from '../../../ui/buttons.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { notify } from '../../../ui/toaster.tsx';
import type { JobContext } from '../roles.ts';
import { useGoBack } from '../roles.ts';
import type { Route } from './+types/route';
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

/** The application on a page of its own, for an address that was opened directly. */
function ApplyPage({ id, job, children }: { id: string; job: Job | undefined; children: ReactNode }) {
  return (
    <div className="pb-[clamp(4rem,2.5rem+6vw,8rem)]">
      {job ? (
        <header className="mb-10 bg-mist md:mb-14">
          <div className="frame pt-6 pb-10 md:pt-10 md:pb-14">
            <nav aria-label="Breadcrumb" className="mb-6 text-small md:mb-10">
              <ol className="flex gap-6">
                <li>
                  <Link to="/careers" prefetch="intent" className="link inline-flex min-h-11 items-center">
                    Careers
                  </Link>
                </li>
                <li>
                  <Link
                    to={`/careers/${id}`}
                    prefetch="intent"
                    className="link inline-flex min-h-11 items-center"
                  >
                    The role
                  </Link>
                </li>
              </ol>
            </nav>
            <p className="tag-line mb-3">Apply</p>
            <h1 className="max-w-[24ch] text-title">{job.title}</h1>
            <p className="mt-6 text-lead text-text-soft">
              {job.location}, {job.work_mode.toLowerCase()}, {job.job_type.toLowerCase()}
            </p>
          </div>
        </header>
      ) : null}
      {/* As high as a window, so that the footer stays where it is when the form arrives. */}
      <div className="frame min-h-svh">{children}</div>
    </div>
  );
}

interface ApplyPopupProps {
  /** Title of the job, once it is known. */
  title: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** The application over the page it was opened from; a sheet that fills the screen of a phone. */
function ApplyPopup({ title, onClose, children }: ApplyPopupProps) {
  return (
    <Modal label={title ? `Apply: ${title}` : 'Apply'} onClose={onClose} className="apply-popup">
      <div className="grid h-full grid-rows-[auto_minmax(0,1fr)]">
        <div className="apply-popup-head">
          <p className="tag-line">Apply</p>
          <h2 className="text-[clamp(1.25rem,1.05rem+1vw,2rem)] leading-[1.2]">{title ?? ' '}</h2>
          <CloseButton
            onClick={onClose}
            className="absolute top-2 right-2 size-12 md:[@media(height>=30rem)]:top-4 md:[@media(height>=30rem)]:right-4"
          />
        </div>
        <div className="apply-popup-body">{children}</div>
      </div>
    </Modal>
  );
}
