import { randomBytes, randomUUID } from 'node:crypto';
import { enqueueMail } from '@riverfront/content/mails';
import type { Queue } from '@riverfront/content/queue';
import type { Tokens } from '@riverfront/content/tokens';
import { createKeyedHash } from '@riverfront/content/tokens/keys';
import { execute, inTransaction, sql } from '@riverfront/content/transaction';
import { messages } from '@riverfront/contract';
import type { Payload } from 'payload';
import { Refusal } from '../commands/refusal.ts';
import type { Limits } from '../limits/limits.ts';
import { waitText } from '../limits/wait-text.ts';
import { hashCode, isSameHash, newCode } from './code-hash.ts';

/** Requirements, Security, "one-time code" and "proof of e-mail". */
const codeMinutes = 10;
const triesPerCode = 5;
const proofSeconds = 30 * 60;
/** The visible pause before a code can be sent again. */
const resendSeconds = 30;

/** What an address is proved for. A code and a proof for one purpose are nothing to the other. */
export type Purpose = 'application' | 'my-application';
const tokenKinds = { application: 'email', 'my-application': 'own-application' } as const;

export interface Verification {
  /** Sends a code; does and says the same for every address. @throws {Refusal} 429 */
  send(email: string, network: string, purpose?: Purpose): Promise<{ requestId: string }>;
  /** Checks a code and returns the signed proof. @throws {Refusal} 400, 429 */
  verify(
    input: { email: string; otp: string; requestId?: string | undefined },
    network: string,
    purpose?: Purpose,
  ): Promise<string>;
  /** Whether a proof for applying is ours, in time, and of this e-mail. */
  isProved(email: string, proof: string | undefined): boolean;
  /** The e-mail that a proof for seeing one's own data is of, or undefined when it is none. */
  ownerOf(proof: string | undefined): string | undefined;
  readonly resendSeconds: number;
  readonly codeSeconds: number;
  readonly proofSeconds: number;
}

export interface VerificationDeps {
  payload: () => Payload;
  queue: Queue;
  limits: () => Limits;
  tokens: Tokens;
  secret: string;
}

/** Whose code is looked for. */
interface Asker {
  emailHash: string;
  requestId: string | undefined;
  networkHash: string;
}

/** Neither part has a line break, so no two askers share a key. */
const askerKey = (email: string, network: string) => `${email}\n${network}`;

interface Row extends Record<string, unknown> {
  id: string;
  salt: Buffer;
  code_hash: Buffer;
}

/** Proof of an e-mail address by a code sent to it. Every step is one atomic statement, so any number of nodes may share it. */
export function createVerification({
  payload,
  queue,
  limits,
  tokens,
  secret,
}: VerificationDeps): Verification {
  const hash = createKeyedHash(secret, 'riverfront one-time codes');
  /** The purpose is part of what is hashed; an address holds no line break, so neither can pass for the other. */
  const hashed = (email: string, purpose: Purpose) =>
    purpose === 'application' ? hash(email) : hash(email, purpose);

  const networkHashOf = (network: string) => hash('network', network);

  /** The number of a request is known to its asker alone; without it the code belongs to the network that asked. */
  const belongsTo = ({ emailHash, requestId, networkHash }: Asker) =>
    requestId
      ? sql`email_hash = ${emailHash} and id = ${requestId}::uuid`
      : sql`email_hash = ${emailHash} and network_hash = ${networkHash}`;

  /**
   * Takes one of the tries of a code; undefined when it has none left, is too old, used, or unknown.
   * Tries without the number of the request are counted apart, so that nobody else uses up the asker's.
   */
  async function takeTry(asker: Asker): Promise<Row | undefined> {
    const { rows } = await execute(payload())(sql`
      update one_time_codes set tries = tries + ${asker.requestId ? 1 : 0}
      where id = (
        select id from one_time_codes where ${belongsTo(asker)} order by created_at desc limit 1)
        and tries < ${triesPerCode} and used_at is null and expires_at > now()
      returning id, salt, code_hash`);
    const row = rows[0] as Row | undefined;
    if (row && !asker.requestId) await limits().count('guess-unbound', row.id);
    return row;
  }

  async function refusalOf(email: string, network: string, asker: Asker): Promise<Refusal> {
    const { rows } = await execute(payload())(sql`
      select tries, used_at is not null as used, expires_at <= now() as expired from one_time_codes
      where ${belongsTo(asker)} order by created_at desc limit 1`);
    const [row] = rows as { tries: number; used: boolean; expired: boolean }[];
    if (!row) return new Refusal(400, 'code-wrong', messages.codeWrong);
    const seconds = await limits().wait('code-email', askerKey(email, network));
    const again = seconds > 0 ? `in ${waitText(seconds)}` : 'now';
    const reason = row.used
      ? 'This code has been used already.'
      : row.expired
        ? `This code is older than ${codeMinutes} minutes.`
        : `This code is locked after ${triesPerCode} wrong tries.`;
    return new Refusal(
      row.tries >= triesPerCode ? 429 : 400,
      'code-spent',
      `${reason} You can ask for a new code ${again}.`,
      {
        retryAfterSeconds: seconds,
      },
    );
  }

  async function sendCode(email: string, network: string, purpose: Purpose): Promise<{ requestId: string }> {
    const [requestId, code, salt] = [randomUUID(), newCode(), randomBytes(16)];
    const hash = await hashCode(code, salt, requestId, email);
    await inTransaction(payload(), async (transaction) => {
      await transaction.execute(sql`
        insert into one_time_codes (id, email_hash, network_hash, salt, code_hash, expires_at)
        values (${requestId}, ${hashed(email, purpose)}, ${networkHashOf(network)}, ${salt}, ${hash}, now() + make_interval(mins => ${codeMinutes}))`);
      await enqueueMail(transaction, queue, secret, {
        mail: { kind: 'one-time-code', data: { code, minutes: codeMinutes, purpose } },
        to: email,
        // A code that comes late is of no use; the visitor asks for another.
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
      return limits().countFor(
        [
          ['code-address', network],
          ['code-email', askerKey(email, network)],
          ['code-mailbox', email],
        ],
        () => sendCode(email, network, purpose),
      );
    },
    async verify({ email, otp, requestId }, network, purpose = 'application') {
      await limits().count('verify-address', network);
      const asker = { emailHash: hashed(email, purpose), requestId, networkHash: networkHashOf(network) };
      const row = await takeTry(asker);
      if (!row) throw await refusalOf(email, network, asker);
      const hash = await hashCode(otp, row.salt, row.id, email);
      if (!isSameHash(hash, row.code_hash)) throw new Refusal(400, 'code-wrong', messages.codeWrong);
      const { rows } = await execute(payload())(sql`
        update one_time_codes set used_at = now() where id = ${row.id} and used_at is null returning id`);
      if (rows.length === 0) throw await refusalOf(email, network, asker);
      return tokens.sign(tokenKinds[purpose], { email }, proofSeconds);
    },
    isProved: (email, proof) => tokens.read(tokenKinds.application, proof)?.email === email,
    ownerOf: (proof) => tokens.read(tokenKinds['my-application'], proof)?.email,
  };
}
