import type { Appointment } from '@riverfront/backend/payload-types';
import { useState } from 'react';
import { Problem } from '../../dialog/problem.tsx';
import { toQueryString } from '../../requests/query-string.ts';
import { useStaffData } from '../../requests/use-staff-data.ts';
import { formatInZone } from '../../time/clock.ts';

/** The appointments to come and the open offers that end with the applications of these people; nothing without any. */
export function EndingAppointments({ applicants }: { applicants: { reference: string; name: string }[] }) {
  const [now] = useState(() => new Date().toISOString());
  const about = applicants.map(({ reference }) => reference).join();
  const toCome = { state: { equals: 'booked' }, startsAt: { greater_than: now } };
  const where = { about: { in: about }, or: [toCome, { state: { equals: 'offered' } }] };
  const query = toQueryString({ depth: 0, limit: 0, sort: 'startsAt', where });
  const { data, problem } = useStaffData<{ docs: Appointment[] }>(`/api/appointments?${query}`);
  const ending = data?.docs ?? [];
  const ownerOf = (appointment: Appointment) =>
    applicants.length === 1
      ? 'Their'
      : `${applicants.find(({ reference }) => reference === appointment.about)?.name}:`;
  return (
    <>
      <Problem text={problem} />
      {ending.length > 0 ? (
        <ul className="staff-hint" aria-label="What this cancels">
          {ending.map((appointment) => (
            <li key={appointment.id}>
              {appointment.startsAt
                ? `${ownerOf(appointment)} ${appointment.title} on ${formatInZone(appointment.startsAt, appointment.timeZone)} will be cancelled; they get a cancellation for the calendar.`
                : `${ownerOf(appointment)} offer of times for ${appointment.title} will end; they get an email.`}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
