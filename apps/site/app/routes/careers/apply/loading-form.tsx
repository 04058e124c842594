import type { FormTexts, JobDetail } from '@riverfront/contract';
import { lazy, Suspense } from 'react';
import { RichText } from '../../../components/rich-text.tsx';
import type { Outcome } from '../../../content.ts';
import { useHydrated } from '../../../ui/use-browser-state.ts';
import type { ReceivedApplication } from './confirmation.tsx';
import { Intro } from './form-parts.tsx';

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
export function LoadingForm({ id, job, ...rest }: LoadingFormProps) {
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
          <Absent failure={job.failure} closed={{ answer: null }} level={rest.popup ? 'h2' : 'h1'} />
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
