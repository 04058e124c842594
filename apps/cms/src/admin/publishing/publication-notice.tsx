import {
  listPublications,
  type ScheduledPublication,
  whereScheduled,
} from '@riverfront/backend/publishing/schedule/schedules';
import type { UIFieldServerProps } from 'payload';
import { fullTime } from '../time/clock.ts';
import './publishing.css';

/** Shows scheduled and failed publications above the form. */
export async function PublicationNotice({ id, kind, user, payload }: UIFieldServerProps & { kind: string }) {
  const isGlobal = payload.config.globals.some(({ slug }) => slug === kind);
  if (id === undefined && !isGlobal) return null;
  const of = whereScheduled(kind, isGlobal ? undefined : id);
  const publications = await listPublications(payload, user ?? null, of);
  if (publications.length === 0) return null;
  const failed = publications.filter(({ hasFailed }) => hasFailed);
  const waiting = publications.filter(({ hasFailed }) => !hasFailed);
  return (
    <div className="staff-notices publication-notice">
      {failed.map((failure) => (
        <p key={failure.id} role="alert" className="staff-notices__failed">
          <strong>
            {failure.action === 'publish' ? 'This was not published' : 'This was not unpublished'} on{' '}
            {fullTime(failure.at)}.
          </strong>{' '}
          {failure.reason} This notice disappears once it is published.
        </p>
      ))}
      {waiting.map((schedule) => (
        <p key={schedule.id} className="publication-notice__waiting">
          {describe(schedule)} {fullTime(schedule.at)}
          {schedule.by ? `, scheduled by ${schedule.by}` : ''}.
          {schedule.reason ? ` An attempt failed and will be repeated: ${schedule.reason}` : ''} To change it,
          open “Publish later” beside the publish button.
        </p>
      ))}
    </div>
  );
}

function describe({ action, at }: ScheduledPublication): string {
  const isOver = new Date(at) < new Date();
  if (action === 'publish')
    return isOver ? 'Is being published now, as scheduled for' : 'Will be published on';
  return isOver ? 'Is being unpublished now, as scheduled for' : 'Will be unpublished on';
}
