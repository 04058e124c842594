import { application, messages, resumeMaxBytes } from '@riverfront/contract';
import { applicationProblem, invalid, problemsOf } from '../commands/invalid.ts';
import { isAway } from '../commands/is-away.ts';
import { receiveForm } from '../resumes/receive-form.ts';
import { type ApplyDeps, apply } from './apply.ts';

/**
 * Takes an application as it comes over the wire: receives the form, inspects
 * its file, stores both. The received file is gone afterwards, whatever happens,
 * unless it went into the store.
 * @throws {Refusal} with what is wrong with which field
 */
export async function receiveApplication(
  deps: ApplyDeps,
  request: Request,
  { job, network }: { job: string; network: string },
): Promise<{ reference: string }> {
  return deps
    .limits()
    .countFor([['apply-address', network]], () => receive(deps, request, job, network), isAway);
}

async function receive(
  deps: ApplyDeps,
  request: Request,
  job: string,
  network: string,
): Promise<{ reference: string }> {
  const form = await receiveForm(request, { dir: deps.resumesDir, maxFileBytes: resumeMaxBytes });
  try {
    const { file } = form;
    const checked = application.safeParse(Object.fromEntries(form.fields));
    const errors = checked.success ? {} : problemsOf(checked.error);
    if (!file) errors.resume = messages.required;
    if (!checked.success || !file) throw invalid(errors, applicationProblem(errors));
    return await apply(deps, {
      application: checked.data,
      job,
      resume: async () => ({ ...file, ...(await deps.inspect(file)) }),
      fileHash: file.sha256,
      network,
    });
  } finally {
    await form.discard();
  }
}
