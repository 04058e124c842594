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
