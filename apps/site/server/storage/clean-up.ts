import { execute, inTransaction, sql } from '@riverfront/backend/database/transaction';
import type { Queue } from '@riverfront/backend/queue/queue';
import { type FileStore, removeUnreferenced } from '@riverfront/backend/storage/file-store';
import type { ResumeStore } from '@riverfront/backend/storage/resume-store';
import { cleanUpOutbox, messageHash, messageKey } from '@riverfront/mail';
import type { Payload } from 'payload';

/** Older uploads belong to no request that is still running. */
const orphanAgeMs = 3_600_000;

/** Names that the media library makes: other files are somebody else's. */
const hashedName = /-[0-9a-f]{10}(?:-\d+)?(?:-\d+x\d+)?\.\w+$/;

/** Older unfinished emails belong to a killed process: one delivery has 50 s. */
const unfinishedAgeMs = 60_000;

interface CleanUpOptions {
  payload: Payload;
  resumes: ResumeStore;
  outboxDir: string;
}

/**
 * The clean-up task: removes expired codes, tokens, rate limits and counts, and uploads that were never stored. Files
 * whose scan the queue gave up are scanned again.
 */
export async function cleanUp(options: Omit<CleanUpOptions, 'outboxDir'>, queue: Queue): Promise<void> {
  const { payload, resumes } = options;
  const run = execute(payload);
  await run(sql`delete from one_time_codes where expires_at < now() - interval '1 day'`);
  await run(sql`delete from used_tokens where expires_at < now()`);
  await run(sql`delete from rate_limits where expire < extract(epoch from now()) * 1000`);
  await run(sql`delete from rejected_resumes where day < current_date - 30`);
  await resumes.removeUploads(orphanAgeMs);
  await inTransaction(payload, async (transaction) => {
    const { rows } = await transaction.execute<{ id: number }>(sql`
      select id from applications where resume_scan = 'waiting' and resume_stored_name <> '' and not exists (
        select from pgboss.job where name = 'resume-scan' and state in ('created', 'retry', 'active')
          and data ->> 'application' = applications.id::text)`);
    for (const { id } of rows) await queue.send(transaction, 'resume-scan', { application: id });
  });
}

/**
 * Removes files and emails without a record, which killed processes and failed transactions leave. Once a day, because
 * it lists the whole storage.
 */
export async function removeOrphans(options: CleanUpOptions & { media: FileStore }): Promise<void> {
  const { payload, media, resumes, outboxDir } = options;
  await removeUnreferenced(resumes, {
    olderThanMs: orphanAgeMs,
    async isReferenced(names) {
      const { rows } = await execute(payload)<{ name: string }>(sql`
        select resume_stored_name as name from applications where resume_stored_name in ${names}`);
      return new Set(rows.map(({ name }) => name));
    },
  });
  await removeUnreferenced(media, {
    olderThanMs: orphanAgeMs,
    async isReferenced(names) {
      const { rows } = await execute(payload)<{ name: string }>(sql`
        select field.value as name from media, jsonb_each_text(to_jsonb(media)) as field
        where field.key like '%filename' and field.value in ${names}`);
      const referenced = rows.map(({ name }) => name);
      return new Set([...referenced, ...names.filter((name) => !hashedName.test(name))]);
    },
  });
  const findKnown = (hashes: string[]) => findKnownEmails(payload, hashes);
  await cleanUpOutbox(outboxDir, { unfinishedMs: unfinishedAgeMs, findKnown });
}

/**
 * Removes the files of erased records, and their emails from the outbox.
 * @throws {StorageUnavailable} so that the queue retries
 */
export async function removeErased(
  { payload, resumes, outboxDir }: CleanUpOptions,
  files: string[],
): Promise<void> {
  for (const file of files) await resumes.remove(file);
  const findKnown = (hashes: string[]) => findKnownEmails(payload, hashes);
  await cleanUpOutbox(outboxDir, { unfinishedMs: 0, findKnown });
}

/** Hashes of the Message-IDs of all stored emails. */
async function findKnownEmails(payload: Payload, hashes: string[]): Promise<Set<string>> {
  if (hashes.length === 0) return new Set();
  const { rows } = await execute(payload)(sql`select id, created_at from mails`);
  const emails = rows as { id: number; created_at: Date | string }[];
  return new Set(emails.map(({ id, created_at }) => messageHash(messageKey(id, created_at))));
}
