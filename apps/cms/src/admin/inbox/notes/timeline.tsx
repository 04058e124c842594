'use client';
import type { Timeline as TimelineData } from '@riverfront/backend/inbox/notes/timeline';
import { Problem } from '../../dialog/problem.tsx';
import { useStaffData } from '../../requests/use-staff-data.ts';
import { mediumTime } from '../../time/clock.ts';
import { Delivery } from './delivery.tsx';
import { NoteForm } from './note-form.tsx';
import './timeline.css';

const kinds = {
  note: 'Note',
  reply: 'Reply',
  change: 'Change',
  stage: 'Change',
  owner: 'Change',
  email: 'Email',
} as const;

type Entry = TimelineData['entries'][number];

/** Polling interval in ms while an email is being delivered, which takes seconds. */
const interval = 2_000;

/** The notes, replies, changes and automatic emails of an applicant, with a field for a new note. */
export function Timeline({ id }: { id: number }) {
  const isOnItsWay = ({ delivery, deliveryError }: Entry) => delivery === 'waiting' && !deliveryError;
  const { data: timeline, problem } = useStaffData<TimelineData>(`/api/applications/${id}/timeline`, {
    refreshInterval: (latest) => (latest?.entries.some(isOnItsWay) ? interval : 0),
  });
  return (
    <section aria-label="Notes and emails" className="timeline">
      <NoteForm
        collection="application-notes"
        about={id}
        hint="The applicant finds it in the download of their data."
      />
      <Problem text={problem} />
      <ol className="staff-list timeline__entries" aria-label="What has happened">
        {timeline?.entries.map(({ id: entry, kind, text, author, at, delivery, deliveryError }) => (
          <li key={`${kind} ${entry}`} data-kind={kind}>
            <p className="staff-hint">
              <strong>{kinds[kind]}</strong> · {author ?? 'The sender or the site'} ·{' '}
              <time dateTime={at}>{mediumTime(at)}</time>
            </p>
            {delivery ? (
              <Delivery
                state={delivery}
                error={deliveryError}
                path={kind === 'email' ? undefined : `/api/applications/replies/${entry}`}
              />
            ) : null}
            <p className="timeline__text">{text}</p>
          </li>
        ))}
        <li>
          {timeline ? (
            <p className="staff-hint">
              <strong>Received</strong> ·{' '}
              <time dateTime={timeline.receivedAt}>{mediumTime(timeline.receivedAt)}</time>
            </p>
          ) : (
            <p className="staff-hint">{problem ? 'The notes cannot be shown.' : 'Loading…'}</p>
          )}
        </li>
      </ol>
      {timeline && timeline.total > timeline.entries.length ? (
        <p className="staff-hint">
          These are the newest {timeline.entries.length} of {timeline.total}.
        </p>
      ) : null}
    </section>
  );
}
