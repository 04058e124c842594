import './apply.css';
import type { FormTexts, Job, JobDetail } from '@riverfront/contract';
import type { ApiClient } from '@riverfront/contract/client';
import { messages } from '@riverfront/contract/messages';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link, useNavigate, useOutletContext } from 'react-router';
import { useSettled } from '../../../components/content.tsx';
import { RichText } from '../../../components/rich-text.tsx';
import { call, createClientLoader, type MaybePending, type Outcome, peekSettled } from '../../../content.ts';
import { createLoader } from '../../../loader.server.ts';
import { identityOf, seo } from '../../../site.ts';
import { CloseButton } from '../../../ui/buttons.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { notify } from '../../../ui/toaster.tsx';
import { useHydrated } from '../../../ui/use-browser-state.ts';
import { type JobContext, useGoBack } from '../roles.ts';
import type { Route } from './+types/route';
import type { ReceivedApplication } from './confirmation.tsx';
import { Intro } from './form-parts.tsx';

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

const loadForm = () => import('./application-form.tsx');
const ApplicationForm = lazy(loadForm);
const RestoreDraft = lazy(async () => ({ default: (await loadForm()).RestoreDraft }));
const Absent = lazy(async () => ({ default: (await import('../job/absent.tsx')).Absent }));

interface LoadingFormProps {
  /** Key of the job. */
  id: string;
  /** Closing a popup asks first; on a page of its own the draft is simply stored. */
  popup: boolean;
  /** Undefined until it is here. */
  job: Outcome<{ job: JobDetail }> | undefined;
  texts: FormTexts['application'] | undefined;
  onReceived: (received: ReceivedApplication) => void;
}

/** What the form needs besides the job. */
export type FormProps = Omit<LoadingFormProps, 'id' | 'job' | 'texts'> & { texts: FormTexts['application'] };

/** The form as soon as it and its data are loaded, below its introduction; without scripts how to apply by mail. */
function LoadingForm({ id, job, ...rest }: LoadingFormProps) {
  const hydrated = useHydrated();
  const { texts } = rest;
  if (job?.answer && texts) {
    const { title, questions, pay } = job.answer.job;
    return (
      <>
        <Intro text={texts.intro} />
        {hydrated ? (
          <Suspense fallback={<Waiting />}>
            <ApplicationForm job={{ id, title, questions, pay }} {...rest} texts={texts} />
          </Suspense>
        ) : (
          // Server-rendered. Where scripts run it is shown only when the form is not.
          <div className="apply-without-script">
            <RichText html={texts.withoutScript} />
          </div>
        )}
      </>
    );
  }
  if (job?.failure && job.failure.status >= 400 && job.failure.status < 500) {
    const closed = (
      <div className="grid justify-items-start gap-6 py-10 md:py-16">
        <Suspense>
          <Absent failure={job.failure} level={rest.popup ? 'h2' : 'h1'} />
        </Suspense>
      </div>
    );
    return hydrated && texts ? (
      <Suspense fallback={closed}>
        <RestoreDraft id={id} {...rest} texts={texts} otherwise={closed} />
      </Suspense>
    ) : (
      closed
    );
  }
  return <Waiting />;
}

function Waiting() {
  return (
    <p role="status" className="min-h-[50svh] py-16 text-center text-lead text-text-soft">
      Loading...
    </p>
  );
}
