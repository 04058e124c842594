import { type Endpoint, generateExpiredPayloadCookie, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { hasRole } from '../access/roles.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { seal } from '../mails/seal.ts';
import { inTransaction, type Transaction } from '../transaction.ts';
import { type Account, isRequired, readAccount, writeAccount } from './account.ts';
import { acceptCode, acceptStep, countTry } from './check-code.ts';
import { offeredKey, offerKey } from './enrolment.ts';
import { isSameSite, readPending, type Step } from './pending.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { bodyOf, plainly, Refused } from './refusal.ts';
import { openSession, type Session } from './session.ts';

const code = z.string().trim().min(1, 'Please type the code.').max(60);

/** Who asks: somebody signed in, or somebody whose password was right. */
interface Person {
  account: Account;
  /** What remains before a session begins; undefined when signed in. */
  step: Step | undefined;
}

const endpoints: Endpoint[] = [
  {
    path: '/second-factor/answer',
    method: 'post',
    handler: async (req) => {
      const { account } = await whoAsks(req, 'answer');
      const given = z.object({ code }).parse(await bodyOf(req));
      await countTry(req.payload, account);
      const session = await inTransaction(req.payload, async (transaction) => {
        const answer = await acceptCode(transaction.execute, req.payload, account, given.code);
        return begin(transaction, account, `Password and ${answer}`);
      });
      return withCookie(session, { message: 'You are signed in.' });
    },
  },
  {
    // A first key, or one for another phone; the latter takes a code of the old one.
    path: '/second-factor/enrol',
    method: 'post',
    handler: async (req) => {
      const { account } = await whoAsks(req, 'enrol');
      if (account.secondFactorSince) {
        const given = z.object({ code }).parse(await bodyOf(req));
        await countTry(req.payload, account);
        await inTransaction(req.payload, ({ execute }) =>
          acceptCode(execute, req.payload, account, given.code),
        );
      }
      return Response.json(offerKey(req.payload.secret, account));
    },
  },
  {
    path: '/second-factor/confirm',
    method: 'post',
    handler: async (req) => {
      const { payload } = req;
      const { account, step } = await whoAsks(req, 'enrol');
      const given = z.object({ enrolment: z.string().max(2_000), code }).parse(await bodyOf(req));
      const key = offeredKey(payload.secret, given.enrolment, account.id);
      if (!key) throw new Refused('This took too long. Please begin again with a new picture.');
      await countTry(payload, account);
      const recoveryCodes = newRecoveryCodes();
      const session = await inTransaction(payload, async (transaction) => {
        await acceptStep(transaction.execute, account.id, key, given.code);
        await change(transaction, account, {
          secondFactorSecret: seal(payload.secret, key, 'riverfront second factor'),
          secondFactorSince: new Date().toISOString(),
          recoveryCodes: recoveryCodes.map((one) => hashRecoveryCode(payload.secret, one)),
        });
        await audit(transaction, account, `Second factor of ${account.name} set up`);
        return begin(transaction, account, step ? 'Password and code' : undefined);
      });
      return withCookie(session, { message: 'Your second factor is set up.', recoveryCodes });
    },
  },
  {
    path: '/second-factor/recovery-codes',
    method: 'post',
    handler: async (req) => {
      const { payload } = req;
      const account = await signedIn(req);
      const given = z.object({ code }).parse(await bodyOf(req));
      await countTry(payload, account);
      const recoveryCodes = newRecoveryCodes();
      await inTransaction(payload, async (transaction) => {
        await acceptCode(transaction.execute, payload, account, given.code);
        const hashes = recoveryCodes.map((one) => hashRecoveryCode(payload.secret, one));
        await writeAccount(transaction.req, account.id, () => ({ recoveryCodes: hashes }));
        await audit(transaction, account, `New recovery codes for ${account.name}`);
      });
      return Response.json({ message: 'The old codes no longer work.', recoveryCodes });
    },
  },
  {
    path: '/second-factor/remove',
    method: 'post',
    handler: async (req) => {
      const { payload } = req;
      const account = await signedIn(req);
      if (isRequired(payload)) throw new Refused('Everybody needs a second factor here.', 403);
      const given = z.object({ code }).parse(await bodyOf(req));
      await countTry(payload, account);
      const session = await inTransaction(payload, async (transaction) => {
        await acceptCode(transaction.execute, payload, account, given.code);
        await change(transaction, account, none);
        await audit(transaction, account, `Second factor of ${account.name} turned off`);
        return begin(transaction, account, undefined);
      });
      return withCookie(session, { message: 'From now on your password is enough.' });
    },
  },
  {
    path: '/second-factor/cancel',
    method: 'post',
    handler: (req) => {
      if (!isSameSite(req)) throw new Refused('This request came from another site.', 403);
      const { config } = req.payload.collections.users;
      const cookie = generateExpiredPayloadCookie({
        collectionAuthConfig: config.auth,
        cookiePrefix: req.payload.config.cookiePrefix,
      });
      return Response.json({ message: 'You are signed out.' }, { headers: { 'Set-Cookie': String(cookie) } });
    },
  },
  {
    path: '/:id/reset-second-factor',
    method: 'post',
    handler: async (req) => {
      const { payload, user } = req;
      if (!hasRole(user, 'administrator') || !isSameSite(req))
        throw new Refused('Only administrators may do this.', 403);
      const id = Number(req.routeParams?.id);
      const account = Number.isInteger(id) ? await readAccount(payload, id) : undefined;
      if (!account) throw new Refused('There is no such account.', 404);
      if (account.id === user?.id)
        throw new Refused('Your own is changed in your account, with a code of the app.', 409);
      await inTransaction(payload, async (transaction) => {
        transaction.req.user = user;
        await change(transaction, account, none);
        await recordAudit(transaction.req, {
          action: 'changed',
          kind: 'users',
          record: account.id,
          summary: `Second factor of ${account.name} taken away`,
        });
      });
      return Response.json({ message: `${account.name} signs in with the password alone next time.` });
    },
  },
];

/** Everything that has to do with the second factor, below `/api/users`. */
export const secondFactorEndpoints: Endpoint[] = endpoints.map((endpoint) => ({
  ...endpoint,
  handler: plainly(endpoint.handler),
}));

const none = { secondFactorSecret: null, secondFactorSince: null, recoveryCodes: [] };

/** @throws {Refused} 401 when the password has to be given first, 403 when this is not the step to take */
async function whoAsks(req: PayloadRequest, step: Step): Promise<Person> {
  if (!isSameSite(req)) throw new Refused('This request came from another site.', 403);
  if (req.user && step === 'enrol') return { account: await signedIn(req), step: undefined };
  const pending = await readPending(req.payload, req.headers);
  if (!pending) throw new Refused('Please sign in again with your password.', 401);
  if (pending.step !== step) throw new Refused('Please type a code of your authenticator app.', 403);
  return pending;
}

async function signedIn(req: PayloadRequest): Promise<Account> {
  const account = req.user && isSameSite(req) && (await readAccount(req.payload, req.user.id));
  if (!account) throw new Refused('Please sign in.', 401);
  return account;
}

/** Changes the factor and ends every session of the account. */
async function change(transaction: Transaction, account: Account, data: object): Promise<void> {
  await writeAccount(transaction.req, account.id, () => ({ ...data, sessions: [] }));
}

async function audit({ req }: Transaction, account: Account, summary: string): Promise<void> {
  req.user = { ...account, collection: 'users' };
  await recordAudit(req, { action: 'changed', kind: 'users', record: account.id, summary });
}

/** Opens a session. @param how said in the audit trail; undefined when the person was signed in before */
async function begin(transaction: Transaction, account: Account, how: string | undefined): Promise<Session> {
  const session = await openSession(transaction.req, account.id);
  if (how) {
    transaction.req.user = { ...account, collection: 'users' };
    const entry = { action: 'signed-in', kind: 'users', record: account.id, summary: how } as const;
    await recordAudit(transaction.req, entry);
  }
  return session;
}

function withCookie({ token, exp, cookie }: Session, body: object): Response {
  return Response.json(
    { ...body, token, exp },
    { headers: { 'Set-Cookie': cookie, 'Cache-Control': 'no-store' } },
  );
}
