import { execute, sql } from '@riverfront/backend/database/transaction';
import type { ResumeStore } from '@riverfront/backend/storage/resume-store';
import type { Payload } from 'payload';
import type { Scanner } from './scanner.ts';

/** What a scan needs. */
export interface ScanDeps {
  payload: () => Payload;
  resumes: ResumeStore;
  /** Undefined when no scanner is configured. */
  scanner: Scanner | undefined;
}

/**
 * Scans the résumé of an application for viruses; until that is done nobody can open it.
 * @throws {Error} when the scanner or the store fails, so that the queue retries
 */
export async function scanResume(deps: ScanDeps, application: number): Promise<void> {
  const { payload, resumes, scanner } = deps;
  const doc = await payload().findByID({
    collection: 'applications',
    id: application,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  });
  if (!doc?.resume?.storedName || doc.resume.scan !== 'waiting' || !scanner) return;
  const { storedName } = doc.resume;
  const { clean } = await scanner.scan((await resumes.open(storedName)).stream);
  // The applicant may have replaced the file or erased everything during the scan: the verdict is about this file.
  await execute(payload())(sql`
    update applications set resume_scan = ${clean ? 'clean' : 'infected'}, updated_at = now()
    where id = ${application} and resume_stored_name = ${storedName} and resume_scan = 'waiting'`);
}
