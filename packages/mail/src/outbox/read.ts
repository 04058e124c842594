import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isOutboxId, type OutboxEntry, type OutboxMail, parseKeptMail } from './kept-mail.ts';
import { unlessMissing } from './unless-missing.ts';

/**
 * The newest mails of an outbox, newest first; none when the folder does not exist yet.
 * @param limit how many at most
 */
export async function listOutbox(dir: string, limit: number): Promise<OutboxEntry[]> {
  const files = await unlessMissing(readdir(dir));
  const ids = (files ?? [])
    .filter((name) => name.endsWith('.eml'))
    .map((name) => name.slice(0, -'.eml'.length))
    .filter(isOutboxId)
    .sort()
    .reverse()
    .slice(0, limit);
  const mails = await Promise.all(ids.map((id) => readOutbox(dir, id)));
  return mails
    .filter((mail) => mail !== undefined)
    .map(({ id, subject, to, time }) => ({ id, subject, to, time }));
}

/** One mail of an outbox; undefined when there is none of that id, whatever the id is. */
export async function readOutbox(dir: string, id: string): Promise<OutboxMail | undefined> {
  if (!isOutboxId(id)) return undefined;
  const file = await unlessMissing(readFile(join(dir, `${id}.eml`)));
  return file && parseKeptMail(id, file);
}
