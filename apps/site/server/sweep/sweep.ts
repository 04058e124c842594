import type { ResumeStore } from '@riverfront/content/resumes';
import { execute, sql } from '@riverfront/content/transaction';
import { messageHash, sweepOutbox } from '@riverfront/mail';
import type { Payload } from 'payload';

/** Nobody is still sending a form that they began to send an hour ago. */
const orphanAgeMs = 3_600_000;

/** Nobody is still writing a mail that was begun a minute ago: one sending has 50 s. */
const unfinishedMs = 60_000;

export interface SweepDeps {
  payload: Payload;
  resumes: ResumeStore;
  outboxDir: string;
}

/** Removes what is left over: codes, used tokens and limits that are over, files and mails that no record names. */
export async function sweep({ payload, resumes, outboxDir }: SweepDeps): Promise<void> {
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
  await sweepOutbox(outboxDir, { unfinishedMs, isKnown: (hashes) => knownMails(payload, hashes) });
}

/**
 * Removes what erased records leave on the disk: their files, and what the outbox
 * holds of their mails.
 * @throws {StorageUnavailable} so that the queue tries again
 */
export async function removeErased(
  { payload, resumes, outboxDir }: SweepDeps,
  files: string[],
): Promise<void> {
  for (const file of files) await resumes.remove(file);
  await sweepOutbox(outboxDir, { unfinishedMs: 0, isKnown: (hashes) => knownMails(payload, hashes) });
}

/** Hashes of the mails that have a record; made as `deliverMail` makes the Message-ID. */
async function knownMails(payload: Payload, hashes: string[]): Promise<Set<string>> {
  if (hashes.length === 0) return new Set();
  const { rows } = await execute(payload)(sql`select id, created_at from mails`);
  const mails = rows as { id: number; created_at: Date | string }[];
  return new Set(mails.map((row) => messageHash(`${row.id} ${new Date(row.created_at).toISOString()}`)));
}
