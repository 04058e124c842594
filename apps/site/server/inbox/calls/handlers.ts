import { findOne } from '@riverfront/backend/database/records';
import { inTransaction, type Transaction } from '@riverfront/backend/database/transaction';
import {
  AppointmentError,
  cancelAppointment,
  lockAppointment,
  toGuestView,
} from '@riverfront/backend/inbox/appointments/changes';
import { bookCall, chooseCallTime, readCall, readFreeTimes } from '@riverfront/backend/inbox/calls/calls';
import { createTokens } from '@riverfront/backend/limits/tokens/signed-token';
import { companyTimeZone } from '@riverfront/backend/time/company-time';
import { type AnswerOf, type JsonCommandName, messages } from '@riverfront/contract';
import type { CommandHandler } from '../../api/handler.ts';
import { HttpError } from '../../api/http-error.ts';
import type { Verification } from '../../recruiting/email-verification/verification.ts';
import { type ContactDeps, sendMessage } from '../contact/send-message.ts';

type CallCommand = Extract<JsonCommandName, `call${string}`>;
type CallDeps = ContactDeps & { verification: Verification };

/** Creates the handlers of the commands by which visitors choose a time for a call, move and cancel it. */
export function createCallHandlers(deps: CallDeps): { [N in CallCommand]: CommandHandler<N> } {
  const { payload, queue, cmsUrl, verification, limits, secret } = deps;
  const office = { queue, cmsUrl };

  /** Runs work in a transaction; what appointments do not allow is a conflict. */
  async function run<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return inTransaction(payload(), work).catch(rethrow);
  }

  /** Returns the UID of a signed link. @throws {HttpError} 403 for one that is forged or expired, 429 */
  async function readLink(token: string, network: string): Promise<string> {
    await limits().count('own-address', network);
    const { uid } = createTokens(secret).read('call', token) ?? {};
    if (!uid) throw new HttpError(403, 'not-found', messages.callLinkExpired);
    return uid;
  }

  return {
    async callTimes({ token }, { network }) {
      const uid = token ? await readLink(token, network) : undefined;
      return run(async (transaction): Promise<AnswerOf<'callTimes'>> => {
        const free = uid ? [] : await readFreeTimes(transaction);
        const times = new Map(free.map(({ startsAt, minutes }) => [startsAt, { startsAt, minutes }]));
        return {
          success: true,
          times: [...times.values()],
          timeZone: companyTimeZone(),
          call: uid ? presentCall(await readCall(transaction, uid)) : null,
        };
      });
    },
    async callSendCode({ email }, { network }) {
      const { requestId } = await verification.send(email, network, 'call');
      const { resendSeconds: resendAfterSeconds, codeSeconds: validForSeconds } = verification;
      return { success: true, message: messages.codeSent, requestId, resendAfterSeconds, validForSeconds };
    },
    async callVerify(body, { network }) {
      const proof = await verification.verify(body, network, 'call');
      const { proofSeconds: validForSeconds } = verification;
      return { success: true, message: messages.emailVerified, proof, validForSeconds };
    },
    async callBook({ proof, startsAt, timeZone, about, ...sender }, context) {
      if (!verification.isProved(sender.email, proof, 'call'))
        throw new HttpError(403, 'email-unverified', messages.emailUnverified);
      const input = { ...sender, message: about, organization: '', country: '', topic: '', page: '/call' };
      // The message and its call are one transaction: without the call nothing is stored.
      const book = async (transaction: Transaction, reference: string) => {
        await bookCall(transaction, office, { about: reference, startsAt, timeZone });
      };
      const { reference } = await sendMessage(deps, input, context, book).catch(rethrow);
      const call = await findOne(payload(), 'appointments', { about: { equals: reference } });
      const token = createTokens(secret).sign('call', { uid: call?.uid ?? '' }, 3_600);
      return { success: true, message: messages.ownTimeChosen, token };
    },
    async callChange({ token, startsAt, timeZone }, { network }) {
      const uid = await readLink(token, network);
      await run(async (transaction) => {
        if (startsAt) return chooseCallTime(transaction, office, { uid, startsAt, timeZone });
        return cancelAppointment(transaction, office, await lockAppointment(transaction, { uid }));
      });
      queue.wake('mail');
      return { success: true, message: startsAt ? messages.ownTimeChosen : messages.callCancelled };
    },
  };
}

function rethrow(error: unknown): never {
  if (!(error instanceof AppointmentError)) throw error;
  throw new HttpError(error.status === 404 ? 404 : 409, 'not-now', error.message);
}

/** Converts the appointment of a link to what its guest sees; null for one that is over or cancelled. */
function presentCall({ doc, times }: Awaited<ReturnType<typeof readCall>>): AnswerOf<'callTimes'>['call'] {
  const { state, startsAt, expiresAt } = doc;
  const isBooked = state === 'booked';
  const isOver = Date.parse((isBooked && startsAt) || expiresAt) <= Date.now();
  return (isBooked || state === 'offered') && !isOver ? toGuestView(doc, times) : null;
}
