import type { ResumeStore } from '@riverfront/content/resumes';
import { execute, sql } from '@riverfront/content/transaction';
import type { Payload } from 'payload';

export interface ScanDeps {
  payload: () => Payload;
  resumes: ResumeStore;
  /** Undefined when no scanner is configured. */
  scanner: { scan(stream: NodeJS.ReadableStream): Promise<{ clean: boolean }> } | undefined;
}

/**
 * Has the résumé of an application scanned; until that is done nobody can open it.
 * @throws {Error} when the scanner cannot be reached or the file was replaced under its hands, so that the queue tries again
 */
export async function scanResume(
  { payload, resumes, scanner }: ScanDeps,
  application: number,
): Promise<void> {
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
  // Meanwhile the applicant may have sent another file, or erased everything: the verdict is about this one.
  await execute(payload())(sql`
    update applications set resume_scan = ${clean ? 'clean' : 'infected'}, updated_at = now()
    where id = ${application} and resume_stored_name = ${storedName} and resume_scan = 'waiting'`);
}
