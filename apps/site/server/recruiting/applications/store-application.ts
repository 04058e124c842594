import { inTransaction, type Transaction } from '@riverfront/backend/database/transaction';
import { generateReference } from '@riverfront/backend/fields/reference';
import type { Job } from '@riverfront/backend/payload-types';
import { promisedMonths } from '@riverfront/backend/privacy/retention/periods';
import { enqueueEmail } from '@riverfront/backend/queue/deliveries/emails';
import type { Queue } from '@riverfront/backend/queue/queue';
import { markDuplicates } from '@riverfront/backend/recruiting/applications/duplicates';
import { type InspectedResume, toStoredResume } from '@riverfront/backend/recruiting/resumes/inspect-resume';
import type { ResumeStore } from '@riverfront/backend/storage/resume-store';
import { type Application, defaultPayTerms } from '@riverfront/contract';
import type { Payload } from 'payload';
import { HttpError } from '../../api/http-error.ts';
import { findReceiptUnderLock, type Receipt } from '../../api/idempotency.ts';
import type { Captcha } from '../../limits/captcha/captcha.ts';
import type { StoredAnswer } from './check-application.ts';

/** The services that storing an application needs. */
export interface StoreDeps {
  payload: () => Payload;
  queue: Queue;
  captcha: Captcha;
  resumes: ResumeStore;
  /** Whether a virus scanner is configured. */
  scans: boolean;
  secret: string;
  cmsUrl: string;
}

/** An application whose every field was checked. */
interface CheckedApplication {
  application: Application;
  submissionKey: string;
  /** E.164. */
  phoneNumber: string;
  job: Job | undefined;
  answers: StoredAnswer[];
  resume: InspectedResume | undefined;
}

/**
 * Stores an application, its emails and the consumed captcha token in one transaction, unless the form is stored.
 * @throws {HttpError} when the captcha token was used already
 */
export async function storeApplication(deps: StoreDeps, checked: CheckedApplication): Promise<Receipt> {
  const { payload, queue, captcha, resumes } = deps;
  const { application, submissionKey, phoneNumber, job, answers, resume } = checked;
  const storedName = resume && (await resumes.store(resume.path));
  const discard = async () => storedName && resumes.remove(storedName).catch(() => {});
  let isKnown = false;
  const { reference } = await inTransaction(payload(), async (transaction) => {
    const receipt = await findReceiptUnderLock(transaction, 'applications', submissionKey);
    isKnown = receipt !== undefined;
    if (receipt) return receipt;
    await captcha.consumeToken(transaction.execute, 'job_application', application.captcha);
    const reference = generateReference('RA');
    const identity = { email: application.email, phoneNumber };
    const possibleDuplicate = await markDuplicates(transaction.execute, identity);
    const { id, createdAt } = await payload().create({
      collection: 'applications',
      data: {
        ...toStoredFields(application),
        phoneNumber,
        reference,
        submissionKey,
        job: job?.id,
        jobTitle: job?.title,
        salaryCurrency: job?.salaryCurrency ?? defaultPayTerms.currency,
        emailVerifiedAt: new Date().toISOString(),
        stage: 'new',
        answers,
        possibleDuplicate,
        retentionMonths: await promisedMonths(transaction, 'applications', application.noticeVersion),
        resumeMissing: !resume,
        resume: resume && toStoredResume(resume, { storedName, isScanned: deps.scans }),
      },
      depth: 0,
      overrideAccess: true,
      req: transaction.req,
    });
    await enqueueEmails(deps, transaction, checked, { reference, id, createdAt });
    if (resume && deps.scans) await queue.send(transaction, 'resume-scan', { application: id });
    return { reference };
  }).catch(async (error: unknown) => {
    // When the commit fails, nobody can tell whether it took place, so the stored file stays: the nightly clean-up
    // task removes it once it is certain that no record refers to it.
    if (error instanceof HttpError) await discard();
    throw error;
  });
  if (isKnown) await discard();
  queue.wake('mail');
  queue.wake('resume-scan');
  return { reference };
}

/** Renames the fields of the contract to those of the collection. */
function toStoredFields({ country, state, ...application }: Application) {
  return {
    firstName: application.firstName,
    lastName: application.lastName,
    email: application.email,
    gender: application.gender,
    country: { datasetId: country.id, name: country.name },
    state: { datasetId: state.id, name: state.name },
    city: application.city,
    currentLocation: application.current_location,
    relocate: application.relocate,
    totalExperience: application.total_experience,
    relevantExperience: application.relevent_experience,
    currentSalary: application.curr_salary,
    expectedSalary: application.expected_salary,
    source: application.source,
    noticeVersion: application.noticeVersion,
  };
}

async function enqueueEmails(
  { queue, secret, cmsUrl }: StoreDeps,
  transaction: Transaction,
  { application, job, resume }: CheckedApplication,
  { reference, id, createdAt }: { reference: string; id: number; createdAt: string },
): Promise<void> {
  const { payload, req } = transaction;
  const { careersEmail } = await payload.findGlobal({ slug: 'recipients', depth: 0, req });
  const { firstName, lastName, email } = application;
  const shared = { reference, firstName, jobTitle: job?.title ?? null, resumeMissing: !resume };
  await enqueueEmail(transaction, queue, secret, {
    mail: { kind: 'application-confirmation', data: shared },
    to: email,
    replyTo: careersEmail,
    about: reference,
  });
  await enqueueEmail(transaction, queue, secret, {
    mail: {
      kind: 'application-received',
      data: {
        ...shared,
        lastName,
        email,
        phone: application.phoneNumber,
        place: [application.city, application.state.name, application.country.name].join(', '),
        totalExperience: application.total_experience,
        relevantExperience: application.relevent_experience,
        expectedSalary: application.expected_salary,
        salaryCurrency: job?.salaryCurrency ?? defaultPayTerms.currency,
        receivedAt: createdAt,
        staffUrl: `${cmsUrl}/admin/collections/applications/${id}`,
      },
    },
    to: careersEmail,
    replyTo: email,
    about: reference,
  });
}
