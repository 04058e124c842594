import { inTransaction, type Transaction } from '@riverfront/backend/database/transaction';
import { generateReference } from '@riverfront/backend/fields/reference';
import type { Job } from '@riverfront/backend/payload-types';
import { promisedMonths } from '@riverfront/backend/privacy/retention/promise';
import { enqueueEmail } from '@riverfront/backend/queue/deliveries/emails';
import { markDuplicates } from '@riverfront/backend/recruiting/applications/duplicates';
import { joinTalentPool } from '@riverfront/backend/recruiting/applications/talent-pool';
import { type Application, defaultPayTerms } from '@riverfront/contract';
import { findReceiptUnderLock, type Receipt } from '../../api/idempotency.ts';
import type { ApplyDeps, InspectedResume } from './apply.ts';
import type { StoredAnswer } from './check-application.ts';

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

/** Stores an application, its emails and the consumed captcha token in one transaction, unless the form is stored. */
export async function storeApplication(deps: ApplyDeps, checked: CheckedApplication): Promise<Receipt> {
  const { payload, queue, captcha, resumes } = deps;
  const { application, submissionKey, phoneNumber, job, answers, resume } = checked;
  // When the commit fails, nobody can tell whether it took place, so the stored file stays: the clean-up task
  // removes it once it is certain that no record refers to it.
  const storedName = resume && (await resumes.store(resume.path));
  const { reference } = await inTransaction(payload(), async (transaction) => {
    const known = await findReceiptUnderLock(transaction, 'applications', submissionKey);
    if (known) return known;
    await captcha.spendPass(transaction.execute, 'job_application', application.captcha);
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
  });
  queue.wake('mail');
  queue.wake('resume-scan');
  return { reference };
}

/** Converts an inspected résumé to the fields of its application. */
export function toStoredResume(
  { displayName, type, size, sha256 }: InspectedResume,
  { storedName, isScanned }: { storedName: string | undefined; isScanned: boolean },
) {
  const scan = isScanned ? ('waiting' as const) : ('off' as const);
  return { storedName, fileName: displayName, fileType: type, size, sha256, scan };
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
    ...(application.talentPool && joinTalentPool()),
  };
}

async function enqueueEmails(
  { queue, secret, cmsUrl }: ApplyDeps,
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
