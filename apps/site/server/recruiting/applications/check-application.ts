import { recordAudit } from '@riverfront/backend/audit/record-audit';
import { findOne } from '@riverfront/backend/database/records';
import { inTransaction } from '@riverfront/backend/database/transaction';
import type { Job } from '@riverfront/backend/payload-types';
import { today } from '@riverfront/backend/time/company-time';
import type { Application, EarlierApplication, JobQuestion } from '@riverfront/contract';
import { isOpen } from '@riverfront/contract/job-posting';
import type { Payload, Where } from 'payload';
import { answerProblem, cleanAnswer } from '../../../rules/answer.ts';
import { phoneProblem, toE164 } from '../../../rules/phone.ts';
import { HttpError } from '../../api/http-error.ts';
import { createValidationError, summariseApplicationErrors } from '../../api/validation.ts';
import { places } from '../../content/places.ts';

/**
 * Checks country and state against the dataset, and the phone number against the country's numbering plan.
 * @returns the phone number in the form E.164
 * @throws {HttpError} 400 with the validation error of each field
 */
export async function checkApplicant({
  country,
  state,
  phoneNumber,
}: Pick<Application, 'country' | 'state' | 'phoneNumber'>): Promise<string> {
  const errors: Record<string, string> = {};
  const listed = (await places.countries()).find(
    ({ id, label }) => id === country.id && label === country.name,
  );
  if (!listed) errors.country = 'Please choose a country from the list.';
  else if (!(await isStateOf(listed.value, state))) errors.state = 'Please choose a state from the list.';
  const phoneError = phoneProblem(phoneNumber, listed?.value);
  if (phoneError) errors.phoneNumber = phoneError;
  if (Object.keys(errors).length > 0) throw createValidationError(errors);
  return toE164(phoneNumber, listed?.value) ?? phoneNumber;
}

/** True for any text with id 0 when the dataset has no states of the country. */
async function isStateOf(country: string, state: Application['state']): Promise<boolean> {
  const states = await places.states(country);
  if (states.length === 0) return state.id === 0;
  return states.some(({ id, name }) => id === state.id && name === state.name);
}

const dayMs = 24 * 3_600_000;

/** The job that somebody applies for, by the key that was given; undefined when there is none. */
export interface WantedJob {
  key: string;
  job: Job | undefined;
}

/**
 * Returns the job of an application. One that was closed, unpublished or moved to the trash accepts applications for
 * another day, because its form may be open. Staff see on Today that somebody came later.
 * @throws {HttpError} 404 for an unknown job, 410 for one that has been closed for more than a day
 */
export async function assertAccepting(payload: Payload, { key, job }: WantedJob): Promise<Job> {
  const dayAgo = new Date(Date.now() - dayMs);
  if (!job || !(await wasPublicAt(payload, job, dayAgo))) {
    await reportLate(payload, {
      summary: `Job “${job?.title ?? key}” was not on the site any more`,
      id: job?.id,
    });
    throw new HttpError(404, 'job-closed', 'This job is not on our site any more.');
  }
  const closedSince = job.closedAt && Date.parse(job.closedAt) > dayAgo.getTime();
  if (isOpen(closedSince ? { ...job, availability: 'active' } : job, today(dayAgo))) return job;
  await reportLate(payload, { summary: `Job “${job.title}” had been closed`, id: job.id });
  throw new HttpError(410, 'job-closed', `“${job.title}” is closed and takes no more applications.`);
}

/** Whether visitors could see a job after a time: drafts are saved beside it, so its row is that of its unpublishing. */
async function wasPublicAt(payload: Payload, job: Job, time: Date): Promise<boolean> {
  if (job._status === 'published') return true;
  if (Date.parse(job.updatedAt) < time.getTime()) return false;
  const { totalDocs } = await payload.countVersions({
    collection: 'jobs',
    where: { parent: { equals: job.id }, 'version._status': { equals: 'published' } },
  });
  return totalDocs > 0;
}

/** Records that a complete application was not accepted. */
async function reportLate(payload: Payload, { summary, id }: { summary: string; id: number | undefined }) {
  await inTransaction(payload, ({ req }) =>
    recordAudit(req, {
      action: 'rejected',
      kind: 'jobs',
      record: id,
      summary: `${summary} when an application came`,
      actorName: 'An applicant',
    }),
  );
}

/** An answer as it is stored: with the wording that was asked. */
export interface StoredAnswer {
  question: string;
  answer: string;
  questionId: string;
}

/**
 * Checks answers against the current questions of a job. Rejects an answer to another wording, because the
 * applicant has not answered what would be stored. Validation errors are under `question-<id>`.
 * @throws {HttpError} 409 when the form knew other questions, 400 with the validation error of each answer
 */
export function checkAnswers(questions: JobQuestion[], answers: Application['answers']): StoredAnswer[] {
  const byQuestion = new Map(answers.map((answer) => [answer.question, answer]));
  const errors: Record<string, string> = {};
  const stored: StoredAnswer[] = [];
  let isOutdated = answers.some((answer) => !questions.some(({ id }) => id === answer.question));
  for (const question of questions) {
    const { id, text: wording, required } = question;
    const answer = byQuestion.get(id);
    // A form sends an entry for each question that it shows, empty or not.
    if ((!answer && required && answers.length > 0) || (answer?.asked ?? wording) !== wording)
      isOutdated = true;
    const error = answerProblem(question, answer?.answer ?? '');
    if (error) errors[`question-${id}`] = error;
    const text = cleanAnswer(answer?.answer ?? '');
    if (text) stored.push({ question: wording, answer: text, questionId: id });
  }
  if (isOutdated)
    throw new HttpError(
      409,
      'questions-changed',
      'The questions of this role have changed since you opened the form. Nothing you typed is lost: please look through the questions again and send it once more.',
      { errors },
    );
  if (Object.keys(errors).length > 0) throw createValidationError(errors, summariseApplicationErrors(errors));
  return stored;
}

/**
 * Finds the newest application of an email address for a job, unless it was withdrawn.
 * @param email verified, in lower case
 */
export async function findEarlierApplication(
  payload: Payload,
  email: string,
  jobKey: string,
): Promise<EarlierApplication | undefined> {
  const where: Where = {
    email: { equals: email },
    'job.key': { equals: jobKey },
    stage: { not_equals: 'withdrawn' },
  };
  const options = { sort: '-createdAt', select: { reference: true, createdAt: true } } as const;
  const found = await findOne(payload, 'applications', where, options);
  return found && { reference: found.reference, receivedAt: found.createdAt };
}
