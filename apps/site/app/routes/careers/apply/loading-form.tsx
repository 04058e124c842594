import type { FormTexts, JobDetail } from '@riverfront/contract';
import { lazy, Suspense } from 'react';
import { RichText } from '../../../components/rich-text.tsx';
import type { Outcome } from '../../../content.ts';
import { useHydrated } from '../../../ui/use-browser-state.ts';
import type { ReceivedApplication } from './confirmation.tsx';
import { Intro } from './form-parts.tsx';
import type { Asked } from './values.ts';

const ApplicationForm = lazy(() => import('./application-form.tsx'));
const ClosedNotice = lazy(() => import('./closed-notice.tsx'));
const RestoreDraft = lazy(() => import('./restore-draft.tsx'));

interface LoadingFormProps {
  /** Key of the job. */
  id: string;
  popup: boolean;
  /** Undefined until it is here. */
  job: Outcome<{ job: JobDetail }> | undefined;
  texts: FormTexts['application'] | undefined;
  onReceived: (received: ReceivedApplication) => void;
}

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
          <OpenForm job={{ id, title, questions, pay }} {...rest} texts={texts} />
        ) : (
          <WithoutScript html={texts.withoutScript} />
        )}
      </>
    );
  }
  if (job?.failure && job.failure.status >= 400 && job.failure.status < 500) {
    const closed = (
      <Suspense>
        <ClosedNotice failure={job.failure} popup={rest.popup} />
      </Suspense>
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

export type FormProps = Omit<LoadingFormProps, 'id' | 'job' | 'texts'> & { texts: FormTexts['application'] };

function OpenForm(props: FormProps & { job: { id: string; title: string } & Asked }) {
  return (
    <Suspense fallback={<Waiting />}>
      <ApplicationForm {...props} />
    </Suspense>
  );
}

/** Server-rendered. Where scripts run it is shown only when the form is not. */
function WithoutScript({ html }: { html: string }) {
  return (
    <div className="apply-without-script">
      <RichText html={html} />
    </div>
  );
}

function Waiting() {
  return (
    <p role="status" className="min-h-[50svh] py-16 text-center text-lead text-text-soft">
      Loading...
    </p>
  );
}
