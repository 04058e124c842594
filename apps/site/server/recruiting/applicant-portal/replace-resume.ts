import type { Application } from '@riverfront/backend/payload-types';
import { isUndecided } from '@riverfront/backend/recruiting/applications/stages';
import { replaceResume } from '@riverfront/backend/recruiting/resumes/replace-resume';
import { messages, type PortalApplication, portalReplaceResume } from '@riverfront/contract';
import { HttpError, isTemporarilyUnavailable } from '../../api/http-error.ts';
import { createValidationError, toFieldErrors } from '../../api/validation.ts';
import { receiveForm } from '../resumes/receive-form.ts';
import { findApplication, lockApplication, type PortalDeps, resolveApplicant } from './access.ts';
import { presentApplication } from './present-application.ts';

/**
 * Receives another résumé for an application, with the limits and the inspection of an application. The old
 * file is removed once the new one is committed.
 * @throws {HttpError} 400, 403, 404, 409 when it is decided on or on hold, 413, 429
 */
export async function receiveReplacementResume(
  deps: PortalDeps,
  request: Request,
  network: string,
): Promise<PortalApplication> {
  return deps.limits.countFor(
    [['resume-address', network]],
    () => receiveAndReplace(deps, request, network),
    isTemporarilyUnavailable,
  );
}

async function receiveAndReplace(
  deps: PortalDeps,
  request: Request,
  network: string,
): Promise<PortalApplication> {
  const { payload, limits, inspect } = deps;
  let target: Awaited<ReturnType<typeof resolveTarget>> | undefined;
  const form = await receiveForm(request, {
    dir: deps.resumesDir,
    // Nothing is written to the disk before the applicant is verified; a file may come before the fields.
    beforeFile: async (fields) => {
      if (!fields.has('proof') || !fields.has('reference')) return false;
      target = await resolveTarget(deps, fields, network);
      return true;
    },
  });
  try {
    const { file } = form;
    const { email, doc } = target ?? (await resolveTarget(deps, form.fields, network));
    if (!file) throw createValidationError({ resume: messages.required });
    const changed = await limits.countFor([['portal-resume', email]], async () => {
      if (doc.resume?.sha256 === file.sha256) return doc;
      const received = { ...file, path: await file.save() };
      return replaceResume(payload(), deps, {
        resume: { ...received, ...(await inspect(received)) },
        async lock(transaction) {
          const found = await lockApplication(transaction, email, doc.reference);
          assertReplaceable(found);
          return found;
        },
        describe: ({ resumeMissing }) =>
          `The applicant ${resumeMissing ? 'sent the missing' : 'replaced the'} résumé.`,
        actorName: 'An applicant',
      });
    });
    return presentApplication(payload(), changed);
  } finally {
    await form.discard();
  }
}

/**
 * Resolves the fields of a form to an application that its proof opens and whose résumé may be replaced.
 * @throws {HttpError} 400, 403, 404, 409, 429
 */
async function resolveTarget(deps: PortalDeps, fields: ReadonlyMap<string, string>, network: string) {
  const checked = portalReplaceResume.body.safeParse(Object.fromEntries(fields));
  if (!checked.success) throw createValidationError(toFieldErrors(checked.error));
  const email = await resolveApplicant(deps, checked.data.proof, network);
  const doc = await findApplication(deps.payload(), email, checked.data.reference);
  assertReplaceable(doc);
  return { email, doc };
}

function assertReplaceable({ stage, legalHold }: Application): void {
  if (legalHold)
    throw new HttpError(
      409,
      'on-hold',
      'We have to keep this application as it is for now, because a legal duty or a legal claim needs it.',
    );
  if (!isUndecided(stage))
    throw new HttpError(
      409,
      'not-now',
      'This application is withdrawn or has been decided on, so it takes no other résumé.',
    );
}
