import { type CheckedBodyOf, type JsonCommandName, messages } from '@riverfront/contract';
import { type ContactDeps, sendMessage } from '../inbox/contact/send-message.ts';
import { createApplicantPortalHandlers } from '../recruiting/applicant-portal/handlers.ts';
import { type ApplyDeps, apply } from '../recruiting/applications/apply.ts';
import { findEarlierApplication } from '../recruiting/applications/check-application.ts';
import type { CommandHandler } from './handler.ts';
import { isTemporarilyUnavailable } from './unavailable.ts';

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
    async captchaVerify({ action, answer }, { network }) {
      return {
        success: true,
        captcha: await captcha.verify(action, answer, network),
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
