import type { Queue, ResumeStore } from '@riverfront/backend/platform';
import { type Application, messages, type ResumeType } from '@riverfront/contract';
import type { Payload } from 'payload';
import { HttpError } from '../../http/http-error.ts';
import type { SingleFlight } from '../../http/idempotency.ts';
import { createSubmissionKey, findReceipt, type Receipt } from '../../http/idempotency.ts';
import { type Captcha, humanUnconfirmed, type Limits } from '../../platform/index.ts';
import type { Verification } from '../email-verification/verification.ts';
import { toQuestions } from '../jobs/jobs.ts';
import type { InspectResume } from '../resumes/inspect-resume.ts';
import { checkAnswers } from './check-answers.ts';
import { checkApplicant } from './check-applicant.ts';
import { findJob } from './find-job.ts';
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
