'use client';
import { toast } from '@payloadcms/ui';
import type { StaffAppointments } from '@riverfront/backend/inbox/appointments/endpoints';
import { useEffect } from 'react';
import { DialogButton } from '../../dialog/dialog-button.tsx';
import { ConfirmDialog } from '../../dialog/form-dialog.tsx';
import { Problem } from '../../dialog/problem.tsx';
import { sendStaff, subscribeToChanges } from '../../requests/staff-api.ts';
import { useStaffData } from '../../requests/use-staff-data.ts';
import './appointments.css';
import { formatInZone } from '../../time/clock.ts';
import { MoveDialog, OfferDialog } from './dialogs.tsx';

const cancellation = {
  text: 'Everybody who knows of it gets an email, and it leaves their calendars.',
  action: 'Cancel it',
};
const dismissal = {
  text: 'It is no longer listed as without an answer. Nobody gets an email.',
  action: 'Dismiss',
};
const states = { offered: 'Offered', booked: 'Booked', lapsed: 'No answer', cancelled: 'Cancelled' };

interface AppointmentsProps {
  /** Path of the record in the API. */
  record: string;
  /** What an appointment is for, unless another title is written. */
  title?: string;
  /** The user, who takes part unless others are chosen. */
  user: number;
}

/** The appointments with the person of a record: what is offered and booked, to move and to cancel. */
export function Appointments({ record, title = 'Interview', user }: AppointmentsProps) {
  const { data, problem, reload } = useStaffData<StaffAppointments>(`${record}/appointments`);
  const collection = record.slice(0, record.lastIndexOf('/'));

  useEffect(() => subscribeToChanges(reload), [reload]);

  const cancel = async (id: number) => {
    const path = `${collection}/appointments/${id}/cancel`;
    toast.success((await sendStaff<{ message: string }>('POST', path)).message);
  };

  return (
    <section aria-label="Appointments" className="appointments">
      <Problem text={problem} />
      <DialogButton
        label="Offer times"
        disabled={!data}
        dialog={(onClose) => data && <OfferDialog {...{ record, title, user, data, onClose }} />}
      />
      <ul className="staff-list">
        {data?.appointments.map((appointment) => {
          const { id, title, state, starts, minutes, timeZone, place, people, expiresAt, fixed, isOver } =
            appointment;
          return (
            <li key={id} data-state={state}>
              <p>
                <strong>{title}</strong>{' '}
                <span
                  className={`chip ${state === 'booked' ? 'chip--main' : state === 'lapsed' ? 'chip--attention' : ''}`}
                >
                  {states[state]}
                </span>
              </p>
              {starts.map((start) => (
                <p key={start}>{formatInZone(start, timeZone)}</p>
              ))}
              <p className="staff-hint">
                {minutes} minutes, {place}, with {people.join(', ') || 'nobody who works here'}
                {state === 'offered' ? `. Open until ${formatInZone(expiresAt, timeZone)}` : ''}
              </p>
              {isOver && state !== 'lapsed' ? null : (
                <div className="staff-actions">
                  {state === 'booked' && !fixed ? (
                    <DialogButton
                      label="Move"
                      dialog={(onClose) => <MoveDialog {...{ collection, appointment, onClose }} />}
                    />
                  ) : null}
                  <DialogButton
                    label={state === 'lapsed' ? 'Dismiss' : 'Cancel'}
                    dialog={(onClose) => (
                      <ConfirmDialog
                        {...(state === 'lapsed' ? dismissal : cancellation)}
                        title={`${state === 'lapsed' ? 'Dismiss' : 'Cancel'}: ${title}`}
                        onClose={onClose}
                        onConfirm={() => cancel(id)}
                      />
                    )}
                  />
                </div>
              )}
              {state === 'booked' && !isOver && fixed ? <p className="staff-hint">{fixed}</p> : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
