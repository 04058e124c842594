'use client';
import { useDocumentInfo } from '@payloadcms/ui';
import { today } from '@riverfront/backend/time/company-time';

interface JobState {
  availability?: unknown;
  archived?: unknown;
  closingOn?: unknown;
  _status?: unknown;
}

/** Says in one word or two whether visitors can apply for a job, and in which colour. */
function describe({ availability, archived, closingOn, _status }: JobState, isPublished: boolean) {
  if (availability === 'closed') return { text: archived ? 'Archived' : 'Closed', look: '' };
  if (!isPublished) return { text: 'Draft', look: 'chip--attention' };
  if (typeof closingOn === 'string' && closingOn < today()) return { text: 'Closing date over', look: '' };
  if (_status === 'draft') return { text: 'Open, changes not published', look: 'chip--main' };
  return { text: 'Open', look: 'chip--main' };
}

/** Shows the status of a job. @param isPublished whether visitors see it */
export function StatusChip({ job, isPublished }: { job: JobState; isPublished: boolean }) {
  const { text, look } = describe(job, isPublished);
  return <span className={`chip ${look}`}>{text}</span>;
}

/** The status of a job in the sidebar of its form. */
export function JobStatusPanel() {
  const { id, initialData, data, hasPublishedDoc } = useDocumentInfo();
  if (!id) return null;
  return (
    <p className="staff-entry">
      Status: <StatusChip job={data ?? initialData ?? {}} isPublished={hasPublishedDoc} />
    </p>
  );
}
