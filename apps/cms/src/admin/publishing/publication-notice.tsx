import {
  failedPublications,
  type ScheduledPublication,
  scheduledPublications,
  schedulesOf,
} from '@riverfront/content/publishing';
import type { UIFieldServerProps } from 'payload';
import { LocalTime } from './local-time.tsx';
import './publication-notice.css';

/** Above the form: what is scheduled for the document, and what should have happened and did not. */
export async function PublicationNotice({ id, kind, user, payload }: UIFieldServerProps & { kind: string }) {
  const isGlobal = payload.config.globals.some(({ slug }) => slug === kind);
  if (id === undefined && !isGlobal) return null;
  const of = schedulesOf(kind, isGlobal ? undefined : id);
  const [failed, waiting] = await Promise.all([
    failedPublications(payload, user, of),
    scheduledPublications(payload, user, of),
  ]);
  if (failed.length + waiting.length === 0) return null;
  return (
    <div className="publication-notice">
      {failed.map((failure) => (
        <p key={failure.id} role="alert" className="publication-notice__failed">
          <strong>
            {failure.action === 'publish' ? 'This was not published' : 'This was not taken off the site'} on{' '}
            <LocalTime at={failure.at} />.
          </strong>{' '}
          {failure.reason} The note goes away once it is published.
        </p>
      ))}
      {waiting.map((schedule) => (
        <p key={schedule.id} className="publication-notice__waiting">
          {wording(schedule)} <LocalTime at={schedule.at} />
          {schedule.by ? `, wanted by ${schedule.by}` : ''}.
          {schedule.reason ? ` A first try failed and is made again: ${schedule.reason}` : ''} To change it,
          open “Schedule Publish” beside the publish button.
        </p>
      ))}
    </div>
  );
}

function wording({ action, at }: ScheduledPublication): string {
  const isOver = new Date(at) < new Date();
  if (action === 'publish') return isOver ? 'Is being published now, as was set for' : 'Will be published on';
  return isOver ? 'Is being taken off the site now, as was set for' : 'Will be taken off the site on';
}
