import { generatePayloadCookie, getFieldsToSign, jwtSign, type PayloadRequest } from 'payload';
import { addSessionToUser } from 'payload/shared';
import { noteSignIn } from '../users/open-sessions.ts';
import { type Account, lockAccount, readAccount } from './account.ts';

/**
 * Opens a session as Payload's own sign-in does, in the transaction of `req`.
 * @returns its token, expiry (Unix time in seconds) and cookie for `Set-Cookie`
 */
export async function openSession(req: PayloadRequest, id: number) {
  const { payload } = req;
  const collectionConfig = payload.collections.users.config;
  await lockAccount(req, id);
  const account: Account | undefined = await readAccount(payload, id, req);
  if (!account) throw new Error('The account no longer exists.');
  const user = { ...account, collection: 'users' as const };
  const { sid } = await addSessionToUser({ collectionConfig, payload, req, user });
  await noteSignIn(req, id, sid ?? '');
  const { token, exp } = await jwtSign({
    fieldsToSign: getFieldsToSign({ collectionConfig, email: account.email, sid, user }),
    secret: payload.secret,
    tokenExpiration: collectionConfig.auth.tokenExpiration,
  });
  const cookie = generatePayloadCookie({
    collectionAuthConfig: collectionConfig.auth,
    cookiePrefix: payload.config.cookiePrefix,
    token,
  });
  return { token, exp, cookie: String(cookie) };
}
