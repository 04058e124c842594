import type { FormTexts, JobDetail, JobQuestion } from '@riverfront/contract';
import { lazy, Suspense } from 'react';
import { RichText } from '../../../components/rich-text.tsx';
import type { Outcome } from '../../../content.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { useHydrated } from '../../../ui/use-browser-state.ts';
import { whenOnline } from '../../../ui/when-online.ts';
import { Intro } from './intro.tsx';
import type { Received } from './received.tsx';

const ApplicationForm = lazy(whenOnline(() => import('./application-form.tsx')));
const ClosedNotice = lazyPart(async () => ({
  default: (await import('../job/absent.tsx')).ClosedNotice,
}));
const BegunBefore = lazy(whenOnline(() => import('./begun-before.tsx')));

interface OpeningProps {
  /** Key of the job. */
  id: string;
  popup: boolean;
  /** Undefined until it is here. */
  job: Outcome<{ job: JobDetail }> | undefined;
  texts: FormTexts['application'] | undefined;
  onReceived: (received: Received) => void;
}

/** The form as soon as it and its data are loaded, below its introduction; without scripts how to apply by mail. */
export function Opening({ id, job, ...rest }: OpeningProps) {
  const hydrated = useHydrated();
  const { texts } = rest;
  if (job?.answer && texts) {
    const { title, questions } = job.answer.job;
    return (
      <>
        <Intro text={texts.intro} />
        {hydrated ? (
          <OpenForm job={{ id, title, questions }} {...rest} texts={texts} />
        ) : (
          <WithoutScript html={texts.withoutScript} />
        )}
      </>
    );
  }
  if (job?.failure && job.failure.status >= 400 && job.failure.status < 500) {
    const closed = <ClosedNotice failure={job.failure} popup={rest.popup} />;
    return hydrated && texts ? (
      <Suspense fallback={closed}>
        <BegunBefore id={id} {...rest} texts={texts} otherwise={closed} />
      </Suspense>
    ) : (
      closed
    );
  }
  return <Waiting />;
}

export type FormProps = Omit<OpeningProps, 'id' | 'job' | 'texts'> & { texts: FormTexts['application'] };

function OpenForm(props: FormProps & { job: { id: string; title: string; questions: JobQuestion[] } }) {
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
