import type { ResumeStore } from '@riverfront/content/resumes';
import { execute, sql } from '@riverfront/content/transaction';
import type { Payload } from 'payload';

/** Nobody is still sending a form that they began to send an hour ago. */
const orphanAgeMs = 3_600_000;

/** Removes what is left over: codes, used tokens and limits that are over, files that no record names. */
export async function sweep(payload: Payload, resumes: ResumeStore): Promise<void> {
  const run = execute(payload);
  await run(sql`delete from one_time_codes where expires_at < now() - interval '1 day'`);
  await run(sql`delete from spent_tokens where expires_at < now()`);
  await run(sql`delete from rate_limits where expire < extract(epoch from now()) * 1000`);
  await resumes.sweep({
    olderThanMs: orphanAgeMs,
    async isReferenced(names) {
      const { docs } = await payload.find({
        collection: 'applications',
        where: { 'resume.storedName': { in: names } },
        limit: names.length,
        pagination: false,
        depth: 0,
        overrideAccess: true,
        select: { resume: true },
      });
      return new Set(docs.flatMap(({ resume }) => resume?.storedName ?? []));
    },
  });
}
