import type { Access, CollectionConfig } from 'payload';
import { hasRole, nobody } from '../../accounts/roles.ts';
import { selectField } from '../../fields/factories.ts';

/** Recruiters read the appointments of applicants, and sales those of senders of messages. */
const whoseSubject: Access = ({ req: { user } }) => {
  const subjects = [
    ...(hasRole(user, 'administrator', 'recruiter') ? ['applications'] : []),
    ...(hasRole(user, 'administrator', 'sales') ? ['messages'] : []),
  ];
  return subjects.length > 0 && { subject: { in: subjects } };
};

const states = { offered: 'Offered', booked: 'Booked', lapsed: 'Lapsed', cancelled: 'Cancelled' };

/** Appointments with people outside the company, from the offer of times to the cancellation. */
export const appointments: CollectionConfig = {
  slug: 'appointments',
  labels: { singular: 'Appointment', plural: 'Appointments' },
  disableDuplicate: true,
  admin: { hidden: true, useAsTitle: 'about' },
  access: { create: nobody, read: whoseSubject, update: nobody, delete: nobody },
  fields: [
    selectField('subject', { applications: 'Application', messages: 'Message' }),
    // The reference of the record, as in the emails about it.
    { name: 'about', type: 'text', required: true, index: true },
    { name: 'title', type: 'text', required: true },
    selectField('state', states, { defaultValue: 'offered', index: true }),
    { name: 'slots', type: 'array', fields: [{ name: 'startsAt', type: 'date', required: true }] },
    // The chosen one; a cancelled appointment keeps it.
    { name: 'startsAt', type: 'date', index: true },
    { name: 'minutes', type: 'number', required: true },
    { name: 'timeZone', type: 'text', required: true },
    // Known once the guest has chosen in a browser.
    { name: 'guestTimeZone', type: 'text' },
    { name: 'place', type: 'text', required: true },
    // Nobody once their accounts are deleted, so not required: every later change would fail.
    { name: 'people', type: 'relationship', relationTo: 'users', hasMany: true },
    { name: 'offeredBy', type: 'relationship', relationTo: 'users' },
    { name: 'expiresAt', type: 'date', required: true },
    // UID and SEQUENCE of the invitation (RFC 5545, 3.8.4.7 and 3.8.7.4).
    { name: 'uid', type: 'text', required: true, unique: true },
    { name: 'sequence', type: 'number', required: true, defaultValue: 0 },
    { name: 'moves', type: 'number', required: true, defaultValue: 0 },
    { name: 'remindedAt', type: 'date' },
  ],
};
