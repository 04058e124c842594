import type { Application } from '../../payload-types.ts';

type Pooled = Pick<Application, 'talentPool'>;

/** Days after an invitation to a role in which the same person gets no other. */
export const invitationPauseDays = 30;

/** Returns whether an application is in the talent pool. */
export function isInTalentPool({ talentPool }: Pooled, now: Date = new Date()): boolean {
  return Date.parse(talentPool?.until ?? '') > now.getTime();
}

/** The fields of an application whose applicant agrees to the talent pool, for twelve calendar months (UTC). */
export function joinTalentPool({ talentPool }: Partial<Pooled> = {}, now: Date = new Date()) {
  const until = new Date(now);
  until.setUTCMonth(until.getUTCMonth() + 12);
  // 29 February becomes 28 February.
  if (until.getUTCDate() !== now.getUTCDate()) until.setUTCDate(0);
  const consent = { agreedAt: now.toISOString(), until: until.toISOString(), askedAt: null };
  return { talentPool: { ...talentPool, ...consent } };
}

/** The fields of an application whose applicant has taken that consent back. */
export function leaveTalentPool({ talentPool }: Partial<Pooled>) {
  return { talentPool: { ...talentPool, agreedAt: null, until: null, askedAt: null } };
}
