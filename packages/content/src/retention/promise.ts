import type { Transaction } from '../transaction.ts';

/** Kinds of records whose retention period is promised beside a form. */
export type RetentionPromise = 'messages' | 'applications';

/** The form that each kind is sent with, as the global `forms` names it. */
export const promisedBy = { messages: 'contact', applications: 'application' } as const;

/** How long records are kept, as the notice beside their form says it; `due.ts` counts so. */
export function promiseText(kind: RetentionPromise, months: number): string {
  const period = months === 1 ? '1 month' : `${months} months`;
  return kind === 'messages'
    ? `Messages are deleted ${period} after the last contact.`
    : `Everything is deleted ${period} after the decision; without one, ${period} after the role closes or, if you apply for no particular role, after you applied.`;
}

/**
 * Months for which a record is kept that is being stored: those of the notice
 * that its sender saw, those of today's when that one is unknown.
 * @param version number of the notice, as the form sent it
 */
export async function promisedMonths(
  { payload, req }: Transaction,
  kind: RetentionPromise,
  version: number | undefined,
): Promise<number> {
  const form = promisedBy[kind];
  const every = { slug: 'forms', depth: 0, overrideAccess: true, req } as const;
  const { notice } = (await payload.findGlobal(every))[form];
  if (version === undefined || version === notice.version) return notice.months;
  const { docs } = await payload.findGlobalVersions({
    ...every,
    where: {
      [`version.${form}.notice.version`]: { equals: version },
      'version._status': { equals: 'published' },
    },
    sort: '-updatedAt',
    limit: 1,
  });
  return docs[0]?.version[form].notice.months ?? notice.months;
}
