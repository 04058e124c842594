import { randomBytes, randomInt, randomUUID, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { execute, inTransaction, sql } from '@riverfront/backend/database/transaction';
import { formatWait } from '@riverfront/backend/limits/rate-limits';
import type { Tokens } from '@riverfront/backend/limits/secret';
import { createKeyedHash } from '@riverfront/backend/limits/secret';
import { enqueueEmail } from '@riverfront/backend/queue/deliveries/emails';
import type { Queue } from '@riverfront/backend/queue/queue';
import { codeLength, messages } from '@riverfront/contract';
import type { Payload } from 'payload';
import { HttpError } from '../../api/http-error.ts';
import type { Limits } from '../../limits/limits.ts';

const codeMinutes = 10;
const maxTries = 5;
/** Codes before the newest whose mail may be late: so many are sent an hour (`code-email`). */
const earlierCodes = 3;
const proofSeconds = 30 * 60;
/** The pause before the screen offers to send another code. */
const resendSeconds = 30;

/** What an address is verified for. A code or proof for one purpose is invalid for the other. */
type Purpose = 'application' | 'my-application';
const tokenKinds = { application: 'email', 'my-application': 'applicant-portal' } as const;

/** Verifies email addresses by one-time codes. */
export interface Verification {
  /** Sends a code; responds alike for every address. @throws {HttpError} 429 */
  send(email: string, network: string, purpose?: Purpose): Promise<{ requestId: string }>;
  /** Checks a code and returns a signed proof. @throws {HttpError} 400, 429 */
  verify(
    input: { email: string; otp: string; requestId?: string | undefined },
    network: string,
    purpose?: Purpose,
  ): Promise<string>;
  /** Whether a proof for applying is genuine, not expired, and of this email address. */
  isProved(email: string, proof: string | undefined): boolean;
  /** Returns the email address of a proof for the applicant portal, or undefined when the proof is invalid. */
  ownerOf(proof: string | undefined): string | undefined;
  readonly resendSeconds: number;
  readonly codeSeconds: number;
  readonly proofSeconds: number;
}

interface VerificationDeps {
  payload: () => Payload;
  queue: Queue;
  limits: Limits;
  tokens: Tokens;
  secret: string;
}

/** Identifies a code: by its request, which only the requester knows, else by the network it was requested from. */
interface CodeQuery {
  emailHash: string;
  requestId: string | undefined;
  networkHash: string;
}

/** A stored code. */
type CodeRow = { id: string; salt: Buffer; code_hash: Buffer };

/** Creates the verification of email addresses. Every step is one atomic statement, so any number of nodes may share it. */
export function createVerification(deps: VerificationDeps): Verification {
  const { payload, queue, limits, tokens, secret } = deps;
  const hash = createKeyedHash(secret, 'riverfront one-time codes');
  const hashEmail = (email: string, purpose: Purpose) =>
    purpose === 'application' ? hash(email) : hash(email, purpose);
  const hashNetwork = (network: string) => hash('network', network);
  /** Neither part can contain a line break, so no two requesters share a key. */
  const toLimitKey = (email: string, network: string) => `${email}\n${network}`;

  const where = ({ emailHash, requestId, networkHash }: CodeQuery) =>
    requestId
      ? sql`email_hash = ${emailHash} and id = ${requestId}::uuid`
      : sql`email_hash = ${emailHash} and network_hash = ${networkHash}`;

  /**
   * Consumes one try of a code; returns undefined when none is left or it is expired, used or unknown. Tries
   * without the request are counted separately, so that nobody else uses up those of the requester.
   */
  async function consumeTry(query: CodeQuery) {
    const { rows } = await execute(payload())<CodeRow>(sql`
      update one_time_codes set tries = tries + ${query.requestId ? 1 : 0}
      where id = (
        select id from one_time_codes where ${where(query)} order by created_at desc limit 1)
        and tries < ${maxTries} and used_at is null and expires_at > now()
      returning id, salt, code_hash`);
    return rows[0];
  }

  /** Checks a code; an earlier one of the address is no guess, so its try is given back. @throws {HttpError} 400 */
  async function assertRight(row: CodeRow, otp: string, email: string, query: CodeQuery): Promise<void> {
    const isCodeOf = async ({ id, salt, code_hash }: CodeRow) =>
      timingSafeEqual(await hashCode(otp, salt, id, email), code_hash);
    if (await isCodeOf(row)) return;
    const { rows } = await execute(payload())<CodeRow>(sql`
      select id, salt, code_hash from one_time_codes where email_hash = ${query.emailHash} and id <> ${row.id}
      order by created_at desc limit ${earlierCodes}`);
    // Always as many, so that the time tells nobody how many codes an address was sent.
    const earlier = Array.from({ length: earlierCodes }, (_, at) => isCodeOf(rows[at] ?? row));
    if (!(await Promise.all(earlier)).includes(true))
      throw new HttpError(400, 'code-wrong', messages.codeWrong);
    if (query.requestId)
      await execute(payload())(sql`update one_time_codes set tries = tries - 1 where id = ${row.id}`);
    throw new HttpError(400, 'code-replaced', messages.codeReplaced);
  }

  /** Creates the error that says why a code is not accepted, and when to request another. */
  async function explainRejection(email: string, network: string, query: CodeQuery): Promise<HttpError> {
    const { rows } = await execute(payload())<{ tries: number; used: boolean; expired: boolean }>(sql`
      select tries, used_at is not null as used, expires_at <= now() as expired from one_time_codes
      where ${where(query)} order by created_at desc limit 1`);
    const [row] = rows;
    if (!row) return new HttpError(400, 'code-wrong', messages.codeWrong);
    const retryAfterSeconds = await limits.getWait('code-email', toLimitKey(email, network));
    const again = retryAfterSeconds > 0 ? `in ${formatWait(retryAfterSeconds)}` : 'now';
    const reason = row.used
      ? 'This code has been used already.'
      : row.expired
        ? `This code is older than ${codeMinutes} minutes.`
        : `This code is locked after ${maxTries} wrong tries.`;
    const message = `${reason} You can ask for a new code ${again}.`;
    return new HttpError(row.tries >= maxTries ? 429 : 400, 'code-spent', message, { retryAfterSeconds });
  }

  async function sendCode(email: string, network: string, purpose: Purpose): Promise<{ requestId: string }> {
    const [requestId, code, salt] = [randomUUID(), createCode(), randomBytes(16)];
    const codeHash = await hashCode(code, salt, requestId, email);
    await inTransaction(payload(), async (transaction) => {
      await transaction.execute(sql`
        insert into one_time_codes (id, email_hash, network_hash, salt, code_hash, expires_at)
        values (${requestId}, ${hashEmail(email, purpose)}, ${hashNetwork(network)}, ${salt}, ${codeHash},
          now() + make_interval(mins => ${codeMinutes}))`);
      await enqueueEmail(transaction, queue, secret, {
        mail: { kind: 'one-time-code', data: { code, minutes: codeMinutes, purpose } },
        to: email,
        // A late code is of no use; the visitor requests another.
        options: { retryLimit: 6, retryDelay: 5, retryBackoff: true, priority: 10 },
      });
    });
    queue.wake('mail');
    return { requestId };
  }

  return {
    resendSeconds,
    codeSeconds: codeMinutes * 60,
    proofSeconds,
    async send(email, network, purpose = 'application') {
      return limits.countFor(
        [
          ['code-address', network],
          ['code-email', toLimitKey(email, network)],
          ['code-mailbox', email],
        ],
        () => sendCode(email, network, purpose),
      );
    },
    async verify({ email, otp, requestId }, network, purpose = 'application') {
      await limits.count('verify-address', network);
      const query = { emailHash: hashEmail(email, purpose), requestId, networkHash: hashNetwork(network) };
      const row = await consumeTry(query);
      if (!row) throw await explainRejection(email, network, query);
      await limits.countFor(
        requestId ? [] : [['guess-unbound', row.id]],
        () => assertRight(row, otp, email, query),
        (error) => error instanceof HttpError && error.code === 'code-replaced',
      );
      const { rows } = await execute(payload())(sql`
        update one_time_codes set used_at = now() where id = ${row.id} and used_at is null returning id`);
      if (rows.length === 0) throw await explainRejection(email, network, query);
      return tokens.sign(tokenKinds[purpose], { email }, proofSeconds);
    },
    isProved: (email, proof) => tokens.read(tokenKinds.application, proof)?.email === email,
    ownerOf: (proof) => tokens.read(tokenKinds['my-application'], proof)?.email,
  };
}

const hash = promisify<string, Buffer, number, { N: number; r: number; p: number }, Buffer>(scrypt);

/** 16 MB and some 30 ms a guess (OWASP password storage, scrypt, for short-lived secrets). */
const cost = { N: 2 ** 14, r: 8, p: 1 };

/** Creates a code of six digits from a secure random source, leading zeros included. */
function createCode(): string {
  return String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
}

/** Hashes a code with scrypt, bound to its request and email address. */
function hashCode(code: string, salt: Buffer, request: string, email: string): Promise<Buffer> {
  return hash(`${request}\n${email}\n${code}`, salt, 32, cost);
}
