import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { decodeWords } from 'postal-mime';

/** An email in the outbox, for a list. */
export interface OutboxEntry {
  /** Name of its file without `.eml`. */
  id: string;
  subject: string;
  to: string;
  /** ISO time at which it was stored. */
  time: string;
}

/** A whole email in the outbox. */
export interface OutboxEmail extends OutboxEntry {
  /** In their order, decoded. */
  headers: { name: string; value: string }[];
  text: string;
  html: string;
}

/** Names as `outboxTransport` creates them. */
const idPattern = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z-[0-9a-f]{12}$/;

/** Whether a text can be the id of an email in the outbox. */
export function isOutboxId(id: string): boolean {
  return idPattern.test(id);
}

/** Reads the newest emails of an outbox, newest first; none when the folder does not exist. @param limit how many at most */
export async function listOutbox(dir: string, limit: number): Promise<OutboxEntry[]> {
  const ids = ((await unlessMissing(readdir(dir))) ?? [])
    .filter((name) => name.endsWith('.eml'))
    .map((name) => name.slice(0, -'.eml'.length))
    .filter(isOutboxId)
    .sort()
    .reverse()
    .slice(0, limit);
  const emails = await Promise.all(ids.map((id) => readOutbox(dir, id)));
  return emails
    .filter((email) => email !== undefined)
    .map(({ id, subject, to, time }) => ({ id, subject, to, time }));
}

/** Reads one email of an outbox; undefined when there is none of that id. */
export async function readOutbox(dir: string, id: string): Promise<OutboxEmail | undefined> {
  if (!isOutboxId(id)) return undefined;
  const file = await unlessMissing(readFile(join(dir, `${id}.eml`)));
  if (!file) return undefined;
  const { subject = '', to = [], headers, text = '', html = '' } = await PostalMime.parse(file);
  return {
    id,
    subject,
    to: to.map(({ address, name }) => address ?? name).join(', '),
    time: id.replace(idPattern, '$1T$2:$3:$4.$5Z'),
    headers: headers.map(({ originalKey, value }) => ({ name: originalKey, value: decodeWords(value) })),
    text,
    html,
  };
}

/** Resolves to undefined when a file or folder does not exist. */
export async function unlessMissing<T>(operation: Promise<T>): Promise<T | undefined> {
  try {
    return await operation;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
