import { inTransaction } from '@riverfront/backend/database/transaction';
import type { Application } from '@riverfront/backend/payload-types';
import { messages, type OwnApplication, ownApplicationReplaceResume } from '@riverfront/contract';
import { HttpError, isTemporarilyUnavailable } from '../../api/http-error.ts';
import { createValidationError, toFieldErrors } from '../../api/validation.ts';
import { type InspectedResume, toStoredResume } from '../resumes/inspect-resume.ts';
import { receiveForm } from '../resumes/receive-form.ts';
import { findApplication, lockApplication, type PortalDeps, resolveApplicant } from './access.ts';
import { changeApplication } from './change-application.ts';
import { isUndecided, presentApplication } from './present-application.ts';

/**
 * Receives another résumé for an application, with the limits and the inspection of an application. The old
 * file is removed once the new one is committed. A proof of staff in the `Authorization` header exempts from the limit
 * of a network, which counts before anything of the form is read.
 * @throws {HttpError} 400, 403, 404, 409 when it is decided on or on hold, 413, 429
 */
export async function receiveReplacementResume(
  deps: PortalDeps,
  request: Request,
  network: string,
): Promise<OwnApplication> {
  const token = request.headers.get('authorization')?.replace(/^Bearer /, '');
  const isStaff = deps.verification.staffOf(token) !== undefined;
  return deps
    .limits()
    .countFor(
      isStaff ? [] : [['resume-address', network]],
      () => receiveAndReplace(deps, request, network),
      isTemporarilyUnavailable,
    );
}

async function receiveAndReplace(
  deps: PortalDeps,
  request: Request,
  network: string,
): Promise<OwnApplication> {
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
    const { email, doc, staff } = target ?? (await resolveTarget(deps, form.fields, network));
    if (!file) throw createValidationError({ resume: messages.required });
    const changed = await limits().countFor([['own-resume', email]], async () => {
      if (doc.resume?.sha256 === file.sha256) return doc;
      const received = { ...file, path: await file.save() };
      return replaceResume(deps, { email, doc, staff }, { ...received, ...(await inspect(received)) });
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
  const checked = ownApplicationReplaceResume.body.safeParse(Object.fromEntries(fields));
  if (!checked.success) {
    const errors = toFieldErrors(checked.error);
    throw createValidationError(errors);
  }
  const email = await resolveApplicant(deps, checked.data.proof, network);
  const doc = await findApplication(deps.payload(), email, checked.data.reference);
  assertReplaceable(doc);
  return { email, doc, staff: deps.verification.staffOf(checked.data.proof) };
}

async function replaceResume(
  { payload, queue, resumes, scans }: PortalDeps,
  { email, doc: { reference }, staff }: Awaited<ReturnType<typeof resolveTarget>>,
  resume: InspectedResume,
): Promise<Application> {
  const storedName = await resumes.store(resume.path);
  let oldName: string | null | undefined;
  try {
    const doc = await inTransaction(payload(), async (transaction) => {
      const found = await lockApplication(transaction, email, reference);
      assertReplaceable(found);
      oldName = found.resume?.storedName;
      if (scans) await queue.send(transaction, 'resume-scan', { application: found.id });
      // The applicant may download the note, so it does not name the member of staff.
      const text =
        staff === undefined
          ? `The applicant ${found.resumeMissing ? 'sent the missing' : 'replaced the'} résumé.`
          : 'A recruiter added the résumé.';
      const values = {
        resumeMissing: false,
        resume: toStoredResume(resume, { storedName, isScanned: scans }),
      };
      return changeApplication(transaction, found, text, values, staff);
    });
    // A file that cannot be removed now belongs to no record, so the clean-up task removes it.
    if (oldName) await resumes.remove(oldName).catch(() => {});
    queue.wake('resume-scan');
    return doc;
  } catch (error) {
    // Only after a rejection is it certain that nothing was committed; the clean-up task handles other failures.
    if (error instanceof HttpError) await resumes.remove(storedName).catch(() => {});
    throw error;
  }
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
