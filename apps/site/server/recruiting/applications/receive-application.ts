import { application, messages } from '@riverfront/contract';
import { isTemporarilyUnavailable } from '../../http/unavailable.ts';
import { createValidationError, summariseApplicationErrors, toFieldErrors } from '../../http/validation.ts';
import { receiveForm } from '../resumes/receive-form.ts';
import { type ApplyDeps, apply } from './apply.ts';

/**
 * Receives the multipart form of an application, inspects its file and stores both. The received file is removed
 * in any case, unless it went into the store.
 * @throws {HttpError} with the validation error of each field
 */
export async function receiveApplication(
  deps: ApplyDeps,
  request: Request,
  { job, network }: { job: string; network: string },
): Promise<{ reference: string }> {
  return deps
    .limits()
    .countFor(
      [['apply-address', network]],
      () => receiveAndApply(deps, request, job),
      isTemporarilyUnavailable,
    );
}

async function receiveAndApply(deps: ApplyDeps, request: Request, job: string) {
  const form = await receiveForm(request, { dir: deps.resumesDir });
  try {
    const { file } = form;
    const checked = application.safeParse(Object.fromEntries(form.fields));
    const errors = checked.success ? {} : toFieldErrors(checked.error);
    if (!file) errors.resume = messages.required;
    if (!checked.success || !file) throw createValidationError(errors, summariseApplicationErrors(errors));
    return await apply(deps, {
      application: checked.data,
      job,
      resume: async () => ({ ...file, ...(await deps.inspect(file)) }),
      fileHash: file.sha256,
    });
  } finally {
    await form.discard();
  }
}
