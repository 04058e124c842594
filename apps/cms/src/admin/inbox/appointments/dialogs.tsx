'use client';
import { toast } from '@payloadcms/ui';
import type {
  OverlapsAnswer,
  StaffAppointment,
  StaffAppointments,
} from '@riverfront/backend/inbox/appointments/endpoints';
import { useStoredState } from '@riverfront/ui/use-stored-state';
import { type ReactNode, useState } from 'react';
import { FormDialog } from '../../dialog/form-dialog.tsx';
import { SmallButton } from '../../form/buttons.tsx';
import { useDraftKey } from '../../form/draft-key.tsx';
import { Field, Options } from '../../form/field.tsx';
import { sendStaff } from '../../requests/staff-api.ts';
import { formatInZone } from '../../time/clock.ts';

const maxTimes = 8;

interface TimesDialogProps {
  title: string;
  /** Path that the form is posted to. */
  path: string;
  /** Converts the form to the body of the request. */
  toBody: (form: FormData) => object;
  action: string;
  timeZone: string;
  /** Says that it is done. */
  done: string;
  onClose: () => void;
  onDone?: () => void;
  onStartOver?: () => void;
  children: ReactNode;
}

/** A dialog whose times are stored once what overlaps with them is confirmed. */
function TimesDialog(props: TimesDialogProps) {
  const { title, path, toBody, action, timeZone, onClose, children } = props;
  const [overlaps, setOverlaps] = useState<OverlapsAnswer['overlaps']>([]);

  async function submit(form: FormData) {
    const body = { ...toBody(form), confirmed: overlaps.length > 0 };
    const answer = await sendStaff<OverlapsAnswer>('POST', path, body);
    setOverlaps(answer.overlaps);
    if (answer.overlaps.length > 0) return false;
    props.onDone?.();
    toast.success(props.done);
    return true;
  }

  return (
    <FormDialog
      {...{ title, onClose }}
      // Two appointments of one record may have one title.
      draftName={path}
      onStartOver={props.onStartOver}
      action={overlaps.length > 0 ? `${action} anyway` : action}
      onSubmit={submit}
      onChange={() => setOverlaps([])}
    >
      {children}
      {overlaps.length > 0 ? (
        <div role="alert" className="staff-problem">
          <p>This overlaps with other appointments:</p>
          <ul>
            {overlaps.map(({ name, about, state, at }) => (
              <li key={`${name} ${about} ${at}`}>
                {name}, {state} for {about}: {formatInZone(at, timeZone)}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </FormDialog>
  );
}

interface OfferDialogProps {
  /** Path of the record in the API. */
  record: string;
  /** What it is for, unless another title is written. */
  title: string;
  user: number;
  data: StaffAppointments;
  onClose: () => void;
}

/** Offers one time or several to the person of a record. */
export function OfferDialog(props: OfferDialogProps) {
  const { record, user, onClose } = props;
  const { people, timeZone: officeZone } = props.data;
  const draft = useStoredState(useDraftKey(`times for ${record}`), { timeZone: officeZone, times: [0] });
  const { timeZone, times } = draft.value;
  // The idempotency key: a second click offers nothing twice.
  const [key] = useState(() => crypto.randomUUID());
  const toBody = (form: FormData) => ({
    title: form.get('title'),
    starts: form.getAll('start'),
    minutes: Number(form.get('minutes')),
    timeZone,
    place: form.get('place'),
    people: form.getAll('person').map(Number),
    key,
  });
  return (
    <TimesDialog
      title="Offer times"
      path={`${record}/appointments`}
      action="Offer"
      {...{ toBody, timeZone, onClose }}
      onStartOver={() => draft.change({ timeZone: officeZone, times: [0] })}
      done="The offer is on its way by email."
      onDone={() => draft.clear(draft.value)}
    >
      <div className="staff-pair">
        <Field label="What for">
          <input name="title" required maxLength={80} defaultValue={props.title} data-autofocus />
        </Field>
        <Field label="Length in minutes">
          <input name="minutes" type="number" required min={5} max={480} defaultValue={45} />
        </Field>
      </div>
      <Field label="Place, or link of the video call">
        <input name="place" required maxLength={300} />
      </Field>
      <Field label="Time zone">
        <select value={timeZone} onChange={({ target }) => draft.change({ timeZone: target.value })}>
          <Options of={[...new Set([officeZone, ...Intl.supportedValuesOf('timeZone')])]} />
        </select>
      </Field>
      <fieldset className="staff-group appointments__group">
        <legend>Times</legend>
        {times.map((time, index) => (
          <div key={time} className="appointments__time">
            <input
              type="datetime-local"
              className="staff-input"
              name="start"
              aria-label={`Time ${index + 1}`}
              required
            />
            {times.length > 1 ? (
              <SmallButton
                aria-label={`Remove time ${index + 1}`}
                onClick={() => draft.change({ times: times.filter((one) => one !== time) })}
              >
                Remove
              </SmallButton>
            ) : null}
          </div>
        ))}
        {times.length < maxTimes ? (
          <SmallButton onClick={() => draft.change({ times: [...times, Math.max(...times) + 1] })}>
            Add another time
          </SmallButton>
        ) : null}
      </fieldset>
      <fieldset className="staff-group appointments__group">
        <legend>Who takes part</legend>
        {people.map(({ id, name }) => (
          <label key={id} className="appointments__person">
            <input type="checkbox" name="person" value={id} defaultChecked={id === user} />
            {name}
          </label>
        ))}
      </fieldset>
      <p className="staff-hint appointments__hint">
        They choose a time on their page within 72 hours. Both sides then get an invitation. A colleague who
        is not listed has no role that may open this record.
      </p>
    </TimesDialog>
  );
}

interface MoveDialogProps {
  /** Path of the collection in the API. */
  collection: string;
  appointment: StaffAppointment;
  onClose: () => void;
}

/** Moves a booked appointment to another time. */
export function MoveDialog({ collection, appointment, onClose }: MoveDialogProps) {
  const { id, title, starts, timeZone } = appointment;
  return (
    <TimesDialog
      title={`Move: ${title}`}
      path={`${collection}/appointments/${id}/move`}
      toBody={(form) => ({ start: form.get('start'), from: starts[0] })}
      action="Move"
      done="The appointment was moved. Both sides get a new invitation."
      {...{ timeZone, onClose }}
    >
      <p>Now: {starts.map((start) => formatInZone(start, timeZone)).join()}</p>
      <Field label={`New time (${timeZone})`}>
        <input type="datetime-local" name="start" required data-autofocus />
      </Field>
    </TimesDialog>
  );
}
