import type { Job } from '@riverfront/content';
import { markDuplicates } from '@riverfront/content/hiring';
import { enqueueMail } from '@riverfront/content/mails';
import type { Queue } from '@riverfront/content/queue';
import type { ResumeStore } from '@riverfront/content/resumes';
import { promisedMonths } from '@riverfront/content/retention';
import { inTransaction, type Transaction } from '@riverfront/content/transaction';
import { type Application, messages, type ResumeType } from '@riverfront/contract';
import type { Payload } from 'payload';
import { questionsOf } from '../api/jobs.ts';
import { type Captcha, humanUnconfirmed } from '../captcha/captcha.ts';
import { type Receipt, receiptInTurn, receiptOf } from '../commands/once.ts';
import { newReference } from '../commands/reference.ts';
import { Refusal } from '../commands/refusal.ts';
import type { SingleFlight } from '../commands/single-flight.ts';
import { submissionKeyOf } from '../commands/submission-key.ts';
import type { Limits } from '../limits/limits.ts';
import type { InspectResume } from '../resumes/inspect-resume.ts';
import type { Verification } from '../verification/verification.ts';
import { checkedAnswers } from './answers.ts';
import { applicationData } from './application-data.ts';
import { jobFor } from './job-for.ts';
import { demandPlausible } from './plausible.ts';

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
  /** Holds together what is sent several times at once. */
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
  job: string | undefined;
  /** Looks at the file as late as possible: it is the dearest of the checks. */
  resume: (() => Promise<InspectedResume>) | undefined;
  /** The bytes' hash, which says whether a repeated form carries the same file. */
  fileHash: string | undefined;
  network: string;
}

/**
 * Stores an application with its résumé and, in the same transaction, the mails
 * to the applicant and to the recruiters. Returns after the commit. Every step
 * that the screen leads through is checked here again. The same form sent again
 * gets the same answer.
 * @throws {Refusal} that names the step which is missing
 */
export async function apply(deps: ApplyDeps, input: ApplyInput): Promise<Receipt> {
  // Where somebody came from may be another thing after a reload, and the form is still the same.
  const { emailToken: _, captcha: __, source: ___, submissionKey: formKey, ...content } = input.application;
  const submissionKey = submissionKeyOf(formKey, [content, input.job ?? null, input.fileHash ?? null]);
  return deps.oneApplication(submissionKey, () => storeOnce(deps, input, submissionKey));
}

async function storeOnce(deps: ApplyDeps, input: ApplyInput, submissionKey: string): Promise<Receipt> {
  const { payload, limits, captcha, verification } = deps;
  const { emailToken, captcha: pass, answers, ...content } = input.application;
  const before = await receiptOf(payload(), 'applications', submissionKey);
  if (before) return before;

  const { phone } = await demandPlausible(content);
  if (!verification.isProved(content.email, emailToken))
    throw new Refusal(403, 'email-unverified', messages.emailUnverified, {
      errors: { email: messages.emailUnverified },
    });
  if (!captcha.isPass('job_application', pass)) throw humanUnconfirmed(pass);
  const job = input.job === undefined ? undefined : await jobFor(payload(), input.job);
  const answered = checkedAnswers(job ? questionsOf(job) : [], answers);
  return limits().countFor([['apply-email', content.email]], () =>
    store(deps, input, { submissionKey, phone, job, answered }),
  );
}

interface Checked {
  submissionKey: string;
  phone: string;
  job: Job | undefined;
  answered: ReturnType<typeof checkedAnswers>;
}

async function store(
  deps: ApplyDeps,
  input: ApplyInput,
  { submissionKey, phone, job, answered }: Checked,
): Promise<Receipt> {
  const { payload, queue, captcha, resumes } = deps;
  const { emailToken: _, captcha: pass, submissionKey: __, answers: ___, ...content } = input.application;
  const resume = await input.resume?.();
  const storedName = resume && (await resumes.keep(resume.path));

  // From here on the file is in the store. When the commit fails, nobody can say whether it took
  // place, so the file stays: the sweep removes it once it is certain that no record names it.
  const stored = await inTransaction(payload(), async (transaction) => {
    const known = await receiptInTurn(transaction, 'applications', submissionKey);
    if (known) return known;
    await captcha.spendPass(transaction.execute, 'job_application', pass);
    const reference = newReference('RA');
    const identity = { email: content.email, phoneNumber: phone };
    const possibleDuplicate = await markDuplicates(transaction.execute, identity);
    const { id, createdAt } = await payload().create({
      collection: 'applications',
      data: {
        ...applicationData(content),
        phoneNumber: phone,
        reference,
        submissionKey,
        job: job?.id,
        jobTitle: job?.title,
        emailVerifiedAt: new Date().toISOString(),
        stage: 'new',
        answers: answered,
        possibleDuplicate,
        retentionMonths: await promisedMonths(transaction, 'applications', content.noticeVersion),
        resumeMissing: !resume,
        resume: resume && {
          storedName,
          fileName: resume.displayName,
          fileType: resume.type,
          size: resume.size,
          sha256: resume.sha256,
          scan: deps.scans ? 'waiting' : 'off',
        },
      },
      depth: 0,
      overrideAccess: true,
      req: transaction.req,
    });
    await enqueueMails(deps, transaction, { content, job, reference, id, createdAt, resumeMissing: !resume });
    if (resume && deps.scans) await queue.send(transaction, 'resume-scan', { application: id });
    return { reference };
  });
  queue.wake('mail');
  queue.wake('resume-scan');
  return { reference: stored.reference };
}

interface Stored {
  content: Omit<Application, 'emailToken' | 'captcha' | 'submissionKey' | 'answers'>;
  job: Job | undefined;
  reference: string;
  id: number;
  createdAt: string;
  resumeMissing: boolean;
}

async function enqueueMails(
  { queue, secret, cmsUrl }: ApplyDeps,
  transaction: Transaction,
  { content, job, reference, id, createdAt, resumeMissing }: Stored,
): Promise<void> {
  const { payload, req } = transaction;
  const { careersEmail } = await payload.findGlobal({ slug: 'recipients', depth: 0, req });
  const { firstName, lastName, email } = content;
  const jobTitle = job?.title ?? null;
  await enqueueMail(transaction, queue, secret, {
    mail: { kind: 'application-confirmation', data: { reference, firstName, jobTitle, resumeMissing } },
    to: email,
    replyTo: careersEmail,
    about: reference,
  });
  await enqueueMail(transaction, queue, secret, {
    mail: {
      kind: 'application-received',
      data: {
        reference,
        firstName,
        lastName,
        jobTitle,
        email,
        phone: content.phoneNumber,
        place: [content.city, content.state.name, content.country.name].join(', '),
        totalExperience: content.total_experience,
        relevantExperience: content.relevent_experience,
        expectedSalary: content.expected_salary,
        resumeMissing,
        receivedAt: createdAt,
        staffUrl: `${cmsUrl}/admin/collections/applications/${id}`,
      },
    },
    to: careersEmail,
    replyTo: email,
    about: reference,
  });
}
