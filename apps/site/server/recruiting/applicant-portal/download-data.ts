import { recordAudit } from '@riverfront/backend/audit/record-audit';
import { findAll } from '@riverfront/backend/database/records';
import { inTransaction } from '@riverfront/backend/database/transaction';
import type { Application } from '@riverfront/backend/payload-types';
import { pickDownloadableFields } from '@riverfront/backend/recruiting/applications/applicant-visibility';
import { FileNotFoundError } from '@riverfront/backend/storage/errors';
import { makeZip } from 'client-zip';
import type { Payload } from 'payload';
import { findApplications, type PortalDeps } from './access.ts';

interface StoredFile {
  storedName: string;
  /** Path in the zip file. */
  path: string;
  lastModified: Date;
}

const readme = `This is everything that we keep about your applications.

my-application.json   what you entered, where each application stands, what our
                      recruiters noted about it, the mails about it, and when it was opened
RA-…/                 the file of each application, as you sent it

Who of our staff did or wrote something is left out, because it is their personal
data. What recruiters noted about you, the rating and the reason of a rejection
included, is yours to read (GDPR, article 15). The reason why something has to be
kept (a legal hold) is left out, because it can be about others.

Messages that you sent with the contact form are not part of this file. To see,
correct or erase those, write to the address in our privacy policy.
`;

/**
 * Answers a data subject access request: streams a zip file with everything stored about an applicant. Staff are
 * not named in it, because it is a copy of the applicant's data, not of theirs.
 * @throws {HttpError} 429
 * @throws {StorageUnavailable} when the files cannot be read
 */
export async function downloadApplicantData(deps: PortalDeps, email: string): Promise<Response> {
  return deps.limits.countFor([['portal-download', email]], () => collectData(deps, email));
}

async function collectData(deps: PortalDeps, email: string): Promise<Response> {
  const payload = deps.payload();
  const docs = await findApplications(payload, email);
  const files: StoredFile[] = [];
  const applications: object[] = [];
  for (const doc of docs) {
    const file = await findFile(deps, doc);
    if (file) files.push(file);
    applications.push(await readApplication(payload, doc, file?.path ?? null));
  }
  await inTransaction(payload, async ({ req }) => {
    for (const { id, reference } of docs)
      await recordAudit(req, {
        action: 'downloaded',
        kind: 'applications',
        record: id,
        summary: `The data of application ${reference} was downloaded by its applicant.`,
        actorName: 'An applicant',
      });
  });
  const madeAt = new Date();
  const json = JSON.stringify({ madeAt: madeAt.toISOString(), email, applications }, null, 2);
  return new Response(makeZip(createEntries(deps, files, json, madeAt)), {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="my-application.zip"',
    },
  });
}

async function* createEntries(
  { resumes }: PortalDeps,
  files: StoredFile[],
  json: string,
  lastModified: Date,
) {
  yield { name: 'README.txt', input: readme, lastModified };
  yield { name: 'my-application.json', input: json, lastModified };
  for (const { storedName, path, lastModified } of files) {
    // Read whole: a stream that is not consumed, because the visitor left, would stay open.
    const { stream } = await resumes.open(storedName);
    yield { name: path, input: Buffer.concat(await stream.toArray()), lastModified };
  }
}

/** Finds the stored file of an application before the response starts, which could not report an error any more. */
async function findFile({ resumes }: PortalDeps, doc: Application): Promise<StoredFile | undefined> {
  const { storedName, fileName, scan } = doc.resume ?? {};
  if (!storedName || scan === 'infected') return undefined;
  try {
    (await resumes.open(storedName)).stream.destroy();
  } catch (error) {
    if (error instanceof FileNotFoundError) return undefined;
    throw error;
  }
  const path = `${doc.reference}/${fileName ?? 'resume'}`;
  return { storedName, path, lastModified: new Date(doc.updatedAt) };
}

async function readApplication(payload: Payload, doc: Application, path: string | null): Promise<object> {
  const { resume, ...fields } = pickDownloadableFields(doc);
  const all = { sort: 'createdAt', limit: 1_000 };
  const events = { kind: { equals: 'applications' }, record: { equals: String(doc.id) } };
  const byStage = { application: { equals: doc.id }, undone: { not_equals: true } };
  // Who owns an application is the data of staff.
  const ofApplicant = { about: { equals: doc.id }, kind: { not_equals: 'owner' } };
  const [stages, notes, mails, audited] = await Promise.all([
    findAll(payload, 'stage-changes', byStage, all),
    findAll(payload, 'application-notes', ofApplicant, all),
    findAll(payload, 'mails', { about: { equals: doc.reference } }, all),
    findAll(payload, 'audit-events', events, all),
  ]);
  return {
    ...fields,
    resume: doc.resume?.storedName ? { ...(resume as object), inThisZip: path } : null,
    stages: stages.map(({ from, to, rejectionReason = null, createdAt: at }) => ({
      from,
      to,
      rejectionReason,
      at,
    })),
    notes: notes.map(({ kind, text, createdAt: writtenAt }) => ({ kind, text, writtenAt })),
    mails: mails.map(({ kind, to, state, createdAt, sentAt = null }) => ({
      kind,
      to,
      state,
      createdAt,
      sentAt,
    })),
    events: audited.map(({ action, createdAt }) => ({ action, at: createdAt })),
  };
}
