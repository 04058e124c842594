import type { Payload, TypedUser } from 'payload';
import { hasRole } from '../access/roles.ts';
import {
  failedPublications,
  type ScheduledPublication,
  scheduledPublications,
} from '../publishing/schedule.ts';

/**
 * Publications that did not happen, then those that wait for their time, the
 * next first. Null for people who publish nothing.
 */
export async function publications(
  payload: Payload,
  user: TypedUser | null,
): Promise<ScheduledPublication[] | null> {
  if (!hasRole(user, 'administrator', 'editor', 'recruiter')) return null;
  return [...(await failedPublications(payload, user)), ...(await scheduledPublications(payload, user))];
}
