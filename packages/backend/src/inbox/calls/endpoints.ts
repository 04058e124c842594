import { timeZone } from '@riverfront/contract';
import { APIError, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { endpoint } from '../../accounts/endpoint.ts';
import { hasRole } from '../../accounts/roles.ts';
import { executeIn, sql } from '../../database/transaction.ts';
import { companyTimeZone } from '../../time/company-time.ts';
import { localTime, toFutureTimes } from '../appointments/offer.ts';

const hours = z.object({
  from: localTime,
  to: localTime,
  minutes: z.number('Say how long a call takes.').int().min(5, 'A call takes at least 5 minutes.').max(240),
  place: z
    .string()
    .trim()
    .min(1, 'Say where it is: who calls whom, or the link of the video call.')
    .max(300, 'Use at most 300 characters for the place.'),
  timeZone,
});

/** Adds and removes hours of the user's own. */
export const callEndpoints = [
  endpoint({
    method: 'post',
    path: '/mine',
    roles: ['sales'],
    body: hours,
    async handler({ payload, user }, { body: { from, to, ...rest } }) {
      const [startsAt = '', endsAt = ''] = [from, to].flatMap((at) => toFutureTimes([at], rest.timeZone));
      if (Date.parse(endsAt) - Date.parse(startsAt) < rest.minutes * 60_000)
        throw new APIError('The hours end before one call is over.', 400);
      await payload.create({
        collection: 'call-hours',
        data: { ...rest, startsAt, endsAt, person: user.id },
        depth: 0,
      });
      return { message: 'Visitors can choose these times now.' };
    },
  }),
  endpoint({
    method: 'post',
    path: '/:id/remove',
    roles: ['sales'],
    async handler(req, { id }) {
      const where = { id: { equals: id || 0 }, person: { equals: req.user.id } };
      await req.payload.delete({ collection: 'call-hours', where, req });
      return { message: 'These hours are removed. Calls that are booked stay.' };
    },
  }),
];

/** Reads the hours of the user that are to come, and the calls to come: their own, and for administrators all. */
export async function readCallHours(req: PayloadRequest) {
  const run = executeIn(req);
  const user = req.user?.id ?? 0;
  const { rows: own } = await run<{
    id: number;
    from: Date;
    to: Date;
    minutes: number;
    place: string;
    zone: string;
  }>(
    sql`select id, starts_at as "from", ends_at as "to", minutes::int as minutes, place, time_zone as zone
      from call_hours where person_id = ${user} and ends_at > now() order by starts_at limit 100`,
  );
  const isAll = hasRole(req.user, 'administrator');
  const { rows: calls } = await run<{
    id: number;
    message: number;
    name: string;
    at: Date;
    minutes: number;
    place: string;
  }>(
    sql`select a.id, m.id as message, coalesce(m.name, m.reference) as name, a.starts_at as at, a.minutes::int as minutes, a.place
      from appointments a join messages m on m.reference = a.about
      where a.subject = 'messages' and a.state = 'booked' and a.starts_at > now() and (${isAll} or exists (
        select from appointments_rels r where r.parent_id = a.id and r.path = 'people' and r.users_id = ${user}))
      order by a.starts_at limit 100`,
  );
  return { own, calls, timeZone: companyTimeZone() };
}
