import { createHash, randomInt } from 'node:crypto';
import { verifySync } from 'otplib';
import { APIError, type Payload } from 'payload';
import { type Execute, execute } from '../../database/transaction.ts';
import { consumeToken } from '../../limits/consume-token.ts';
import { createRateLimiter } from '../../limits/rate-limiter.ts';
import { rateLimits } from '../../limits/rate-limits.ts';
import { type Account, keyOf } from './account.ts';

const daySeconds = 86_400;

/**
 * Counts a try, outside of any transaction, so that no failure takes it back.
 * @throws {APIError} 429 when there were too many
 */
export async function countTry(payload: Payload, account: Account): Promise<void> {
  const limiter = createRateLimiter(execute(payload), payload.secret);
  const wait = await limiter.consume('second-factor', String(account.id));
  if (wait > 0) throw new APIError(rateLimits['second-factor'].message(wait), 429);
}

/** What was answered with. */
type Answer = 'code' | 'recovery code';

/**
 * Accepts a code of the authenticator app or a recovery code, once.
 * @param execute of the transaction of what the code is for: if that fails, the code is still good
 * @throws {APIError} when the code is wrong or was used before
 */
export async function acceptCode(
  execute: Execute,
  payload: Payload,
  account: Account,
  code: string,
): Promise<Answer> {
  const digits = code.replaceAll(/\s/g, '');
  return /^\d{6}$/.test(digits)
    ? await acceptStep(execute, payload, account.id, keyOf(payload, account), digits)
    : await acceptRecoveryCode(execute, payload, account, code);
}

/** Accepts a code of an authenticator app with this key. @throws {APIError} as above */
export async function acceptStep(
  execute: Execute,
  payload: Payload,
  account: number,
  key: string | undefined,
  code: string,
): Promise<'code'> {
  const step = key && stepOf(key, code.replaceAll(/\s/g, ''));
  if (!step)
    throw new APIError(
      'This code is not right. Please type the one that the app shows now. If it is rejected too, correct the time of your phone.',
      400,
    );
  // Kept for a day: long after the step has passed by every clock.
  if (!(await consumeToken(execute, `totp:${account}:${step}`, daySeconds)))
    throw new APIError('This code was used already. Please wait for the next one.', 400);
  await resetTries(execute, payload, account);
  return 'code';
}

function resetTries(execute: Execute, payload: Payload, account: number): Promise<void> {
  return createRateLimiter(execute, payload.secret).reset('second-factor', String(account));
}

async function acceptRecoveryCode(
  execute: Execute,
  payload: Payload,
  account: Account,
  code: string,
): Promise<'recovery code'> {
  const hash = hashRecoveryCode(code);
  if (!account.secondFactorSince || !account.recoveryCodes?.includes(hash))
    throw new APIError(
      'This code is not right. Please type the six digits that the app shows, or a recovery code.',
      400,
    );
  if (!(await consumeToken(execute, recoveryTokenId(account.id, hash), 36_500 * daySeconds)))
    throw new APIError('This recovery code was used already. Please take another one.', 400);
  await resetTries(execute, payload, account.id);
  return 'recovery code';
}

/** By which a recovery code is known to have been used. */
function recoveryTokenId(account: number, hash: string): string {
  return `recovery:${account}:${hash}`;
}

/** Seconds of a time step (RFC 6238, section 5.2; the only period that every authenticator app supports). */
const period = 30;

/**
 * The time step of a code, or undefined when the code is not valid now. One step before and after is
 * accepted as well, because clocks of phones drift.
 */
function stepOf(key: string, code: string): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const result = verifySync({ secret: key, token: code, epochTolerance: period });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}

/** Leaves out characters that look alike. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';

/** Codes of a set. */
const count = 10;

/** Creates codes of 16 characters, 79 bits each, so that a fast hash of them cannot be reversed. */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: count }, () =>
    Array.from({ length: 16 }, (_, index) => {
      const character = alphabet[randomInt(alphabet.length)] ?? '';
      return index > 0 && index % 4 === 0 ? `-${character}` : character;
    }).join(''),
  );
}

/** Spaces, dashes and case make no difference. */
const normalise = (code: string) => code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** The stored hash of a recovery code. Without a key, so that codes outlive every secret. */
export function hashRecoveryCode(code: string): string {
  return createHash('sha256').update(normalise(code)).digest('base64url');
}
