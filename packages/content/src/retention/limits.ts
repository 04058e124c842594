import type { Payload, PayloadRequest } from 'payload';
import type { Retention } from '../payload-types.ts';
import { type RetentionKind, retentionKinds } from './kinds.ts';

/** How long each kind is kept, in the unit of the kind. */
export type Periods = Pick<Retention, RetentionKind['name']>;

/** For each kind the moment before which its time must have begun for it to be due. */
export type Limits = Record<RetentionKind['name'], Date>;

/** The periods of the settings. */
export async function readPeriods(payload: Payload, req?: PayloadRequest): Promise<Periods> {
  return payload.findGlobal({ slug: 'retention', depth: 0, overrideAccess: true, ...(req && { req }) });
}

/**
 * Where each kind's time ends, seen from `now`. Months are those of the
 * calendar (UTC); a day that the month lacks becomes its last one.
 * @throws {Error} when a period is not a whole number above 0: nothing may be deleted by a slip
 */
export function limitsAt(now: Date, periods: Periods): Limits {
  const limitOf = ({ name, unit }: RetentionKind): [RetentionKind['name'], Date] => {
    const period = periods[name];
    if (!Number.isInteger(period) || period < 1) throw new Error(`The period of “${name}” is not set.`);
    return [name, unit === 'days' ? daysBefore(now, period) : monthsBefore(now, period)];
  };
  return Object.fromEntries(retentionKinds.map(limitOf)) as Limits;
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
