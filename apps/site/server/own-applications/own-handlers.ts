import { type JsonCommandName, messages } from '@riverfront/contract';
import type { CommandHandler } from '../commands/command.ts';
import { describeOwn } from './describe-own.ts';
import { erase } from './erase.ts';
import { findOwn } from './find-own.ts';
import { type OwnDeps, ownerOf } from './own-deps.ts';
import { withdraw } from './withdraw.ts';

type OwnCommand = Extract<JsonCommandName, `ownApplication${string}`>;

/** What applicants do with what is kept about them. */
export function ownHandlers(deps: OwnDeps): { [N in OwnCommand]: CommandHandler<N> } {
  const { verification, payload } = deps;
  return {
    async ownApplicationSendCode({ email }, { network }) {
      const { requestId } = await verification.send(email, network, 'my-application');
      return {
        success: true,
        message: messages.codeSent,
        requestId,
        resendAfterSeconds: verification.resendSeconds,
        validForSeconds: verification.codeSeconds,
      };
    },
    async ownApplicationVerify(body, { network }) {
      const proof = await verification.verify(body, network, 'my-application');
      return {
        success: true,
        message: messages.emailVerified,
        proof,
        validForSeconds: verification.proofSeconds,
      };
    },
    async ownApplicationList({ proof }, { network }) {
      const email = await ownerOf(deps, proof, network);
      return {
        success: true,
        applications: await describeOwn(payload(), await findOwn(payload(), email)),
      };
    },
    async ownApplicationWithdraw({ proof, reference }, { network }) {
      const email = await ownerOf(deps, proof, network);
      const application = await withdraw(deps, email, reference);
      return { success: true, message: messages.ownWithdrawn, application };
    },
    async ownApplicationErase({ proof, reference }, { network }) {
      const email = await ownerOf(deps, proof, network);
      return { success: true, message: messages.ownErased, ...(await erase(deps, email, reference)) };
    },
  };
}
