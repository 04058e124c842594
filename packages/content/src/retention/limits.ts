import type { Payload, PayloadRequest } from 'payload';
import { periodProblem } from '../fields/period.ts';
import { type RetentionKind, retentionKinds } from './kinds.ts';
import type { RetentionPromise } from './promise.ts';

/** How long each kind is kept, in the unit of the kind. */
export type Periods = Record<RetentionKind['name'], number>;

/** The periods that are set on the page Retention; the others stand beside the forms. */
export type OwnPeriods = Omit<Periods, RetentionPromise>;

/** For each kind the instant before which its time must have begun for it to be due. */
export interface Limits extends Record<RetentionKind['name'], Date> {
  /** The instant from which all periods are counted back. */
  now: Date;
  periods: Periods;
}

/** The periods of the settings and of today's notices. */
export async function readPeriods(payload: Payload, req?: PayloadRequest): Promise<Periods> {
  const every = { depth: 0, overrideAccess: true, ...(req && { req }) } as const;
  const { spam, mails, deliveries, audit } = await payload.findGlobal({ slug: 'retention', ...every });
  const { contact, application } = await payload.findGlobal({ slug: 'forms', ...every });
  return {
    messages: contact.notice.months,
    applications: application.notice.months,
    spam,
    mails,
    deliveries,
    audit,
  };
}

/**
 * Where each kind's time ends, seen from `now`. Months are those of the
 * calendar (UTC); a day that the month lacks becomes its last one.
 * @throws {Error} that names a period which is not right: nothing may be deleted by a slip
 */
export function limitsAt(now: Date, periods: Periods): Limits {
  const limitOf = ({ name, label, unit }: RetentionKind): [RetentionKind['name'], Date] => {
    const period = periods[name];
    const problem = periodProblem(period, unit);
    if (problem) throw new Error(`${label}: ${problem}`);
    return [name, unit === 'days' ? daysBefore(now, period) : monthsBefore(now, period)];
  };
  return {
    now,
    periods,
    ...(Object.fromEntries(retentionKinds.map(limitOf)) as Record<RetentionKind['name'], Date>),
  };
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 24 * 3_600_000);
}

function monthsBefore(now: Date, months: number): Date {
  const limit = new Date(now);
  limit.setUTCMonth(limit.getUTCMonth() - months);
  // 31 March less a month would be 3 March.
  if (limit.getUTCDate() !== now.getUTCDate()) limit.setUTCDate(0);
  return limit;
}
