import type { StaffName } from '@riverfront/backend/accounts/owners';
import type { Application } from '@riverfront/backend/payload-types';
import { rejectionReasons, stages, toLabel } from '@riverfront/backend/recruiting/applications/stages';
import { nameOf } from '../../../accounts/person.tsx';

/** What staff decide about an applicant; the owner by id. */
export type Decisions = ReturnType<typeof pickDecisions>;

/** The decisions with the version of the record, for `If-Match`, and what a change of the stage changes with it. */
export type StoredDecisions = ReturnType<typeof toDecisions>;

function pickDecisions(doc: Application) {
  return {
    stage: doc.stage,
    rejectionReason: doc.rejectionReason ?? null,
    rating: doc.rating ?? null,
    owner: (typeof doc.owner === 'object' ? doc.owner?.id : doc.owner) ?? null,
    legalHold: doc.legalHold ?? false,
    legalHoldReason: doc.legalHoldReason ?? null,
  };
}

/** Picks what staff decide from an application that was read without its related records. */
export function toDecisions(doc: Application) {
  const stageSince = doc.stageChangedAt ?? doc.createdAt;
  const isMailed = doc.stageMailed ?? false;
  return { ...pickDecisions(doc), version: doc.updatedAt, stageSince, isMailed };
}

/** Describes what differs: "Stage: New → Screening". */
export function describeChanges(
  before: Decisions,
  change: Partial<Decisions>,
  owners: readonly StaffName[],
): string[] {
  const describe = ({ stage, rejectionReason, rating, owner, legalHold }: Decisions) => ({
    stage: ['Stage', toLabel(stages, stage)],
    rejectionReason: ['Reason', toLabel(rejectionReasons, rejectionReason) || 'none'],
    rating: ['Rating', rating === null ? 'none' : `${rating} of 5`],
    owner: ['Owner', owner === null ? 'nobody' : nameOf(owners, owner)],
    legalHold: ['Legal hold', legalHold ? 'set' : 'none'],
  });
  const after = describe({ ...before, ...change });
  return Object.values(describe(before)).flatMap(([label, from], index) => {
    const to = Object.values(after)[index]?.[1];
    return from === to ? [] : [`${label}: ${from} → ${to}`];
  });
}

/** Describes where an application came from, for staff alone: “Referral: Ravi Mehta”. */
export function describeSource({ source, sourceName }: Application): string {
  return [source, sourceName].filter(Boolean).join(': ');
}

/** Formats a number that the applicant may have left out. */
export function stated(
  value: number | null | undefined,
  format: (value: number) => string,
): string | undefined {
  return typeof value === 'number' ? format(value) : undefined;
}
