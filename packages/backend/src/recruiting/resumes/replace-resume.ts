import { hash, randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { resumeMaxBytes } from '@riverfront/contract';
import { APIError, type Payload, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { recordAudit } from '../../audit/record-audit.ts';
import { inTransaction, sql, type Transaction } from '../../database/transaction.ts';
import { addChangeNote } from '../../inbox/notes/collection.ts';
import type { Application } from '../../payload-types.ts';
import { type Queue, waitForQueue } from '../../queue/queue.ts';
import { staffSideOf } from '../../staff-side.ts';
import { StorageUnavailable, toStorageError } from '../../storage/errors.ts';
import type { ResumeStore } from '../../storage/resume-store.ts';
import { isUndecided } from '../applications/stages.ts';
import { type InspectedResume, inspectResume, ResumeError, toStoredResume } from './inspect-resume.ts';

interface Services {
  queue: Queue;
  resumes: ResumeStore;
  /** Whether a virus scanner reads the file afterwards. */
  scans: boolean;
}

interface Replacement {
  resume: InspectedResume;
  /** Locks the application; what it throws rejects the file. */
  lock: (transaction: Transaction) => Promise<Application>;
  /** The note that recruiters read, and applicants download. */
  describe: (before: Application) => string;
  /** Who does it, where it is not the user of `from`. */
  actorName?: string;
}

/**
 * Stores an inspected résumé as that of an application, with a note and an audit event. The old file is removed once
 * the new one is committed.
 * @throws what `lock` throws, {@link StorageUnavailable}
 */
export async function replaceResume(
  from: Payload | PayloadRequest,
  { queue, resumes, scans }: Services,
  { resume, lock, describe, actorName }: Replacement,
): Promise<Application> {
  const storedName = await resumes.store(resume.path);
  let oldName: string | null | undefined;
  const doc = await inTransaction(from, async (transaction) => {
    const { payload, req } = transaction;
    // Whether a later failure was committed is not certain: the clean-up task then finds a file without a record.
    const found = await lock(transaction).catch(async (error: unknown) => {
      await resumes.remove(storedName).catch(() => {}); // the clean-up task removes it
      throw error;
    });
    oldName = found.resume?.storedName;
    const { id, reference } = found;
    if (scans) await queue.send(transaction, 'resume-scan', { application: id });
    const text = describe(found);
    await addChangeNote(req, 'application-notes', id, text);
    const summary = `${reference}: ${text}`;
    const entry = { action: 'changed', kind: 'applications', record: id, summary } as const;
    await recordAudit(req, { ...entry, ...(actorName && { actorName }) });
    const data = { resumeMissing: false, resume: toStoredResume(resume, { storedName, isScanned: scans }) };
    return payload.update({ collection: 'applications', id, data, depth: 0, overrideAccess: true, req });
  });
  // A file that cannot be removed now belongs to no record, so the clean-up task removes it.
  if (oldName) await resumes.remove(oldName).catch(() => {});
  queue.wake('resume-scan');
  return doc;
}

/**
 * Adds the résumé of a person whom recruiters look after: the body of the request, under the name in its query. It is
 * inspected, scanned and stored like a file that the applicant sends to their portal; the same file once.
 * @throws {APIError} 400, 404, 409 when the application is on hold or decided, 413, 503
 */
export async function addResume(req: PayloadRequest, application: Application): Promise<object> {
  const { queue, resumes, scans } = staffSideOf(req.payload);
  const originalName = z.string().trim().min(1).max(255).safeParse(req.query.name).data;
  const length = Number(req.headers.get('content-length') ?? Number.POSITIVE_INFINITY);
  if (!originalName || !req.arrayBuffer) throw new APIError('Choose a file first.', 400);
  if (length > resumeMaxBytes)
    throw new APIError(`The résumé is larger than ${resumeMaxBytes / 1024 ** 2} MB.`, 413);
  assertReplaceable(application);
  const bytes = Buffer.from(await req.arrayBuffer());
  const sha256 = hash('sha256', bytes);
  const added = { message: 'The résumé was added.' };
  // Sent again after its answer was lost.
  if (!application.resumeMissing && application.resume?.sha256 === sha256) return added;
  const path = join(resumes.incomingDir, randomUUID());
  await waitForQueue(queue);
  try {
    await mkdir(resumes.incomingDir, { recursive: true });
    await writeFile(path, bytes, { flag: 'wx', mode: 0o600 });
    const resume = { ...(await inspectResume({ path, originalName })), path, size: bytes.length, sha256 };
    await replaceResume(
      req,
      { queue, resumes, scans },
      {
        resume,
        lock: (transaction) => lockReplaceable(transaction, application.id),
        // The applicant may download the note, so it does not name the member of staff.
        describe: () => 'A recruiter added the résumé.',
      },
    );
    return added;
  } catch (error) {
    if (error instanceof ResumeError) throw new APIError(error.message, 400);
    if (toStorageError(error) instanceof StorageUnavailable)
      throw new APIError('The résumé storage does not answer. Please try again in a minute.', 503);
    throw error;
  } finally {
    await rm(path, { force: true }).catch(() => {}); // the clean-up task removes it
  }
}

async function lockReplaceable({ payload, req, execute }: Transaction, id: number): Promise<Application> {
  await execute(sql`select id from applications where id = ${id} for update`);
  const options = { depth: 0, joins: false, disableErrors: true, overrideAccess: true, req } as const;
  const doc = await payload.findByID({ collection: 'applications', id, ...options });
  if (!doc) throw new APIError('This application no longer exists.', 404);
  assertReplaceable(doc);
  return doc;
}

function assertReplaceable({ legalHold, stage }: Application): void {
  if (legalHold) throw new APIError('This application is on legal hold, so its résumé stays as it is.', 409);
  if (!isUndecided(stage))
    throw new APIError('This application is withdrawn or decided, so it takes no other résumé.', 409);
}
