import type { OwnApplication, OwnAppointment } from '@riverfront/contract';
import { formatDate } from '@riverfront/mail/format';
import { type FormEvent, useId, useState } from 'react';
import { browserApi } from '../../content.ts';
import { FieldScope } from '../../ui/form/field.tsx';
import { RadioField } from '../../ui/form/radio-field.tsx';
import { useAction, usePortal } from './use-session.ts';

interface AppointmentProps {
  appointment: OwnAppointment;
  reference: string;
  onChanged: (application: OwnApplication, message: string) => void;
  /** Called when another attempt begins, so that an earlier success is no longer shown. */
  onBegin: () => void;
  /** Called when the available times have changed on the server. */
  onStale: () => void;
}

/** An appointment: its time in the office's zone and the visitor's, and the times to choose or to move it to. */
export function Appointment({ appointment, reference, onChanged, onBegin, onStale }: AppointmentProps) {
  const { proof } = usePortal().session;
  const { id, title, startsAt, times, minutes, timeZone, place, until, fixed } = appointment;
  const scope = useId();
  const [chosen, setChosen] = useState('');
  const { run, isBusy, error, setError } = useAction();
  const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const name = (at: string) => describeTime(at, timeZone, ownZone);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    onBegin();
    if (!times.includes(chosen)) return setError('Please choose a time.');
    const body = { proof, reference, appointment: id, startsAt: chosen, timeZone: ownZone };
    const answer = await run(() => browserApi.post('ownApplicationChooseTime', { body }));
    setChosen('');
    if (answer) onChanged(answer.application, answer.message);
    else onStale();
  }

  const form =
    times.length > 0 ? (
      <form className="grid justify-items-start gap-4" noValidate onSubmit={(event) => void submit(event)}>
        <FieldScope value={scope}>
          <RadioField
            name="time"
            label={startsAt ? 'Other times' : 'Choose a time'}
            required
            options={times.map((at) => ({ value: at, label: name(at) }))}
            value={chosen}
            error={error}
            onChange={(value) => {
              setError(undefined);
              setChosen(value);
            }}
          />
        </FieldScope>
        <button type="submit" className="button" aria-disabled={isBusy}>
          {isBusy ? 'Sending…' : startsAt ? 'Move it to this time' : 'Choose this time'}
        </button>
      </form>
    ) : null;

  return (
    <section aria-labelledby={`${scope}-title`} className="grid gap-3 border-t border-line pt-6">
      <h4 id={`${scope}-title`} className="text-card">
        {title}
      </h4>
      {startsAt ? (
        <p>
          <strong>{name(startsAt)}</strong>
        </p>
      ) : null}
      <p>
        {minutes} minutes,{' '}
        {/^https?:/.test(place) ? (
          <a href={place} className="link wrap-anywhere" rel="noreferrer" target="_blank">
            {place}
          </a>
        ) : (
          place
        )}
      </p>
      {startsAt ? null : (
        <p className="text-small text-text-soft">
          {form
            ? `Please answer until ${name(until)}. If no time suits you, reply to our email.`
            : 'All times have been taken. Please reply to our email, and we offer you others.'}
        </p>
      )}
      {startsAt && form ? (
        <details>
          <summary className="link inline-block cursor-pointer">Move it to another time</summary>
          <div className="mt-4">{form}</div>
        </details>
      ) : (
        form
      )}
      {fixed ? <p className="text-small text-text-soft">{fixed}</p> : null}
    </section>
  );
}

/** Describes a time in the visitor's zone, and in the office's where that differs. */
function describeTime(at: string, officeZone: string, ownZone: string): string {
  const format = (timeZone: string, dateStyle?: 'full') =>
    formatDate(at, { dateStyle, timeStyle: 'short', timeZone });
  const [office, own] = [format(officeZone, 'full'), format(ownZone, 'full')];
  if (own === office) return `${office} (${officeZone})`;
  const isSameDay = own.slice(0, -5) === office.slice(0, -5);
  return `${own} your time (${isSameDay ? format(officeZone) : office} in ${officeZone})`;
}
