import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterLogoutHook,
  type CollectionBeforeLoginHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import { z } from 'zod';
import { recordAudit } from '../../audit/record-audit.ts';
import { inTransaction } from '../../database/transaction.ts';
import { endpoint, parseBody } from '../endpoint.ts';
import { hasRole, roles } from '../roles.ts';
import { type Account, isInvitationExpired, readAccount, writeAccount } from '../second-factor/account.ts';

type Session = NonNullable<Account['sessions']>[number];

/** Lists the sessions of an account that are still open, newest first. */
export async function readOpenSessions({ payload }: PayloadRequest, id: number): Promise<Session[]> {
  const account = await readAccount(payload, id);
  const now = new Date().toISOString();
  return (account?.sessions ?? [])
    .filter(({ expiresAt }) => new Date(expiresAt).toISOString() > now)
    .sort((a, b) => String(b.createdAt).localeCompare(String(a.createdAt)));
}

/** Stores when and with which browser somebody signed in. @param sid id of the new session */
export async function noteSignIn(req: PayloadRequest, id: number, sid: string): Promise<void> {
  const browser = nameBrowser(req.headers.get('user-agent') ?? '');
  await writeAccount(req, id, ({ sessions }) => ({
    lastSignInAt: new Date().toISOString(),
    sessions: sessions?.map((session) => (session.id === sid ? { ...session, browser } : session)) ?? [],
    updatedAt: null,
  }));
}

/** Names a browser and its system: "Firefox on Windows". The order matters: most name others as well. */
function nameBrowser(agent: string): string {
  const first = (names: [RegExp, string][]) => names.find(([pattern]) => pattern.test(agent))?.[1];
  const browser = first([
    [/Edg/, 'Edge'],
    [/Firefox|FxiOS/, 'Firefox'],
    [/Chrome|CriOS/, 'Chrome'],
    [/Safari/, 'Safari'],
  ]);
  const system = first([
    [/iPhone|iPad/, 'iOS'],
    [/Android/, 'Android'],
    [/Windows/, 'Windows'],
    [/Mac OS/, 'macOS'],
    [/Linux|CrOS/, 'Linux'],
  ]);
  return [browser ?? 'Another program', system].filter(Boolean).join(' on ');
}

const schema = z.object({ session: z.string('Please choose a session.') });

/** Ends one session of one's own account, or of any for administrators. */
export const endSession = endpoint({
  method: 'post',
  path: '/:id/sessions/end',
  roles,
  async handler(req, { id }) {
    const { payload, user } = req;
    if (id !== user.id && !hasRole(user, 'administrator'))
      throw new APIError('Only administrators may do this.', 403);
    const { session } = await parseBody(req, schema);
    await inTransaction(req, async (transaction) => {
      const account = await readAccount(payload, id, transaction.req);
      const ended = account?.sessions?.find((one) => one.id === session);
      if (!account || !ended) throw new APIError('This session has ended already.', 404);
      await writeAccount(transaction.req, id, ({ sessions }) => ({
        sessions: sessions?.filter((one) => one.id !== session) ?? [],
        updatedAt: null,
      }));
      const summary = `${account.name}, ${ended.browser ?? 'unknown browser'}`;
      await recordAudit(transaction.req, { action: 'signed-out', kind: 'users', record: id, summary });
    });
    return { message: 'That session is signed out.' };
  },
});

/** Rejects the sign-in of a disabled account or after an invitation has expired, by a password or by a new one. */
export const rejectClosed: CollectionBeforeLoginHook = ({ user }) => {
  if (user.disabled) throw new APIError('This account is disabled. Please ask an administrator.', 403);
  if (isInvitationExpired(user as Account))
    throw new APIError('Your invitation has expired. Please ask an administrator to send it again.', 403);
};

/** Remembers that a new password is being set: later hooks see only its hash. */
export const rememberNewPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'update' && 'data' in args && args.data && 'password' in args.data)
    req.context.newPassword = Boolean(args.data.password);
};

/**
 * Ends every session of an account that was disabled or got another password, email or role. Whoever
 * changes their own account keeps the session they do it in.
 */
export const endSessions: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update') return;
  const { user } = req;
  const hasNewPassword = req.context.newPassword ?? false;
  const isChanged =
    hasNewPassword ||
    (doc.disabled && !previousDoc.disabled) ||
    doc.email !== previousDoc.email ||
    [...(doc.roles ?? [])].sort().join() !== [...(previousDoc.roles ?? [])].sort().join();
  if (!isChanged) return;
  const own = user && user.id === doc.id && !doc.disabled && '_sid' in user ? user._sid : undefined;
  await writeAccount(req, doc.id, ({ sessions, invitedUntil }) => ({
    sessions: sessions?.filter(({ id }) => id === own) ?? [],
    // A reset link that is still in some mailbox was requested by whoever knew the account before; an invitation
    // goes on where only the roles have changed.
    ...((!invitedUntil || doc.email !== previousDoc.email) && {
      resetPasswordToken: null,
      resetPasswordExpiration: null,
    }),
    ...(hasNewPassword && { sealedFirstPassword: null }),
    updatedAt: null,
  }));
};

/** Records a sign-out, in its transaction. */
export const recordSignOut: CollectionAfterLogoutHook = async ({ req }) => {
  const entry = { action: 'signed-out', kind: 'users', summary: 'Signed out' } as const;
  if (req.user) await recordAudit(req, { ...entry, record: req.user.id });
};
