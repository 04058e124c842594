'use client';
import { useDocumentInfo } from '@payloadcms/ui';
import type { Timeline as TimelineData } from '@riverfront/backend/inbox/notes/timeline';
import { useStoredState } from '@riverfront/ui/use-stored-state';
import { type FormEvent, useEffect, useId } from 'react';
import { Problem } from '../../dialog/problem.tsx';
import { PrimaryButton, SmallButton } from '../../form/buttons.tsx';
import { useDraftKey } from '../../form/draft-key.tsx';
import { Field } from '../../form/field.tsx';
import { announceChange, sendStaff, subscribeToChanges } from '../../requests/staff-api.ts';
import { useAttempt } from '../../requests/use-attempt.ts';
import { useStaffData } from '../../requests/use-staff-data.ts';
import { mediumTime } from '../../time/clock.ts';
import './timeline.css';

const kinds = {
  note: 'Note',
  reply: 'Reply',
  change: 'Change',
  stage: 'Change',
  owner: 'Change',
  email: 'Email',
} as const;

/**
 * The notes, replies, changes and automatic emails of an applicant, with a field for a new note.
 * @param props.version of the record, where no form of Payload saves it: another one reloads the entries
 */
export function Timeline({ version }: { version?: string }) {
  const { id, lastUpdateTime } = useDocumentInfo();
  const hintId = useId();
  // Saving the form adds notes as well.
  const path = `/api/applications/${id}/timeline`;
  const request = useStaffData<TimelineData>(path, `${lastUpdateTime} ${version}`);
  const { data: timeline, reload } = request;
  const draft = useStoredState(useDraftKey(`note to application ${id}`), { note: '' });
  const { note } = draft.value;
  const { problem, isBusy, attempt } = useAttempt();
  useEffect(() => subscribeToChanges(reload), [reload]);

  // Polls while an email is being delivered, which takes seconds, and then announces its state.
  const isOnItsWay = timeline?.entries.some(
    ({ delivery, deliveryError }) => delivery === 'waiting' && !deliveryError,
  );
  useEffect(() => {
    if (!isOnItsWay) return;
    const timer = setInterval(reload, 2_000);
    return () => {
      clearInterval(timer);
      announceChange();
    };
  }, [isOnItsWay, reload]);

  function add(event: FormEvent) {
    event.preventDefault();
    // A note does not submit the surrounding form of the record.
    event.stopPropagation();
    void attempt(async () => {
      await sendStaff('POST', '/api/application-notes?depth=0', { about: id, text: note });
      draft.clear({ note });
    });
  }

  return (
    <section aria-label="Notes and emails" className="timeline">
      <Field label="New note">
        <textarea
          className="timeline__note"
          aria-describedby={hintId}
          maxLength={10_000}
          value={note}
          onChange={({ target }) => draft.change({ note: target.value })}
        />
      </Field>
      <p className="staff-hint" id={hintId}>
        The applicant finds it in the download of their data.
      </p>
      <Problem text={problem ?? request.problem} />
      <PrimaryButton size="small" isInactive={isBusy || note.trim() === ''} onClick={add}>
        Add note
      </PrimaryButton>
      <ol className="staff-list timeline__entries" aria-label="What has happened">
        {timeline?.entries.map(({ id: entry, kind, text, author, at, delivery, deliveryError }) => (
          <li key={`${kind} ${entry}`} data-kind={kind}>
            <p className="staff-hint">
              <strong>{kinds[kind]}</strong> · {author ?? 'The sender or the site'} ·{' '}
              <time dateTime={at}>{mediumTime(at)}</time>
            </p>
            {delivery ? (
              <ReplyDelivery
                delivery={delivery}
                error={deliveryError}
                settlePath={kind === 'email' ? undefined : `/api/applications/replies/${entry}/settle`}
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
            <p className="staff-hint">{request.problem ? 'The notes cannot be shown.' : 'Loading…'}</p>
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

interface ReplyDeliveryProps {
  delivery: NonNullable<TimelineData['entries'][number]['delivery']>;
  error: string | null;
  /** Where a failed reply is marked as resolved; none for automatic emails. */
  settlePath: string | undefined;
}

/** The delivery state of a reply's email, with a button to mark a failed one as resolved. */
function ReplyDelivery({ delivery, error, settlePath }: ReplyDeliveryProps) {
  const { problem, attempt } = useAttempt();
  if (delivery === 'sent')
    return <p className="staff-hint">{error ?? 'Delivered to the receiver’s mail server.'}</p>;
  if (delivery === 'settled') return <p className="staff-hint">Not delivered, resolved. {error}</p>;
  if (delivery === 'waiting' && !error) return <p className="staff-hint">On its way.</p>;
  const settle = (path: string) => attempt(() => sendStaff('POST', path));
  return (
    <div role="alert" className="staff-problem">
      <p>
        <strong>{delivery === 'failed' ? 'Not delivered.' : 'Not delivered yet; it will be retried.'}</strong>{' '}
        {error}
      </p>
      {delivery === 'failed' && settlePath ? (
        <SmallButton onClick={() => settle(settlePath)}>Mark as resolved</SmallButton>
      ) : null}
      {problem ? <p>{problem}</p> : null}
    </div>
  );
}
