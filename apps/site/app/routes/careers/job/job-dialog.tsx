import type { Job } from '@riverfront/contract';
import { Navigate } from 'react-router';
import { useSettled } from '../../../components/content.tsx';
import type { MaybePending } from '../../../content.ts';
import { useDocumentTitle } from '../../../site.ts';
import { CloseButton } from '../../../ui/buttons.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { useGoBack } from '../roles.ts';
import { Absent } from './absent.tsx';
import { ApplyLink, JobFacts, JobText } from './job-page.tsx';

interface JobDialogProps {
  job: MaybePending<{ job: Job }>;
  /** The job as the list knows it, shown until it has been read again. */
  listed: Job | undefined;
}

/** A job over the list of open roles. Closing it goes back to the list's own address. */
export default function JobDialog({ job, listed }: JobDialogProps) {
  const close = useGoBack();
  const outcome = useSettled(job);
  const shown = outcome ? outcome.answer?.job : listed;
  if (outcome?.failure?.movedTo) return <Navigate to={outcome.failure.movedTo} replace />;
  return (
    <Modal
      label={(shown ?? listed)?.title ?? 'Job details'}
      onClose={close}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(56rem,calc(100vw-2rem))] max-w-none animate-appear overflow-hidden bg-surface p-0 text-text shadow-raised backdrop:bg-shade/70 open:flex"
    >
      <div className="flex min-h-0 w-full flex-col">
        {shown ? <Details job={shown} /> : null}
        {outcome?.failure ? (
          <div className="grid justify-items-start gap-6 p-6 pt-16 md:p-10 md:pt-16">
            <Absent failure={outcome.failure} level="h2" />
          </div>
        ) : null}
        {shown || outcome ? null : (
          <p role="status" className="p-6 pt-16 md:p-10 md:pt-16">
            Loading...
          </p>
        )}
        <CloseButton onClick={close} className="absolute top-2 right-2 size-12" />
      </div>
    </Modal>
  );
}

function Details({ job }: { job: Job }) {
  useDocumentTitle(`${job.title}, ${job.location}`);
  return (
    <>
      <div className="border-b border-line px-5 pt-6 pb-5 md:px-10 md:pt-9 md:pb-6">
        <p className="tag-line mb-2 pr-12">{job.department}</p>
        <h2 className="max-w-[26ch] pr-10 text-[clamp(1.5rem,1.2rem+1.4vw,2.25rem)] leading-tight">
          {job.title}
        </h2>
      </div>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
        tabIndex={0}
        aria-label="Details"
        className="min-h-0 grow overflow-y-auto px-5 py-6 -outline-offset-3! md:px-10 md:py-8"
      >
        <JobFacts job={job} className="mb-10 sm:grid sm:grid-cols-2 sm:gap-x-10" />
        <JobText job={job} level="h3" />
      </section>
      <div className="flex justify-end border-t border-line p-4 md:px-10">
        <ApplyLink job={job} className="max-xs:w-full" />
      </div>
    </>
  );
}
