import type { Company, Message } from '../message.ts';
import {
  button,
  facts,
  heading,
  type Inline,
  paragraph,
  referenceText,
  textLink,
  webLink,
} from '../parts/blocks.ts';
import { formatInZone, formatInZones } from '../text/format.ts';
import { createInvitation, type Invitation } from '../text/invitation.ts';

/** An appointment as one receiver reads of it: nothing that staff noted or decided about the guest. */
export interface AppointmentEmail {
  change: 'offered' | 'booked' | 'moved' | 'cancelled' | 'reminder';
  /** The guest is the applicant or the sender of a message. */
  receiver: 'guest' | 'staff';
  /** Of the receiver. */
  name: string;
  title: string;
  reference: string;
  /** Name of the guest; null once their data are erased. */
  guest: string | null;
  /** ISO times: the booked one, or those that are offered. */
  starts: string[];
  minutes: number;
  /** IANA zone of the office. */
  timeZone: string;
  guestTimeZone: string | null;
  /** An address, or the link of a video call. */
  place: string;
  /** ISO time until which an offer can be answered. */
  until: string;
  /** Whether the guest's application has ended, so that no other time is looked for. */
  isFinal: boolean;
  /** Where the receiver answers: an address, or a path of the site. */
  link: string | null;
  invitation: Invitation | null;
}

const words = {
  offered: { subject: 'Please choose a time', text: 'we would like to talk to you. Please choose a time.' },
  booked: { subject: 'Confirmed', text: 'this appointment is confirmed.' },
  moved: { subject: 'Moved', text: 'this appointment has moved to another time.' },
  cancelled: { subject: 'Cancelled', text: 'this appointment does not take place.' },
  reminder: { subject: 'Reminder', text: 'this appointment takes place within a day.' },
};

/** To the guest of an appointment, or to one of the staff who take part. */
export function appointment(data: AppointmentEmail, company: Company): Message {
  const { change, receiver, name, title, reference, guest, starts, timeZone, guestTimeZone, place } = data;
  const times = starts.map((start) => formatInZones(start, timeZone, guestTimeZone).join(', which is '));
  const { subject, text } = words[change];
  const isOpen = change !== 'cancelled' && data.link !== null;
  return {
    subject: `${subject}: ${title}${receiver === 'staff' && guest ? ` with ${guest}` : ''}`,
    preview: times.join('; '),
    body: [
      heading(title),
      paragraph(`Dear ${name},`),
      paragraph(text),
      facts([
        ...times.map((time, index): [string, Inline] => [
          times.length > 1 ? `Time ${index + 1}` : 'Time',
          // A link opens the page with this time chosen; nothing happens before its button is pressed.
          change === 'offered' && data.link?.includes('?')
            ? textLink(new URL(`${data.link}&at=${starts[index]}`, company.siteUrl).href, time)
            : time,
        ]),
        ['Length', `${data.minutes} minutes`],
        ['Place', /^https?:\/\//.test(place) && URL.canParse(place) ? webLink(place) : place],
        ...(receiver === 'staff' ? ([['With', guest]] as [string, string | null][]) : []),
        ['Reference', referenceText(reference)],
      ]),
      ...(isOpen ? [button(labelOf(data), new URL(data.link ?? '', company.siteUrl).href)] : []),
      ...(receiver === 'guest' && !(change === 'cancelled' && data.isFinal) ? [paragraph(hintOf(data))] : []),
    ],
    reason:
      receiver === 'guest'
        ? `You received this email because you wrote to us; our reference for it is ${reference}. You can simply reply to it.`
        : `This email was sent to you because you take part in an appointment of ${company.name}.`,
    ...(data.invitation && { calendar: createInvitation(data, data.invitation, company) }),
  };
}

function labelOf({ change, receiver }: AppointmentEmail): string {
  if (receiver === 'staff') return 'Open the record';
  return change === 'offered' ? 'Choose a time' : 'See or move the appointment';
}

function hintOf({ change, until, timeZone }: AppointmentEmail): string {
  if (change === 'offered')
    return `The offer ends on ${formatInZone(until, timeZone)}. If no time suits you, reply to this email.`;
  if (change === 'cancelled') return 'To find another time, reply to this email.';
  return 'It can be moved twice, until four hours before it begins. If you cannot come, reply to this email.';
}
