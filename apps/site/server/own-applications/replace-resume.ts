import type { Application } from '@riverfront/content';
import { inTransaction } from '@riverfront/content/transaction';
import {
  messages,
  type OwnApplication,
  ownApplicationReplaceResume,
  resumeMaxBytes,
} from '@riverfront/contract';
import type { InspectedResume } from '../applications/apply.ts';
import { invalid, problemsOf, summaryOf } from '../commands/invalid.ts';
import { isAway } from '../commands/is-away.ts';
import { Refusal } from '../commands/refusal.ts';
import { receiveForm } from '../resumes/receive-form.ts';
import { describeOwn } from './describe-own.ts';
import { findOneOwn, lockOwn } from './find-own.ts';
import { noteChange } from './note-change.ts';
import { type OwnDeps, ownerOf } from './own-deps.ts';
import { isOpen } from './states.ts';

/**
 * Takes another résumé for an application as it comes over the wire: the same
 * limits and the same inspection as when applying. The old file goes once the
 * new one is committed.
 * @throws {Refusal} 400, 403, 404, 409 when it is decided on or on hold, 413, 429
 */
export async function receiveResume(
  deps: OwnDeps,
  request: Request,
  network: string,
): Promise<OwnApplication> {
  return deps.limits().countFor([['resume-address', network]], () => receive(deps, request, network), isAway);
}

async function receive(deps: OwnDeps, request: Request, network: string): Promise<OwnApplication> {
  let owned: { email: string; reference: string; before: Application } | undefined;
  const form = await receiveForm(request, {
    dir: deps.resumesDir,
    maxFileBytes: resumeMaxBytes,
    // Proved first, received then: the file is the last part, and nobody else's is written to the disk.
    beforeFile: async (fields) => {
      owned = await ownedBy(deps, fields, network);
    },
  });
  try {
    const { file } = form;
    const { email, reference, before } = owned ?? (await ownedBy(deps, form.fields, network));
    if (!file) throw invalid({ resume: messages.required }, summaryOf({ resume: messages.required }));
    const doc = await deps
      .limits()
      .countFor([['own-resume', email]], async () =>
        before.resume?.sha256 === file.sha256
          ? before
          : replace(deps, { email, reference }, { ...file, ...(await deps.inspect(file)) }),
      );
    const [described] = await describeOwn(deps.payload(), [doc]);
    if (!described) throw new Error('An application was not described.');
    return described;
  } finally {
    await form.discard();
  }
}

/**
 * The application that a form is about, if its proof opens it and it takes another file.
 * @throws {Refusal} 400, 403, 404, 409, 429
 */
async function ownedBy(deps: OwnDeps, fields: ReadonlyMap<string, string>, network: string) {
  const checked = ownApplicationReplaceResume.body.safeParse(Object.fromEntries(fields));
  if (!checked.success) {
    const errors = problemsOf(checked.error);
    throw invalid(errors, summaryOf(errors));
  }
  const { proof, reference } = checked.data;
  const email = await ownerOf(deps, proof, network);
  const before = await findOneOwn(deps.payload(), email, reference);
  demandReplaceable(before);
  return { email, reference, before };
}

async function replace(
  { payload, queue, resumes, scans }: OwnDeps,
  { email, reference }: { email: string; reference: string },
  resume: InspectedResume,
): Promise<Application> {
  const storedName = await resumes.keep(resume.path);
  let old: string | null | undefined;
  try {
    const doc = await inTransaction(payload(), async (transaction) => {
      const found = await lockOwn(transaction, email, reference);
      demandReplaceable(found);
      old = found.resume?.storedName;
      await noteChange(
        transaction,
        found,
        found.resumeMissing ? 'The applicant sent the missing résumé.' : 'The applicant replaced the résumé.',
      );
      if (scans) await queue.send(transaction, 'resume-scan', { application: found.id });
      return payload().update({
        collection: 'applications',
        id: found.id,
        data: {
          resumeMissing: false,
          resume: {
            storedName,
            fileName: resume.displayName,
            fileType: resume.type,
            size: resume.size,
            sha256: resume.sha256,
            scan: scans ? 'waiting' : 'off',
          },
        },
        depth: 0,
        overrideAccess: true,
        req: transaction.req,
      });
    });
    // What cannot be removed now belongs to no record, so the sweep takes it.
    if (old) await resumes.remove(old).catch(() => {});
    queue.wake('resume-scan');
    return doc;
  } catch (error) {
    // Only a refusal is certain not to have been committed; of anything else the sweep finds out.
    if (error instanceof Refusal) await resumes.remove(storedName).catch(() => {});
    throw error;
  }
}

function demandReplaceable({ stage, legalHold }: Application): void {
  if (legalHold)
    throw new Refusal(
      409,
      'on-hold',
      'We have to keep this application as it is for now, because a legal duty or a legal claim needs it.',
    );
  if (!isOpen(stage))
    throw new Refusal(
      409,
      'not-now',
      'This application is withdrawn or has been decided on, so it takes no other résumé.',
    );
}
