import type { InspectedResume, InspectResume } from '@riverfront/backend/recruiting/resumes/inspect-resume';
import {
  type Application,
  apply as applyContract,
  createApplicationSchema,
  createFilelessSchema,
  messages,
} from '@riverfront/contract';
import { HttpError, isTemporarilyUnavailable } from '../../api/http-error.ts';
import { createSubmissionKey, findReceipt, type Receipt, type SingleFlight } from '../../api/idempotency.ts';
import {
  createValidationError,
  readJson,
  summariseApplicationErrors,
  toFieldErrors,
} from '../../api/validation.ts';
import { captchaMissing } from '../../limits/captcha/captcha.ts';
import type { Limits } from '../../limits/limits.ts';
import type { Verification } from '../email-verification/verification.ts';
import { findJobByKey, toPayTerms, toQuestions } from '../jobs/jobs.ts';
import { receiveForm } from '../resumes/receive-form.ts';
import { assertAccepting, checkAnswers, checkApplicant, type WantedJob } from './check-application.ts';
import { type StoreDeps, storeApplication } from './store-application.ts';

/** The services that receiving applications needs. */
export interface ApplyDeps extends StoreDeps {
  limits: Limits;
  verification: Verification;
  inspect: InspectResume;
  /** Folder of the store; uploads are written to `incoming` in it first. */
  resumesDir: string;
  /** Shares the outcome among concurrent requests that send one form. */
  oneApplication: SingleFlight<Receipt>;
}

interface ApplyInput {
  application: Application;
  /** None for a general application. */
  wanted?: WantedJob | undefined;
  /** Inspects the file. Called last: it is the most expensive check. */
  resume?: () => Promise<InspectedResume>;
  /** Hash of the file, which tells whether a repeated form carries the same one. */
  fileHash?: string;
}

/**
 * Receives the multipart form of an application, inspects its file and stores both. The received file is removed
 * in any case, unless it went into the store.
 * @throws {HttpError} with the validation error of each field
 */
export async function receiveApplication(
  deps: ApplyDeps,
  request: Request,
  { job, network }: { job: string; network: string },
): Promise<Receipt> {
  return countFor(deps, network, () => receiveAndApply(deps, request, job));
}

/**
 * Receives an application without a file, as JSON.
 * @throws {HttpError} with the validation error of each field
 */
export async function receiveFilelessApplication(
  deps: ApplyDeps,
  request: Request,
  network: string,
): Promise<Receipt> {
  return countFor(deps, network, async () => {
    let wanted: WantedJob | undefined;
    // The salary fields depend on the country of the job.
    const toSchema = async (json: unknown) => {
      const key = applyContract.params.safeParse(json).data?.jobId;
      wanted = key === undefined ? undefined : { key, job: await findJobByKey(deps.payload(), key) };
      return createFilelessSchema(await toPayTerms(deps.payload(), wanted?.job));
    };
    const { jobId: _, ...application } = await readJson(request, toSchema, summariseApplicationErrors);
    return apply(deps, { application, wanted });
  });
}

function countFor(deps: ApplyDeps, network: string, work: () => Promise<Receipt>): Promise<Receipt> {
  return deps.limits.countFor([['apply-address', network]], work, isTemporarilyUnavailable);
}

async function receiveAndApply(deps: ApplyDeps, request: Request, key: string): Promise<Receipt> {
  const check = async (fields: ReadonlyMap<string, string>) => {
    const job = await findJobByKey(deps.payload(), key);
    const pay = await toPayTerms(deps.payload(), job);
    return { job, checked: createApplicationSchema(pay).safeParse(Object.fromEntries(fields)) };
  };
  const form = await receiveForm(request, {
    dir: deps.resumesDir,
    // Nothing is written to the disk before the form is checked; a file may come before the fields.
    beforeFile: async (fields) => {
      const { data } = (await check(fields)).checked;
      if (!data || !deps.verification.isProved(data.email, data.emailToken)) return false;
      return deps.captcha.isPass('job_application', data.captcha);
    },
  });
  try {
    const { file } = form;
    const { job, checked } = await check(form.fields);
    const errors = checked.success ? {} : toFieldErrors(checked.error);
    if (!file) errors.resume = messages.required;
    if (!checked.success || !file) throw createValidationError(errors, summariseApplicationErrors(errors));
    return await apply(deps, {
      application: checked.data,
      wanted: { key, job },
      resume: async () => {
        const received = { ...file, path: await file.save() };
        return { ...received, ...(await deps.inspect(received)) };
      },
      fileHash: file.sha256,
    });
  } finally {
    await form.discard();
  }
}

/**
 * Stores an application with its résumé and emails, and returns after the commit. Checks again every step that
 * the screen leads through. Idempotent: a repeated form gets the same reference, even when its tokens have expired.
 * @throws {HttpError} that names the step which is missing
 */
async function apply(deps: ApplyDeps, input: ApplyInput): Promise<Receipt> {
  // A reload may change the source of the same form.
  const { emailToken: _, captcha: __, source: ___, submissionKey: formKey, ...content } = input.application;
  const submissionKey = createSubmissionKey(formKey, [
    content,
    input.wanted?.key ?? null,
    input.fileHash ?? null,
  ]);
  return deps.oneApplication(submissionKey, async () => {
    const receipt = await findReceipt(deps.payload(), 'applications', submissionKey);
    return receipt ?? checkAndStore(deps, input, submissionKey);
  });
}

async function checkAndStore(deps: ApplyDeps, input: ApplyInput, submissionKey: string): Promise<Receipt> {
  const { payload, limits, captcha, verification } = deps;
  const { application } = input;
  const phoneNumber = await checkApplicant(application);
  if (!verification.isProved(application.email, application.emailToken))
    throw new HttpError(403, 'email-unverified', messages.emailUnverified, {
      errors: { email: messages.emailUnverified },
    });
  if (!captcha.isPass('job_application', application.captcha)) throw captchaMissing(application.captcha);
  const job = input.wanted && (await assertAccepting(payload(), input.wanted));
  const answers = checkAnswers(job ? toQuestions(job) : [], application.answers);
  return limits.countFor([['apply-email', application.email]], async () =>
    storeApplication(deps, {
      application,
      submissionKey,
      phoneNumber,
      job,
      answers,
      resume: await input.resume?.(),
    }),
  );
}
