import { type CheckedBodyOf, type JsonCommandName, messages } from '@riverfront/contract';
import { type ApplyDeps, apply } from '../applications/apply.ts';
import { type ContactDeps, sendMessage } from '../contact/send-message.ts';
import { ownHandlers } from '../own-applications/own-handlers.ts';
import type { CommandHandler } from './command.ts';

export interface CommandDeps extends ApplyDeps, ContactDeps {}

/** Who does which command; one that is missing is a type error. */
export function createHandlers(deps: CommandDeps): { [N in JsonCommandName]: CommandHandler<N> } {
  const { verification, captcha, limits } = deps;
  return {
    ...ownHandlers(deps),
    async contact(body, { network }) {
      const { reference } = await sendMessage(deps, body, network);
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
      return {
        success: true,
        message: messages.emailVerified,
        emailToken,
        validForSeconds: verification.proofSeconds,
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
      await limits().count('apply-address', network);
      const input = { application, job: jobId, resume: undefined, fileHash: undefined, network };
      const { reference } = await apply(deps, input);
      return { success: true, message: messages.applicationReceived, reference };
    },
  };
}
