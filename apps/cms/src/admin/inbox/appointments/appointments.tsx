'use client';
import { toast } from '@payloadcms/ui';
import type { StaffAppointment, StaffAppointments } from '@riverfront/backend/inbox/appointments/endpoints';
import { useEffect, useState } from 'react';
import { ConfirmDialog } from '../../dialog/form-dialog.tsx';
import { Problem } from '../../dialog/problem.tsx';
import { SmallButton } from '../../form/buttons.tsx';
import { sendStaff, subscribeToChanges } from '../../requests/staff-api.ts';
import { useStaffData } from '../../requests/use-staff-data.ts';
import './appointments.css';
import { formatInZone } from '../../time/clock.ts';
import { MoveDialog, OfferDialog } from './dialogs.tsx';

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
  const [dialog, setDialog] = useState<'offer' | StaffAppointment>();
  const [cancelled, setCancelled] = useState<StaffAppointment>();
  const collection = record.slice(0, record.lastIndexOf('/'));

  useEffect(() => subscribeToChanges(reload), [reload]);

  function finish(text: string) {
    setDialog(undefined);
    setCancelled(undefined);
    toast.success(text);
  }

  const cancel = async (id: number) => {
    const path = `${collection}/appointments/${id}/cancel`;
    finish((await sendStaff<{ message: string }>('POST', path)).message);
  };

  return (
    <section aria-label="Appointments" className="appointments">
      <Problem text={problem} />
      <SmallButton disabled={!data} onClick={() => setDialog('offer')}>
        Offer times
      </SmallButton>
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
                    <SmallButton onClick={() => setDialog(appointment)}>Move</SmallButton>
                  ) : null}
                  <SmallButton onClick={() => setCancelled(appointment)}>
                    {state === 'lapsed' ? 'Dismiss' : 'Cancel'}
                  </SmallButton>
                </div>
              )}
              {state === 'booked' && !isOver && fixed ? <p className="staff-hint">{fixed}</p> : null}
            </li>
          );
        })}
      </ul>
      {dialog === 'offer' && data ? (
        <OfferDialog
          {...{ record, title, user }}
          people={data.people}
          timeZone={data.timeZone}
          onClose={() => setDialog(undefined)}
          onDone={() => finish('The offer is on its way by email.')}
        />
      ) : null}
      {cancelled ? (
        <ConfirmDialog
          title={`${cancelled.state === 'lapsed' ? 'Dismiss' : 'Cancel'}: ${cancelled.title}`}
          text={
            cancelled.state === 'lapsed'
              ? 'It is no longer listed as without an answer. Nobody gets an email.'
              : 'Everybody who knows of it gets an email, and it leaves their calendars.'
          }
          action={cancelled.state === 'lapsed' ? 'Dismiss' : 'Cancel it'}
          onClose={() => setCancelled(undefined)}
          onConfirm={() => cancel(cancelled.id)}
        />
      ) : null}
      {dialog && dialog !== 'offer' ? (
        <MoveDialog
          collection={collection}
          appointment={dialog}
          onClose={() => setDialog(undefined)}
          onDone={() => finish('The appointment was moved. Both sides get a new invitation.')}
        />
      ) : null}
    </section>
  );
}
