import type { FormTexts, JobDetail, JobQuestion } from '@riverfront/contract';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { RichText } from '../../../components/rich-text.tsx';
import type { Failure, Outcome } from '../../../content.ts';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { Absent } from '../job/absent.tsx';
import { browserStorage, readDraft } from './draft.ts';
import type { Received } from './received-state.ts';

const ApplicationForm = lazy(() => import('./application-form.tsx'));

interface OpeningProps {
  /** Key of the job. */
  id: string;
  popup: boolean;
  /** Undefined until it is here. */
  job: Outcome<{ job: JobDetail }> | undefined;
  texts: FormTexts['application'] | undefined;
  onReceived: (received: Received) => void;
}

/** The form as soon as everything for it is here; without scripts how to apply by mail instead. */
export function Opening({ id, job, ...rest }: OpeningProps) {
  const hydrated = useHydrated();
  const { texts } = rest;
  if (job?.answer && texts) {
    if (!hydrated) return <WithoutScript html={texts.withoutScript} />;
    const { title, questions } = job.answer.job;
    return <OpenForm job={{ id, title, questions }} {...rest} texts={texts} />;
  }
  if (job?.failure && job.failure.status >= 400 && job.failure.status < 500) {
    const closed = <Closed failure={job.failure} popup={rest.popup} />;
    return hydrated && texts ? (
      <BegunBefore id={id} {...rest} texts={texts}>
        {closed}
      </BegunBefore>
    ) : (
      closed
    );
  }
  return <Waiting />;
}

type FormProps = Omit<OpeningProps, 'id' | 'job' | 'texts'> & { texts: FormTexts['application'] };

function OpenForm(props: FormProps & { job: { id: string; title: string; questions: JobQuestion[] } }) {
  return (
    <Suspense fallback={<Waiting />}>
      <ApplicationForm {...props} />
    </Suspense>
  );
}

/** A form that was begun before its job closed may still be sent: the server takes it for 24 hours. */
function BegunBefore({ id, children, ...rest }: FormProps & { id: string; children: ReactNode }) {
  const [draft] = useState(() => readDraft(browserStorage(), id));
  if (!draft) return children;
  return (
    <>
      <p className="apply-note mb-8">
        This role has closed. What you began before can still be sent for 24 hours after that.
      </p>
      <OpenForm job={{ id, title: draft.title, questions: draft.questions }} {...rest} />
    </>
  );
}

function Closed({ failure, popup }: { failure: Failure; popup: boolean }) {
  return (
    <div className="grid justify-items-start gap-6 py-10 md:py-16">
      <Absent failure={failure} closed={{ answer: null }} level={popup ? 'h2' : 'h1'} />
    </div>
  );
}

/** In the server's HTML. Where scripts run it appears only when the form does not. */
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
