import { type Access, APIError, type CollectionSlug, type PayloadRequest } from 'payload';
import { findPublished } from '../database/records.ts';
import { readSaveMode } from '../database/transaction.ts';
import { hasRole } from './roles.ts';

/** What an account without “May publish” reads, on the staff side and in errors. */
export const draftsOnlyText =
  'Your account saves drafts, and does not publish or unpublish. Tick “Ready to publish”, and a colleague finds it under Today.';

/** Checks whether an account may change what visitors see; administrators, who set the switch, always may. */
export function mayPublish(user: PayloadRequest['user']): boolean {
  return user?.mayPublish !== false || hasRole(user, 'administrator');
}

/** @throws {APIError} 403 for an account that only saves drafts */
export function assertMayPublish({ user }: PayloadRequest): void {
  if (!mayPublish(user)) throw new APIError(draftsOnlyText, 403);
}

/**
 * Limits a rule for creating or updating to drafts for accounts that may not publish. Every way to publish, unpublish
 * or trash asks it with what is saved: forms, bulk edits, schedules, restored versions.
 * @throws {APIError} 403 for a save that changes what visitors see
 */
export function draftsUnlessPublisher(slug: string, savers: Access, operation: 'create' | 'update'): Access {
  return async (args) => {
    const { req, id, data } = args;
    const access = await savers(args);
    if (!access || !data || mayPublish(req.user)) return access;
    const publishes = data._status === 'published';
    const mode = readSaveMode(req, slug);
    // A form asks which buttons to show. It asks for a draft of a global with the status that the global has.
    if (!mode) return publishes && slug in req.payload.collections ? false : access;
    if (!publishes && (operation === 'create' || mode.draft)) return access;
    const isHidden =
      !publishes &&
      id !== undefined &&
      !(await findPublished(req, slug as CollectionSlug, { id: { equals: id } }));
    if (!isHidden) assertMayPublish(req);
    return access;
  };
}
