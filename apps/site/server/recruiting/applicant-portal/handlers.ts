import { type JsonCommandName, messages } from '@riverfront/contract';
import type { CommandHandler } from '../../api/handler.ts';
import { findApplications, type PortalDeps, resolveApplicant } from './access.ts';
import { eraseApplication, withdrawApplication } from './change-application.ts';
import { presentApplications } from './present-application.ts';

type PortalCommand = Extract<JsonCommandName, `portal${string}`>;

/** Creates the handlers of the applicant portal's commands. */
export function createApplicantPortalHandlers(deps: PortalDeps): { [N in PortalCommand]: CommandHandler<N> } {
  const { verification, payload } = deps;
  return {
    async portalSendCode({ email }, { network }) {
      const { requestId } = await verification.send(email, network, 'my-application');
      return {
        success: true,
        message: messages.codeSent,
        requestId,
        resendAfterSeconds: verification.resendSeconds,
        validForSeconds: verification.codeSeconds,
      };
    },
    async portalVerify(body, { network }) {
      const proof = await verification.verify(body, network, 'my-application');
      const validForSeconds = verification.proofSeconds;
      return { success: true, message: messages.emailVerified, proof, validForSeconds };
    },
    async portalList({ proof }, { network }) {
      const docs = await findApplications(payload(), await resolveApplicant(deps, proof, network));
      return { success: true, applications: await presentApplications(payload(), docs) };
    },
    async portalWithdraw({ proof, reference }, { network }) {
      const email = await resolveApplicant(deps, proof, network);
      const application = await withdrawApplication(deps, email, reference);
      return { success: true, message: messages.ownWithdrawn, application };
    },
    async portalErase({ proof, reference }, { network }) {
      const email = await resolveApplicant(deps, proof, network);
      const erasure = await eraseApplication(deps, email, reference);
      return { success: true, message: messages.ownErased, ...erasure };
    },
  };
}
