import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import type { Company } from '../message.ts';
import type { AppointmentEmail } from '../messages/appointment.ts';
import { shortLine } from './clean.ts';
import { formatInZones } from './format.ts';

/** What makes an appointment an invitation (RFC 5545, RFC 5546). */
export interface Invitation {
  method: 'REQUEST' | 'CANCEL';
  uid: string;
  sequence: number;
  /** ISO time of this version. */
  stampedAt: string;
  /** Mailbox that answers of calendars go to. */
  organizer: string;
  attendees: { name: string; email: string }[];
}

/** An iCalendar object for an email. */
export interface CalendarPart {
  method: Invitation['method'];
  content: string;
}

/** Creates the iCalendar object of an appointment; its times are UTC, which every calendar shows in its reader's zone. */
export function createInvitation(
  { receiver, title, guest, starts, minutes, timeZone, guestTimeZone, place, reference }: AppointmentEmail,
  { method, uid, sequence, stampedAt, organizer, attendees }: Invitation,
  company: Company,
): CalendarPart {
  const [start = stampedAt] = starts;
  const end = new Date(Date.parse(start) + minutes * 60_000);
  const calendar = ical({
    prodId: { company: shortLine(company.name, 60), product: 'Appointments', language: 'EN' },
    method: ICalCalendarMethod[method],
    events: [
      {
        id: uid,
        sequence,
        stamp: new Date(stampedAt),
        start: new Date(start),
        end,
        status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
        summary: shortLine(
          receiver === 'staff' && guest ? `${title}: ${guest}` : `${title}, ${company.name}`,
          150,
        ),
        description: [...formatInZones(start, timeZone, guestTimeZone), reference].join('\n'),
        location: shortLine(place, 300),
        organizer: { name: shortLine(company.name, 60), email: organizer },
        attendees: attendees.map(({ name, email }) => ({
          name: shortLine(name, 80),
          email,
          rsvp: false,
          role: ICalAttendeeRole.REQ,
          status: ICalAttendeeStatus.ACCEPTED,
        })),
      },
    ],
  });
  return { method, content: calendar.toString() };
}
