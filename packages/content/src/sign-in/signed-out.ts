import type { CollectionAfterLogoutHook } from 'payload';
import { recordAudit } from '../audit/record-audit.ts';

/** Writes down a sign-out, in its transaction. */
export const noteSignOut: CollectionAfterLogoutHook = async ({ req }) => {
  if (req.user)
    await recordAudit(req, {
      action: 'signed-out',
      kind: 'users',
      record: req.user.id,
      summary: 'Signed out',
    });
};
