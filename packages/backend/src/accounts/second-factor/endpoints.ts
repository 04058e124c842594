import { APIError, generateExpiredPayloadCookie, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { recordAudit } from '../../audit/record-audit.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import { encrypt } from '../../limits/secret.ts';
import { endpoint, parseBody, type StaffRequest } from '../endpoint.ts';
import { type Account, isRequired, noSecondFactor, readAccount, writeAccount } from './account.ts';
import { acceptCode, acceptStep, countTry, createRecoveryCodes, hashRecoveryCode } from './check-code.ts';
import { offeredKey, offerKey } from './enrolment.ts';
import { isSameSite, openSession, readPending, type Step } from './pending.ts';

const codeSchema = z.object({ code: z.string().trim().min(1, 'Please type the code.').max(60) });

/** Completes a sign-in with a code. */
async function answer(req: PayloadRequest): Promise<Response> {
  const { account } = await requirePending(req, 'answer');
  const { code } = await readCode(req, account);
  return inTransaction(req.payload, async (transaction) => {
    const kind = await acceptCode(transaction.execute, req.payload, account, code);
    await audit(transaction, account, 'signed-in', `Password and ${kind}`);
    return sessionResponse(transaction, account, req.headers, { message: 'You are signed in.' });
  });
}

/** Offers a first key, or one for another phone, which takes a code of the old one. */
async function enrol(req: PayloadRequest) {
  const account = await readEnrolling(req);
  if (account.secondFactorSince) {
    const { code } = await readCode(req, account);
    await inTransaction(req.payload, ({ execute }) => acceptCode(execute, req.payload, account, code));
  }
  return offerKey(req.payload, account);
}

/** Stores an offered key when its first code is right. */
async function confirm(req: PayloadRequest): Promise<Response> {
  const { payload, user } = req;
  const account = await readEnrolling(req);
  const schema = codeSchema.extend({ enrolment: z.string().max(2_000) });
  const { enrolment, code } = await parseBody(req, schema);
  const key = offeredKey(payload.secret, enrolment, account.id);
  if (!key) throw new APIError('This took too long. Please begin again with a new QR code.', 400);
  await countTry(payload, account);
  const recoveryCodes = createRecoveryCodes();
  return inTransaction(payload, async (transaction) => {
    await acceptStep(transaction.execute, payload, account.id, key, code);
    await writeAccount(transaction.req, account.id, () => ({
      secondFactorSecret: encrypt(payload.secret, key, 'riverfront second factor'),
      secondFactorSince: new Date().toISOString(),
      invitedUntil: null,
      recoveryCodes: recoveryCodes.map(hashRecoveryCode),
      sessions: [],
    }));
    await audit(transaction, account, 'changed', `Second factor of ${account.name} set up`);
    if (!user) await audit(transaction, account, 'signed-in', 'Password and code');
    return sessionResponse(transaction, account, req.headers, {
      message: 'Your second factor is set up.',
      recoveryCodes,
    });
  });
}

async function replaceRecoveryCodes(req: PayloadRequest) {
  const { payload } = req;
  const account = await requireSession(req);
  const { code } = await readCode(req, account);
  const recoveryCodes = createRecoveryCodes();
  await inTransaction(payload, async (transaction) => {
    await acceptCode(transaction.execute, payload, account, code);
    const hashes = recoveryCodes.map(hashRecoveryCode);
    await writeAccount(transaction.req, account.id, () => ({ recoveryCodes: hashes }));
    await audit(transaction, account, 'changed', `New recovery codes for ${account.name}`);
  });
  return { message: 'The old codes no longer work.', recoveryCodes };
}

/** Removes one's own second factor where nobody needs one. */
async function remove(req: PayloadRequest): Promise<Response> {
  const { payload } = req;
  const account = await requireSession(req);
  if (isRequired(payload)) throw new APIError('Everybody needs a second factor here.', 403);
  const { code } = await readCode(req, account);
  return inTransaction(payload, async (transaction) => {
    await acceptCode(transaction.execute, payload, account, code);
    await writeAccount(transaction.req, account.id, () => noSecondFactor);
    await audit(transaction, account, 'changed', `Second factor of ${account.name} turned off`);
    return sessionResponse(transaction, account, req.headers, {
      message: 'From now on your password is enough.',
    });
  });
}

/** Gives up a sign-in that is not complete. */
function cancel(req: PayloadRequest): Response {
  if (!isSameSite(req)) throw new APIError('This request came from another site.', 403);
  const { collections, config } = req.payload;
  const cookie = generateExpiredPayloadCookie({
    collectionAuthConfig: collections.users.config.auth,
    cookiePrefix: config.cookiePrefix,
  });
  return Response.json({ message: 'You are signed out.' }, { headers: { 'Set-Cookie': String(cookie) } });
}

/** Removes the second factor of a colleague, which ends their sessions. */
async function reset(req: StaffRequest, id: number) {
  const { payload, user } = req;
  const account = await readAccount(payload, id);
  if (!account) throw new APIError('There is no such account.', 404);
  if (account.id === user.id)
    throw new APIError('Your own is changed in your account, with a code of the app.', 409);
  await inTransaction(req, async (transaction) => {
    await writeAccount(transaction.req, account.id, () => noSecondFactor);
    await recordAudit(transaction.req, {
      action: 'changed',
      kind: 'users',
      record: account.id,
      summary: `Second factor of ${account.name} removed`,
    });
  });
  return { message: `${account.name} signs in with the password alone next time.` };
}

/** All endpoints of the second factor, below `/api/users`. */
export const secondFactorEndpoints = [
  ...Object.entries({ answer, enrol, confirm, 'recovery-codes': replaceRecoveryCodes, remove, cancel }).map(
    ([name, handler]) => endpoint({ method: 'post', path: `/second-factor/${name}`, handler }),
  ),
  endpoint({
    method: 'post',
    path: '/:id/reset-second-factor',
    roles: [],
    handler: (req, { id }) => reset(req, id),
  }),
];

/** @throws {APIError} 401 when the password has to be given first, 403 when another step is next */
async function requirePending(req: PayloadRequest, step: Step) {
  if (!isSameSite(req)) throw new APIError('This request came from another site.', 403);
  const pending = await readPending(req.payload, req.headers);
  if (!pending) throw new APIError('Please sign in again with your password.', 401);
  if (pending.step !== step) throw new APIError('Please type a code of your authenticator app.', 403);
  return pending;
}

/** Who may set up an authenticator app: somebody with a session, or with a pending sign-in that takes it. */
async function readEnrolling(req: PayloadRequest): Promise<Account> {
  if (req.user && isSameSite(req)) return requireSession(req);
  return (await requirePending(req, 'enrol')).account;
}

/** @throws {APIError} 401 without a session of our own pages */
async function requireSession(req: PayloadRequest): Promise<Account> {
  const account = req.user && isSameSite(req) && (await readAccount(req.payload, req.user.id));
  if (!account) throw new APIError('Please sign in.', 401);
  return account;
}

/** Reads the code of a request and counts the attempt. @throws {APIError} 429 after too many wrong codes */
async function readCode(req: PayloadRequest, account: Account): Promise<{ code: string }> {
  const body = await parseBody(req, codeSchema);
  await countTry(req.payload, account);
  return body;
}

async function audit(
  { req }: Transaction,
  account: Account,
  action: 'changed' | 'signed-in',
  summary: string,
): Promise<void> {
  req.user = { ...account, collection: 'users' };
  await recordAudit(req, { action, summary, kind: 'users', record: account.id });
}

async function sessionResponse(
  { req }: Transaction,
  account: Account,
  headers: Headers,
  body: object,
): Promise<Response> {
  // A transaction has a request of its own.
  req.headers = headers;
  const { token, exp, cookie } = await openSession(req, account.id);
  return Response.json({ ...body, token, exp }, { headers: { 'Set-Cookie': cookie } });
}
