import type { Queue } from '@riverfront/backend/queue/queue';
import type { ResumeStore } from '@riverfront/backend/storage/resume-store';
import { type Application, createApplicationSchema, messages, type ResumeType } from '@riverfront/contract';
import type { Payload } from 'payload';
import { HttpError } from '../../api/http-error.ts';
import { createSubmissionKey, findReceipt, type Receipt, type SingleFlight } from '../../api/idempotency.ts';
import { isTemporarilyUnavailable } from '../../api/unavailable.ts';
import { createValidationError, summariseApplicationErrors, toFieldErrors } from '../../api/validation.ts';
import { type Captcha, humanUnconfirmed } from '../../limits/captcha/captcha.ts';
import type { Limits } from '../../limits/limits.ts';
import type { Verification } from '../email-verification/verification.ts';
import { readPayTerms, toQuestions } from '../jobs/jobs.ts';
import type { InspectResume } from '../resumes/inspect-resume.ts';
import { receiveForm } from '../resumes/receive-form.ts';
import { checkAnswers, checkApplicant, findJob } from './check-application.ts';
import { storeApplication } from './store-application.ts';

/** The services that receiving applications needs. */
export interface ApplyDeps {
  payload: () => Payload;
  queue: Queue;
  limits: () => Limits;
  captcha: Captcha;
  verification: Verification;
  resumes: ResumeStore;
  inspect: InspectResume;
  /** Folder of the store; uploads are written to `incoming` in it first. */
  resumesDir: string;
  /** Whether a virus scanner is configured. */
  scans: boolean;
  secret: string;
  cmsUrl: string;
  /** Shares the outcome among concurrent requests that send one form. */
  oneApplication: SingleFlight<Receipt>;
}

/** A résumé that was received and inspected, still outside the store. */
export interface InspectedResume {
  path: string;
  displayName: string;
  type: ResumeType;
  size: number;
  sha256: string;
}

export interface ApplyInput {
  application: Application;
  /** Key of the job; none for a general application. */
  job?: string | undefined;
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
    const pay = await readPayTerms(deps.payload(), job);
    const checked = createApplicationSchema(pay).safeParse(Object.fromEntries(form.fields));
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

/**
 * Stores an application with its résumé and emails, and returns after the commit. Checks again every step that
 * the screen leads through. Idempotent: a repeated form gets the same reference, even when its tokens have expired.
 * @throws {HttpError} that names the step which is missing
 */
export async function apply(deps: ApplyDeps, input: ApplyInput): Promise<Receipt> {
  // A reload may change the source of the same form.
  const { emailToken: _, captcha: __, source: ___, submissionKey: formKey, ...content } = input.application;
  const submissionKey = createSubmissionKey(formKey, [content, input.job ?? null, input.fileHash ?? null]);
  return deps.oneApplication(submissionKey, async () => {
    const known = await findReceipt(deps.payload(), 'applications', submissionKey);
    return known ?? checkAndStore(deps, input, submissionKey);
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
  if (!captcha.isPass('job_application', application.captcha)) throw humanUnconfirmed(application.captcha);
  const job = input.job === undefined ? undefined : await findJob(payload(), input.job);
  const answers = checkAnswers(job ? toQuestions(job) : [], application.answers);
  return limits().countFor([['apply-email', application.email]], async () =>
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
