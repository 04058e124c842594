import { type CheckedBodyOf, type JsonCommandName, messages } from '@riverfront/contract';
import type { CommandHandler } from './http/handler.ts';
import { isTemporarilyUnavailable } from './http/unavailable.ts';
import { type ContactDeps, sendMessage } from './inbox/index.ts';
import {
  type ApplyDeps,
  apply,
  createApplicantPortalHandlers,
  findEarlierApplication,
} from './recruiting/index.ts';

export interface CommandDeps extends ApplyDeps, ContactDeps {}

/** Creates the handlers of all JSON commands; a missing one is a type error. */
export function createHandlers(deps: CommandDeps): { [N in JsonCommandName]: CommandHandler<N> } {
  const { verification, captcha, limits } = deps;
  return {
    ...createApplicantPortalHandlers(deps),
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
      const { reference } = await limits().countFor(
        [['apply-address', network]],
        () => apply(deps, { application, job: jobId }),
        isTemporarilyUnavailable,
      );
      return { success: true, message: messages.applicationReceived, reference };
    },
  };
}
