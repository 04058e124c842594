import { type CheckedBodyOf, type JsonCommandName, messages } from '@riverfront/contract';
import { type ApplyDeps, apply } from '../applications/apply.ts';
import { findEarlierApplication } from '../applications/find-earlier-application.ts';
import { type ContactDeps, sendMessage } from '../contact/send-message.ts';
import { ownHandlers } from '../own-applications/own-handlers.ts';
import type { CommandHandler } from './command.ts';
import { isAway } from './is-away.ts';

export interface CommandDeps extends ApplyDeps, ContactDeps {}

/** Who does which command; one that is missing is a type error. */
export function createHandlers(deps: CommandDeps): { [N in JsonCommandName]: CommandHandler<N> } {
  const { verification, captcha, limits } = deps;
  return {
    ...ownHandlers(deps),
    async contact(body, context) {
      const { reference } = await sendMessage(deps, body, context);
      return { success: true, message: messages.contactReceived, reference };
    },
    async sendOtp({ email }, { network }) {
      const { requestId } = await verification.send(email, network);
      return {
        success: true,
        message: messages.codeSent,
        requestId,
        resendAfterSeconds: verification.resendSeconds,
        validForSeconds: verification.codeSeconds,
      };
    },
    async verifyOtp(body, { network }) {
      const emailToken = await verification.verify(body, network);
      const { email, jobId } = body;
      return {
        success: true,
        message: messages.emailVerified,
        emailToken,
        validForSeconds: verification.proofSeconds,
        earlierApplication: jobId ? await findEarlierApplication(deps.payload(), email, jobId) : undefined,
      };
    },
    async captchaChallenge({ action }, { network }) {
      return { success: true, task: await captcha.challenge(action, network) };
    },
    async captchaVerify({ action, answer }) {
      return {
        success: true,
        captcha: await captcha.verify(action, answer),
        validForSeconds: captcha.passSeconds,
      };
    },
    async applyWithoutResume({ jobId, ...application }: CheckedBodyOf<'applyWithoutResume'>, { network }) {
      const input = { application, job: jobId, resume: undefined, fileHash: undefined, network };
      const { reference } = await limits().countFor(
        [['apply-address', network]],
        () => apply(deps, input),
        isAway,
      );
      return { success: true, message: messages.applicationReceived, reference };
    },
  };
}
