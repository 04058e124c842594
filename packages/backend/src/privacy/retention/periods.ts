import type {
  CollectionSlug,
  NumberField,
  NumberFieldSingleValidation,
  Payload,
  PayloadRequest,
} from 'payload';
import type { Transaction } from '../../database/transaction.ts';

/** Kinds of records whose retention period is promised beside a form. */
export type RetentionPromise = 'messages' | 'applications';

/** The form of each kind, as the global `forms` names it. */
export const promisedBy = { messages: 'contact', applications: 'application' } as const;

/** Sentence of the notice beside a form; `due.ts` implements it. */
export function promiseText(kind: RetentionPromise, months: number): string {
  const period = months === 1 ? '1 month' : `${months} months`;
  return kind === 'messages'
    ? `Messages are deleted ${period} after the last contact.`
    : `Everything is deleted ${period} after the decision; without one, ${period} after the role closes or, if you apply for no particular role, after you applied.`;
}

export interface RetentionKind {
  /** `kind` of its receipts, and name of its period in the settings unless a form promises it. */
  name: RetentionPromise | 'spam' | 'mails' | 'audit';
  label: string;
  /** When its period begins, for staff. */
  counted: string;
  collection: CollectionSlug;
  unit: 'days' | 'months';
}

/** What the daily task deletes, in this order: records of people before what is about them. */
export const retentionKinds: readonly RetentionKind[] = [
  {
    name: 'applications',
    label: 'Applications',
    counted:
      'since the decision; without one, since the role closed or, without a role, since they arrived; earlier ones as they were promised',
    collection: 'applications',
    unit: 'months',
  },
  {
    name: 'messages',
    label: 'Messages',
    counted: 'since the last contact; earlier ones as they were promised',
    collection: 'messages',
    unit: 'months',
  },
  {
    name: 'spam',
    label: 'Messages marked as spam',
    counted: 'since they were last changed',
    collection: 'messages',
    unit: 'days',
  },
  {
    name: 'mails',
    label: 'Records of sent emails',
    counted: 'since they were written',
    collection: 'mails',
    unit: 'days',
  },
  {
    name: 'audit',
    label: 'Audit trail',
    counted: 'since the entry was written',
    collection: 'audit-events',
    unit: 'months',
  },
];

type Name = RetentionKind['name'];

/** Retention period of each kind, in its unit. */
export type Periods = Record<Name, number>;

/** The periods on the page Retention; the others are set beside the forms. */
export type OwnPeriods = Omit<Periods, RetentionPromise>;

/** For each kind the instant before which its period must have begun for a record to be due. */
export interface Limits extends Record<Name, Date> {
  /** The instant from which all periods are counted back. */
  now: Date;
  periods: Periods;
}

/** Ten years. */
const longest = { days: 3_650, months: 120 };

/** Validates a period. @returns the error, as a sentence */
export function periodError(value: unknown, unit: keyof typeof longest): string | undefined {
  const isValid =
    typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= longest[unit];
  return isValid ? undefined : `Give a whole number of ${unit} from 1 to ${longest[unit]}.`;
}

/** Creates the field of a retention period. */
export function periodField(
  name: string,
  label: string,
  unit: keyof typeof longest,
  defaultValue: number,
): NumberField {
  const validate: NumberFieldSingleValidation = (value) => periodError(value, unit) ?? true;
  return {
    name,
    label: `${label}, ${unit}`,
    type: 'number',
    required: true,
    min: 1,
    max: longest[unit],
    defaultValue,
    validate,
  };
}

/** Reads the periods of the settings and of the current notices. */
export async function readPeriods(payload: Payload, req?: PayloadRequest): Promise<Periods> {
  const shared = { depth: 0, ...(req && { req }) } as const;
  const { spam, mails, audit } = await payload.findGlobal({ slug: 'retention', ...shared });
  const { contact, application } = await payload.findGlobal({ slug: 'forms', ...shared });
  const [messages, applications] = [contact.notice.months, application.notice.months];
  return { messages, applications, spam, mails, audit };
}

/**
 * Reads the retention months of a new record: those of the notice that its sender saw, or the current ones when
 * that version is unknown.
 * @param version of the notice, as the form sent it
 */
export async function promisedMonths(
  { payload, req }: Transaction,
  kind: RetentionPromise,
  version: number | undefined,
): Promise<number> {
  const form = promisedBy[kind];
  const shared = { slug: 'forms', depth: 0, req } as const;
  const { notice } = (await payload.findGlobal(shared))[form];
  if (version === undefined || version === notice.version) return notice.months;
  const { docs } = await payload.findGlobalVersions({
    ...shared,
    where: {
      [`version.${form}.notice.version`]: { equals: version },
      'version._status': { equals: 'published' },
    },
    sort: '-updatedAt',
    limit: 1,
  });
  return docs[0]?.version[form].notice.months ?? notice.months;
}

/**
 * Counts all periods back from `now`. Months are those of the calendar (UTC).
 * @throws {Error} that names an invalid period: nothing may be deleted by a slip
 */
export function limitsAt(now: Date, periods: Periods): Limits {
  const limits = retentionKinds.map(({ name, label, unit }) => {
    const error = periodError(periods[name], unit);
    if (error) throw new Error(`${label}: ${error}`);
    const limit = new Date(now);
    if (unit === 'days') limit.setTime(now.getTime() - periods[name] * 24 * 3_600_000);
    else limit.setUTCMonth(limit.getUTCMonth() - periods[name]);
    // A day that the month lacks becomes its last: 31 March less a month would be 3 March.
    if (unit === 'months' && limit.getUTCDate() !== now.getUTCDate()) limit.setUTCDate(0);
    return [name, limit];
  });
  return { now, periods, ...(Object.fromEntries(limits) as Record<Name, Date>) };
}

/** Schedule of the daily task, in cron's notation, UTC. */
export const retentionCron = '30 20 * * *';

/** When the daily task runs next. */
export function nextRun(now: Date): Date {
  const next = new Date(now);
  next.setUTCHours(20, 30, 0, 0);
  if (next <= now) next.setUTCDate(next.getUTCDate() + 1);
  return next;
}
